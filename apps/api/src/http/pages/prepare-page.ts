import type { FastifyInstance } from 'fastify';
import { endpointTable, type NamedEndpoint } from '@sinau/contracts';
import { addressOf, type CallInput } from '@sinau/contracts/address';
import type { PageLocation, PageQuery, RenderedPage } from '@sinau/contracts/rendered-page';
import { allCategoriesCall, popularCategoriesCall } from '@sinau/contracts/storefront/catalog/catalog.search';
import { categoryEndpoints } from '@sinau/contracts/storefront/category/category.endpoints';
import { contentEndpoints } from '@sinau/contracts/storefront/content/content.endpoints';
import { sharePicture } from '../../platform/share-picture.ts';
import type { SharedHead } from './html.ts';
import type { PageRenderer } from './page-renderer.ts';

interface PageCall {
  readonly endpoint: NamedEndpoint;
  readonly input?: CallInput | undefined;
}

/** The call that a query of a page stands for. */
function callOf({ queryKey }: PageQuery): PageCall {
  const [feature, operation, input] = queryKey as [string, string, CallInput?];
  return { endpoint: (endpointTable as Record<string, Record<string, NamedEndpoint>>)[feature]![operation]!, input };
}

/** The names of the parameters of its path, also of an optional one. */
const paramsIn = ({ path }: RenderedPage) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** Pattern of a slug, an id or a number. */
const reference = /^[\w-]{1,160}$/;

/** Returns who shares a page, judged by one of its addresses. */
export function sharingOf(page: RenderedPage) {
  const params = Object.fromEntries(paramsIn(page).map((name) => [name, 'x']));
  const queries = page.queries({ params, search: new URLSearchParams() });
  if (!queries.every((query) => callOf(query).endpoint.cache)) return {};
  return { cache: 'everybody', ...(page.cacheUntilChanged && { cacheUntilChanged: true }) } as const;
}

/** Layout calls: what navbar, footer and banner show on every page. */
const layoutCalls: readonly PageCall[] = [
  { endpoint: contentEndpoints.banner },
  { endpoint: categoryEndpoints.list, input: allCategoriesCall() },
  { endpoint: categoryEndpoints.list, input: popularCategoriesCall() },
];

/**
 * Makes a page's first calls as a visitor would: all that a rendered one shows, and of any other its layout, so that no
 * banner pushes it down. The page opens even where one of them fails. An address without a parameter that could name
 * something is left to the browser, such as the form to look for a certificate.
 * @param known The page of the path, where the server renders it.
 * @param address Whose limits the calls count against.
 */
export async function preparePage(
  app: FastifyInstance,
  renderer: PageRenderer,
  known: RenderedPage | undefined,
  at: PageLocation & { readonly pathname: string },
  address: string,
) {
  const page = known && paramsIn(known).every((name) => reference.test(at.params[name] ?? '')) ? known : undefined;
  const queries = page?.queries(at) ?? [];
  const make = (calls: readonly PageCall[]) => Promise.all(calls.map((call) => answerOf(app, call, address)));
  const [first, modules] = await Promise.all([
    make([...queries.map(callOf), ...layoutCalls]),
    page ? renderer.modulesOf(at.pathname) : [],
  ]);
  const main = page && (queries.length > 0 ? first[0] : nothingToAsk);
  const next = main?.status === 200 ? page?.next?.(at, main.data) : undefined;
  const answers = [...first, ...(await make(next?.map(callOf) ?? []))];
  return {
    status: main && missingStatuses.has(main.status) ? main.status : 200,
    modules,
    head: page && main?.status === 200 ? headOf(page, at, main.data) : null,
    data: answers.filter(({ status }) => status === 200).map(({ key, data }) => ({ key, data })),
    isWhole: answers.every(({ status }) => status === 200),
  };
}

function headOf(page: RenderedPage, at: PageLocation, answer: unknown): SharedHead {
  const { picture, ...head } = page.head(at, answer);
  return { ...head, ...(picture && { picture: sharePicture(picture) }) };
}

/** The page's subject does not exist, or no longer. */
const missingStatuses = new Set([404, 410]);
const nothingToAsk = { status: 200, data: undefined };

/** The page's own calls count against the limits of the visitor who opened the page. */
async function answerOf(app: FastifyInstance, { endpoint, input }: PageCall, remoteAddress: string) {
  const response = await app.inject({ method: 'GET', url: `/api${addressOf(endpoint.path, input)}`, remoteAddress });
  const { data } = response.json<{ data: unknown }>();
  return { status: response.statusCode, key: [...endpoint.id.split('.'), ...(input ? [input] : [])], data };
}
