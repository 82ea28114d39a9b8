import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import type { AppUnderTest } from './app-under-test.ts';
import { messageOf, type CampusPerson, type CampusScore, type Launch } from './fake-campus-message.ts';
import { html, json, servicesOf } from './fake-campus-services.ts';
import type { LtiConnection } from '@sinau/contracts/commerce/lti/lti.schemas';

export type FakeCampus = Awaited<ReturnType<typeof startFakeCampus>>;

export interface CampusSettings {
  /** The tool: the campus reads its keys, and goes by its clock. */
  readonly app: AppUnderTest;
  /** Host by which browsers know it: another one than the tool's is another site. */
  readonly host?: string;
}

async function newCampus(now: () => Date) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid: 'kampus-1', alg: 'RS256', use: 'sig' };
  const launches = new Map<string, Launch>();
  const lineItems = new Map<string, { label: string; resourceLinkId?: string }>();
  const campus = {
    url: '',
    clientId: 'klien-sinau',
    deploymentId: 'deployment-1',
    publicJwk,
    privateKey,
    /** Pages of people, as NRPS answers them. */
    people: [[]] as CampusPerson[][],
    /** Host that the next pages of people are said to be on; its own by default. */
    nextHost: null as string | null,
    scores: [] as CampusScore[],
    choices: [] as Record<string, unknown>[],
    registrations: [] as Record<string, unknown>[],
    calls: [] as string[],
    /** Answers in place of the services. */
    refuses: null as ((request: IncomingMessage, response: ServerResponse) => boolean) | null,
    lineItems,

    details: (): LtiConnection => ({
      issuer: campus.url,
      clientId: campus.clientId,
      authAddress: `${campus.url}/auth`,
      tokenAddress: `${campus.url}/token`,
      keysAddress: `${campus.url}/jwks`,
      deploymentIds: [campus.deploymentId],
    }),

    /** Begins a launch: the fields by which the browser is sent to the tool. */
    begin(target: string, launch: Launch) {
      const hint = randomUUID();
      launches.set(hint, launch);
      return {
        iss: campus.url,
        login_hint: launch.person.id,
        target_link_uri: target,
        lti_message_hint: hint,
        client_id: campus.clientId,
        lti_deployment_id: campus.deploymentId,
      };
    },

    sign: (claims: JWTPayload, header: { alg?: string; kid?: string } = {}, key: CryptoKey | Uint8Array = privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'kampus-1', typ: 'JWT', ...header }).sign(key),

    /** Answers the request for authentication as the browser brings it; throws where the tool has broken a rule. */
    async authenticate(asked: URL, change: (claims: JWTPayload) => JWTPayload = (claims) => claims) {
      const query = Object.fromEntries(asked.searchParams);
      const expected = { scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' };
      for (const [name, value] of Object.entries({ ...expected, client_id: campus.clientId }))
        if (query[name] !== value) throw new Error(`${name} is ${query[name]}`);
      const launch = launches.get(query.lti_message_hint ?? '');
      if (launch?.person.id !== query.login_hint) throw new Error('unknown login');
      // A message hint works once, as in Moodle.
      launches.delete(query.lti_message_hint!);
      const { redirect_uri: to = '', nonce = '', state = '' } = query;
      const claims = change(messageOf(campus, launch!, { nonce, target: to, now: now() }));
      return { to, fields: { state, id_token: await campus.sign(claims) } };
    },
  };
  return campus;
}

/**
 * The system of a campus as a platform of LTI 1.3 Advantage: it checks what a tool sends as strictly as the
 * specifications let it, records it, and refuses everything else.
 */
export async function startFakeCampus({ app, host = '127.0.0.1' }: CampusSettings) {
  const campus = await newCampus(() => app.clock.now());
  const routes = servicesOf(campus, app);

  /** Pages of the campus besides, by their paths: a test adds its course. */
  const pages = new Map<string, () => string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url!, campus.url);
      const body = Buffer.concat(chunks).toString();
      const [, id] = /^\/lineitems\/([^/]+)\/scores$/.exec(url.pathname) ?? [];
      const path = id ? '/lineitems/:id/scores' : url.pathname;
      campus.calls.push(`${request.method} ${path}`);
      if (campus.refuses?.(request, response)) return;
      const form = Object.fromEntries(new URLSearchParams(body));
      const call = { url, body, form, id: id ?? '', headers: request.headers as Record<string, string> };
      const page = pages.get(url.pathname);
      const answer = page
        ? Promise.resolve(html(page()))
        : (routes[`${request.method} ${path}`]?.(call) ?? Promise.resolve(json({}, 404)));
      answer
        .catch((error: unknown) => json({ error: String(error) }, 401))
        .then(({ status, type, body: text, link }) =>
          response.writeHead(status, { 'content-type': type, ...(link && { link }) }).end(text),
        );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  campus.url = `http://${host}:${(server.address() as AddressInfo).port}`;
  return Object.assign(campus, {
    pages,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
