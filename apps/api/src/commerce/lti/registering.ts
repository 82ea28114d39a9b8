import { createHash } from 'node:crypto';
import { ltiProblems } from '@sinau/contracts/commerce/lti/lti.rules';
import { z } from 'zod';
import type { BrowserCall, BrowserPage } from '../../platform/browser-page.ts';
import type { Deps } from '../../platform/deps.ts';
import { guardedHref } from '../../platform/guarded-request.ts';
import type { FileAnswer } from '../../platform/public-file.ts';
import type { Limit } from '../../platform/rate-limits.ts';
import { createEventLog } from './event-log.ts';
import { exact, isStorable } from './launch-message.ts';
import { ltiAddresses } from './lti-addresses.ts';
import { registeredPage, registrationPage, sentencePage } from './lti-html.ts';
import { createPlatformCalls, ltiScopes } from './platform-calls.ts';
import { PlatformProblem } from './platform-problem.ts';
import { findByRegistration, updateRegistered } from './platform.queries.ts';

const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const address = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine(isStorable);
const openIdConfiguration = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  registration_endpoint: address,
  authorization_server: exact(500).optional(),
});
const registered = z.object({
  client_id: z.union([exact(255).min(1), z.int().transform(String)]),
  [toolConfiguration]: z
    .object({ deployment_id: z.union([exact(255), z.int().transform(String)]).optional() })
    .optional(),
});
const calls: Limit = { name: 'lti-registration', calls: 60, seconds: 3600 };

export const hashOfRegistration = (token: string) => new Uint8Array(createHash('sha256').update(token).digest());

/** Registers us at a platform by Dynamic Registration 1.0: its administrator opens an address of the mitra, once. */
export function createRegistering(deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'env' | 'limits'>) {
  const { db, clock, env, limits } = deps;
  const addresses = ltiAddresses(env);
  const platformCalls = createPlatformCalls(deps);
  const log = createEventLog(deps);

  async function answer({ params: { token = '' }, fields, address: caller }: BrowserCall, isAgreed: boolean) {
    await limits.consume(calls, caller);
    const hash = hashOfRegistration(token);
    const platform = await findByRegistration(db, hash, clock.now());
    if (!platform) return refusal(new PlatformProblem('registration_unknown'));
    const { openid_configuration: configuration = '', registration_token: registrationToken } = fields;
    const host = URL.parse(configuration)?.hostname;
    if (!host) return refusal(new PlatformProblem('malformed', 'openid_configuration'));
    if (!isAgreed)
      return registrationPage(platform.mitra.name, host, addresses.register(token), {
        agreed: 'true',
        openid_configuration: configuration,
        ...(registrationToken !== undefined && { registration_token: registrationToken }),
      });
    try {
      const details = await register(platform, configuration, registrationToken);
      if (!(await updateRegistered(db, hash, { ...details, connectedAt: clock.now() })))
        throw new PlatformProblem('registration_unknown');
      await log(platform.id, 'registration', { problem: null, detail: host });
      return registeredPage(platform.mitra.name);
    } catch (error) {
      if (!(error instanceof PlatformProblem)) throw error;
      await log(platform.id, 'registration', error);
      return refusal(error);
    }
  }

  async function register({ id }: { id: string }, configuration: string, registrationToken: string | undefined) {
    const toAny = env.WEBHOOK_TARGETS === 'any';
    const refused = (detail: string) => new PlatformProblem('registration_refused', detail);
    const read = { refusal: 'registration_refused' } as const;
    const { value: platform } = await platformCalls.json(configuration, openIdConfiguration, read);
    // Otherwise anybody's configuration could name another campus as its issuer.
    if (new URL(platform.issuer).hostname !== new URL(configuration).hostname) throw refused('issuer');
    for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'registration_endpoint'] as const)
      if (guardedHref(platform[name], toAny) === null) throw refused(name);
    const isSafe = registrationToken === undefined || /^[\x21-\x7e]{1,10000}$/.test(registrationToken);
    if (!isSafe) throw refused('registration_token');
    const { value: answer } = await platformCalls.json(platform.registration_endpoint, registered, {
      ...read,
      ...(registrationToken !== undefined && { token: registrationToken }),
      type: 'application/json',
      body: JSON.stringify(clientOf(id)),
    });
    const deployment = answer[toolConfiguration]?.deployment_id;
    return {
      issuer: platform.issuer,
      clientId: answer.client_id,
      authAddress: platform.authorization_endpoint,
      tokenAddress: platform.token_endpoint,
      keysAddress: platform.jwks_uri,
      tokenAudience: platform.authorization_server ?? null,
      deploymentIds: deployment ? [deployment] : [],
    };
  }

  /** Description of us as a client, as the platform is to store it. */
  const clientOf = (id: string) => ({
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: addresses.login(id),
    redirect_uris: [addresses.launch(id)],
    client_name: env.PRODUCT_NAME,
    jwks_uri: addresses.keys,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: Object.values(ltiScopes).join(' '),
    [toolConfiguration]: {
      domain: new URL(env.PUBLIC_URL).host,
      target_link_uri: addresses.launch(id),
      custom_parameters: {},
      claims: ['iss', 'sub', 'name', 'given_name', 'family_name', 'email'],
      messages: [
        { type: 'LtiResourceLinkRequest', target_link_uri: addresses.launch(id), label: 'Buka kelas' },
        { type: 'LtiDeepLinkingRequest', target_link_uri: addresses.choose(id), label: 'Pilih kelas' },
      ],
    },
  });

  const pages: BrowserPage[] = [
    {
      path: '/lti/register/:token',
      methods: ['GET', 'POST'],
      // Links of others carry no consent: it comes with the form alone.
      answer: (call) => answer(call, call.isForm && call.fields.agreed === 'true'),
    },
  ];
  return pages;
}

const refusal = ({ problem, detail }: PlatformProblem): FileAnswer =>
  sentencePage('Kampus belum tersambung', ltiProblems[problem], 403, detail);
