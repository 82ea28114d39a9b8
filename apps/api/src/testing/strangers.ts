import type { NamedEndpoint } from '@sinau/contracts';
import { addressOf } from '@sinau/contracts/address';
import type { ResourceName } from '@sinau/contracts/fields';
import type { z } from 'zod';
import type { AppUnderTest } from './app-under-test.ts';
import { newProgram, publishedProgram } from './classes.ts';
import { publishedBundle, publishedWebinar } from './marketplace.ts';
import { accountRecords, classRecords, orderRecords, studyRecords, webinarRecords } from './owned-records.ts';
import { newPerson, scene, type PartnerPerson } from './scene.ts';
import { contentOf } from './site-content.ts';

export type Resources = Awaited<ReturnType<typeof ownedResources>>;

/** One record of each kind that a path can name, all of them somebody's own: see `owned-records.ts`. */
export async function ownedResources(app: AppUnderTest) {
  const people = await scene(app);
  const { partner } = people;
  const program = await publishedProgram(app, partner);
  const ids: Record<ResourceName, string> = {
    ...(await accountRecords(app, people)),
    ...(await studyRecords(app, people, program)),
    ...(await classRecords(app, people, program)),
    ...(await webinarRecords(app, partner)),
    ...(await orderRecords(app, people, program)),
    ...(await contentOf(app)),
  };
  return { ids, drafts: await draftsOf(app, partner, program), ...people, stranger: await newStranger(app) };
}

const newStranger = (app: AppUnderTest) => newPerson(app, { fullname: 'Orang Asing' });

/** Drafts that nobody else may see yet, for calls that accept anything on sale from anybody. */
const draftsOf = async (
  app: AppUnderTest,
  partner: PartnerPerson,
  program: { id: string },
): Promise<Partial<Record<ResourceName, string>>> => ({
  program: (await newProgram(app, partner)).id,
  ticket: (await publishedWebinar(app, partner, { statusApprove: 'draft', publishedAt: null })).ticketId,
  webinar: (await publishedWebinar(app, partner, { statusApprove: 'draft', publishedAt: null })).id,
  bundle: (
    await publishedBundle(app, partner, {
      classIds: [program.id, (await publishedProgram(app, partner)).id],
      statusApprove: 'draft',
      publishedAt: null,
    })
  ).id,
});

/** The names of the records in an endpoint's path, by parameter. */
export const resourcesOf = (endpoint: NamedEndpoint) =>
  Object.entries(endpoint.params?.shape ?? {}).flatMap(([name, field]) => {
    const { resource } = ((field as z.ZodType).meta() ?? {}) as { resource?: ResourceName };
    return resource ? [{ name, resource }] : [];
  });

/** Every address of a call with the given ids in it; a parameter that names no record takes each of its values. */
export function addressesWith(endpoint: NamedEndpoint, idOf: (resource: ResourceName) => string): string[] {
  const ids = Object.fromEntries(resourcesOf(endpoint).map(({ name, resource }) => [name, idOf(resource)]));
  const choices = Object.entries(endpoint.params?.shape ?? {}).flatMap(([name, field]) =>
    name in ids ? [] : [{ name, values: (field as z.ZodEnum).options as string[] }],
  );
  const combinations = choices.reduce<Record<string, string>[]>(
    (all, { name, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [ids],
  );
  return [endpoint.path, ...(endpoint.aliases ?? [])].flatMap((path) =>
    combinations.map((params) => addressOf(path, { params })),
  );
}

/** Columns of the tables whose other ones say when a row was last used. */
const columnsOf: Record<string, string> = {
  'public."Session"': '"id", "userId", "userAgent", "createdAt", "endedAt"',
  'public."ApiKey"': '"id", "userId", "name", "scopes", "createdAt", "revokedAt"',
};
const rowsOf = (table: string) => (table in columnsOf ? `(SELECT ${columnsOf[table]} FROM ${table})` : table);

/** A fingerprint of everything that is stored, except counters of calls and the last use of sessions and keys. */
export async function fingerprint(app: AppUnderTest) {
  const { rows: tables } = await app.connections.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'RateLimit' OR (schemaname, tablename) = ('pgboss', 'job') ORDER BY 1",
  );
  const prints = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS print FROM ${rowsOf(name)} t`,
  );
  return (await app.connections.query<{ name: string; print: string }>(`${prints.join(' UNION ALL ')} ORDER BY name`))
    .rows;
}
