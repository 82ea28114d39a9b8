import type { IncomingHttpHeaders } from 'node:http';
import type { LtiProblem } from '@sinau/contracts/commerce/lti/lti.rules';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { guardedRequest, problemOfRequest, type GuardedAnswer } from '../../platform/guarded-request.ts';
import { PlatformProblem } from './platform-problem.ts';
import { signMessage } from './tool-keys.ts';

export const ltiScopes = {
  score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  lineItem: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  roster: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

/** Bytes of an answer of a platform that are read. */
const mostBytes = 2_000_000;

export interface ServicePlatform {
  readonly clientId: string | null;
  readonly tokenAddress: string | null;
  readonly tokenAudience: string | null;
}

interface PlatformRequest {
  /** Problem of an answer that is none of success. */
  readonly refusal: LtiProblem;
  readonly token?: string;
  readonly accept?: string;
  /** Text to post, with its type. */
  readonly body?: string;
  readonly type?: string;
}

/** Calls the services of platforms, whose addresses anybody may have chosen. */
export function createPlatformCalls(deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'env'>) {
  async function call(address: string, { token, accept = 'application/json', body, type, refusal }: PlatformRequest) {
    let answer: GuardedAnswer;
    try {
      answer = await guardedRequest(address, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept,
          'user-agent': 'Sinau-LTI/1',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(type && { 'content-type': type }),
        },
        ...(body !== undefined && { body }),
        mostBytes,
        toAny: deps.env.WEBHOOK_TARGETS === 'any',
      });
    } catch (error) {
      throw new PlatformProblem('unreachable', `${hostOf(address)}: ${problemOfRequest(error)}`, { cause: error });
    }
    if (answer.status < 200 || answer.status > 299)
      throw new PlatformProblem(refusal, `${hostOf(address)}: dijawab ${answer.status}`);
    return answer;
  }

  /** Calls for JSON of a shape. */
  async function json<S extends z.ZodType>(address: string, schema: S, request: PlatformRequest) {
    const { body, isWhole, headers } = await call(address, request);
    const parsed = isWhole ? schema.safeParse(jsonIn(body)) : null;
    if (!parsed?.success) throw new PlatformProblem(request.refusal, `${hostOf(address)}: jawabannya tidak terbaca`);
    return { value: parsed.data, headers: headers as IncomingHttpHeaders };
  }

  /** Asks the platform for a token of its services, by an assertion that we sign (RFC 7523). */
  async function accessToken({ clientId, tokenAddress, tokenAudience }: ServicePlatform, scopes: readonly string[]) {
    const assertion = await signMessage(deps, tokenAudience ?? tokenAddress!, { iss: clientId!, sub: clientId! });
    const { value } = await json(tokenAddress!, z.object({ access_token: z.string().min(1).max(10_000) }), {
      refusal: 'token_refused',
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
        scope: scopes.join(' '),
      }).toString(),
    });
    // A header that breaks would be a request of another kind.
    if (/[^\x21-\x7e]/.test(value.access_token)) throw new PlatformProblem('token_refused');
    return value.access_token;
  }

  return { call, json, accessToken };
}
export type PlatformCalls = ReturnType<typeof createPlatformCalls>;

const hostOf = (address: string) => URL.parse(address)?.host ?? '';
function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
