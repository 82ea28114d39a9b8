import type { JSONWebKeySet, JWTHeaderParameters } from 'jose';
import type { LtiProblem } from '@sinau/contracts/commerce/lti/lti.rules';
import { z } from 'zod';
import { hours, later, minutes } from '../../platform/clock.ts';
import type { Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  choosingMessage,
  claims,
  isStorable,
  messageTypes,
  resourceMessage,
  type LaunchMessage,
} from './launch-message.ts';
import type { PlatformCalls } from './platform-calls.ts';
import { PlatformProblem } from './platform-problem.ts';
import { updateKeySet, type ConnectedPlatform } from './platform.queries.ts';

/** Signatures by a key pair alone: with a shared secret, whoever knows our published keys could sign. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'];
/** Members of a key that are kept: those that verify signatures. Each login reads them, and certificates are long. */
const members = ['kty', 'kid', 'alg', 'use', 'crv', 'n', 'e', 'x', 'y'];
const mostOfMember = 3_000;
const key = z.looseObject({ kty: z.string() }).transform((sent) => {
  const isKept = ([name, value]: [string, unknown]) =>
    members.includes(name) && typeof value === 'string' && value.length <= mostOfMember && isStorable(value);
  return Object.fromEntries(Object.entries(sent).filter(isKept)) as { kty: string };
});
const keySet = z.object({ keys: z.array(key).max(100) });
/** Hours after which the keys of a platform are read again, and the least minutes between two readings. */
const keysHours = 12;
const pauseMinutes = 1;

/** Verifies messages of platforms, as the security framework of 1EdTech says. */
export function createIdTokens({ db, clock }: Pick<Deps, 'db' | 'clock'>, calls: PlatformCalls) {
  async function fetchKeys({ id, keysAddress }: ConnectedPlatform): Promise<JSONWebKeySet> {
    const { value } = await calls.json(keysAddress, keySet, { refusal: 'keys_unreachable' }).catch((error: unknown) => {
      const detail = error instanceof PlatformProblem ? error.detail : '';
      throw new PlatformProblem('keys_unreachable', detail, { cause: error });
    });
    await updateKeySet(db, id, value as Prisma.InputJsonObject, clock.now());
    return value;
  }

  /** Finds the key of a token. A key that is not known is looked for once more, since platforms rotate theirs. */
  const keyFinder = (platform: ConnectedPlatform) => async (header: JWTHeaderParameters, token: object) => {
    const { createLocalJWKSet, errors } = await import('jose');
    const now = clock.now();
    const { keySet: known, keySetAt } = platform;
    const isFresh = known !== null && later(keySetAt!, hours(keysHours)) > now;
    const keys = isFresh ? (known as unknown as JSONWebKeySet) : await fetchKeys(platform);
    try {
      return await createLocalJWKSet(keys)(header, token as never);
    } catch (error) {
      const mayFetch = isFresh && later(keySetAt!, minutes(pauseMinutes)) <= now;
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayFetch) throw error;
      return createLocalJWKSet(await fetchKeys(platform))(header, token as never);
    }
  };

  return async (platform: ConnectedPlatform, token: string, nonce: string): Promise<LaunchMessage> => {
    const { jwtVerify } = await import('jose');
    const { issuer, clientId } = platform;
    const { payload } = await jwtVerify(token, keyFinder(platform), {
      issuer,
      audience: clientId,
      algorithms,
      requiredClaims: ['iat', 'exp', 'sub', 'nonce'],
      clockTolerance: 60,
      maxTokenAge: '1 hour',
      currentDate: clock.now(),
    }).catch(async (error: unknown) => {
      throw error instanceof PlatformProblem
        ? error
        : new PlatformProblem(await problemOfToken(error), '', { cause: error });
    });
    const audiences = [payload.aud].flat();
    if (payload.azp === undefined ? audiences.length > 1 : payload.azp !== clientId)
      throw new PlatformProblem('wrong_client');
    if (payload.nonce !== nonce) throw new PlatformProblem('wrong_nonce');
    return messageIn(payload, platform);
  };
}

function messageIn(payload: Record<string, unknown>, { deploymentIds }: ConnectedPlatform): LaunchMessage {
  const type = payload[claims.messageType];
  const schema =
    type === messageTypes.resource ? resourceMessage : type === messageTypes.choosing ? choosingMessage : null;
  if (!schema) throw new PlatformProblem('message_unknown', typeof type === 'string' ? type.slice(0, 100) : '');
  const { data, error } = schema.safeParse(payload);
  if (!data) throw new PlatformProblem('malformed', error.issues[0]!.path.join('.').slice(0, 200), { cause: error });
  const deployment = data[claims.deployment];
  if (!deploymentIds.includes(deployment)) throw new PlatformProblem('deployment_unknown', deployment);
  return data;
}

async function problemOfToken(error: unknown): Promise<LtiProblem> {
  const { errors } = await import('jose');
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) return 'bad_algorithm';
  if (error instanceof errors.JWTClaimValidationFailed)
    return error.claim === 'iss' ? 'wrong_issuer' : error.claim === 'aud' ? 'wrong_client' : 'malformed';
  if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid) return 'malformed';
  return 'bad_signature';
}
