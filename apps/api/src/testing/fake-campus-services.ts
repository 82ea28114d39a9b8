import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { CampusPerson, CampusScore } from './fake-campus-message.ts';
import type { AppUnderTest } from './app-under-test.ts';

const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const types = {
  score: 'application/vnd.ims.lis.v1.score+json',
  lineItem: 'application/vnd.ims.lis.v2.lineitem+json',
  roster: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json',
} as const;

export interface Incoming {
  readonly url: URL;
  readonly body: string;
  readonly form: Record<string, string>;
  readonly id: string;
  readonly headers: Record<string, string>;
}
export interface Outgoing {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly link?: string;
}
export const json = (value: unknown, status = 200): Outgoing => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
export const html = (body: string): Outgoing => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><meta charset="utf-8"><title>Kampus</title>${body}`,
});

/** A form that the browser sends by itself. */
export const formOf = (action: string, fields: Readonly<Record<string, string>>, target = '_self') =>
  `<form method="post" action="${action}" target="${target}">${Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${name}" value="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    )
    .join('')}<button>Lanjut</button></form><script>document.forms[0].submit()</script>`;

/** State of the campus that its services read and record. */
interface CampusState {
  readonly url: string;
  readonly clientId: string;
  readonly deploymentId: string;
  readonly publicJwk: object;
  readonly people: CampusPerson[][];
  readonly nextHost: string | null;
  readonly scores: CampusScore[];
  readonly choices: Record<string, unknown>[];
  readonly registrations: Record<string, unknown>[];
  readonly lineItems: Map<string, { label: string; resourceLinkId?: string }>;
  readonly authenticate: (asked: URL) => Promise<{ to: string; fields: Record<string, string> }>;
}

/** Services of the campus, by method and path. They refuse what the specifications do not allow. */
export function servicesOf(campus: CampusState, app: AppUnderTest) {
  const tokens = new Map<string, Set<string>>();
  const assertions = new Set<string>();
  const verified = async (jwt: string, audience: string) =>
    (
      await jwtVerify(jwt, createLocalJWKSet((await app.app.inject('/.well-known/lti/jwks.json')).json()), {
        issuer: campus.clientId,
        audience,
        algorithms: ['RS256'],
        currentDate: app.clock.now(),
      })
    ).payload;

  const routes: Record<string, (call: Incoming) => Promise<Outgoing>> = {
    'GET /.well-known/openid-configuration': async () =>
      json({
        issuer: campus.url,
        authorization_endpoint: `${campus.url}/auth`,
        token_endpoint: `${campus.url}/token`,
        jwks_uri: `${campus.url}/jwks`,
        registration_endpoint: `${campus.url}/register`,
        scopes_supported: ['openid'],
        response_types_supported: ['id_token'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    'POST /register': async ({ body, headers }) => {
      if (headers.authorization !== 'Bearer pendaftaran-1') return json({ error: 'invalid_token' }, 401);
      const client = JSON.parse(body) as Record<string, unknown>;
      campus.registrations.push(client);
      const tool = { ...(client[toolConfiguration] as object), deployment_id: campus.deploymentId };
      return json({ ...client, client_id: campus.clientId, [toolConfiguration]: tool });
    },
    'GET /jwks': async () => json({ keys: [campus.publicJwk] }),
    'GET /auth': async ({ url }) => {
      const { to, fields } = await campus.authenticate(url);
      return html(formOf(to, fields));
    },
    'POST /token': async ({ form }) => {
      const assertion = await verified(form.client_assertion ?? '', `${campus.url}/token`);
      const isFresh = !assertions.has(assertion.jti!) && assertion.sub === campus.clientId;
      if (!isFresh || form.grant_type !== 'client_credentials') return json({ error: 'invalid_grant' }, 400);
      assertions.add(assertion.jti!);
      const token = randomUUID();
      tokens.set(token, new Set((form.scope ?? '').split(' ')));
      return json({ access_token: token, token_type: 'Bearer', expires_in: 3600, scope: form.scope });
    },
    'GET /lineitems': async (call) => {
      requireScope(call, 'lti-ags/scope/lineitem');
      const wanted = call.url.searchParams.get('resource_link_id');
      const found = [...campus.lineItems].filter(([, item]) => item.resourceLinkId === wanted);
      return json(found.map(([id, item]) => ({ id: `${campus.url}/lineitems/${id}`, scoreMaximum: 100, ...item })));
    },
    'POST /lineitems': async (call) => {
      requireScope(call, 'lti-ags/scope/lineitem');
      if (call.headers['content-type'] !== types.lineItem) return json({ error: 'type' }, 415);
      const item = JSON.parse(call.body) as { label: string; resourceLinkId: string };
      const id = randomUUID();
      campus.lineItems.set(id, item);
      return json({ ...item, id: `${campus.url}/lineitems/${id}` }, 201);
    },
    'POST /lineitems/:id/scores': async (call) => {
      requireScope(call, 'lti-ags/scope/score');
      if (call.headers['content-type'] !== types.score) return json({ error: 'type' }, 415);
      if (!campus.lineItems.has(call.id)) return json({ error: 'line item' }, 404);
      campus.scores.push({ lineItem: call.id, ...(JSON.parse(call.body) as Omit<CampusScore, 'lineItem'>) });
      return { status: 204, type: 'text/plain', body: '' };
    },
    'GET /members': async (call) => {
      requireScope(call, 'lti-nrps/scope/contextmembership.readonly');
      if (call.headers.accept !== types.roster) return json({ error: 'type' }, 406);
      const page = Number(call.url.searchParams.get('page'));
      const next = page < campus.people.length ? `${campus.nextHost ?? campus.url}/members?page=${page + 1}` : null;
      const members = campus.people[page - 1]!.map(({ id, name, email, isTeacher }) => ({
        user_id: id,
        status: 'Active',
        name,
        email,
        roles: [isTeacher ? 'Instructor' : 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
      }));
      return {
        status: 200,
        type: types.roster,
        body: JSON.stringify({ id: campus.url, context: { id: 'mk-101' }, members }),
        ...(next && { link: `<${next}>; rel="next"` }),
      };
    },
    'POST /return': async ({ form }) => {
      campus.choices.push(await verified(form.JWT ?? '', campus.url));
      return html('<h1>Pilihan tersimpan</h1>');
    },
  };
  function requireScope({ headers: { authorization = '' } }: Incoming, scope: string) {
    const scopes = tokens.get(authorization.slice('Bearer '.length));
    if (!scopes?.has(`https://purl.imsglobal.org/spec/${scope}`)) throw new Error(`no token for ${scope}`);
  }

  return routes;
}
