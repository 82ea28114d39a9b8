import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ltiProblems, type LtiEventKind } from '@sinau/contracts/commerce/lti/lti.rules';
import { cookieIn, type BrowserCall, type BrowserPage } from '../../platform/browser-page.ts';
import { later, minutes } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FileAnswer } from '../../platform/public-file.ts';
import type { Limit } from '../../platform/rate-limits.ts';
import { isUuid } from '../../platform/refs.ts';
import { createChoosing } from './choosing.ts';
import { createEventLog } from './event-log.ts';
import { createIdTokens } from './id-token.ts';
import { isChoosing, messageTypes } from './launch-message.ts';
import { insertLogin, takeLogin } from './launch.queries.ts';
import { ltiAddresses } from './lti-addresses.ts';
import { redirectTo, sentencePage, tabPage } from './lti-html.ts';
import { createOpening } from './opening.ts';
import { createPlatformCalls } from './platform-calls.ts';
import { PlatformProblem } from './platform-problem.ts';
import { findPlatform, type ConnectedPlatform } from './platform.queries.ts';

/** Minutes from a login to its launch. */
const loginMinutes = 10;
/** Cookie of the browser that begins a login. */
const browserCookie = 'sinau_lti';
const browserSecret = /^[\w-]{43}$/;
/** Pages of one address: a whole campus may be behind it. */
const pageCalls: Limit = { name: 'lti-page', calls: 1_200, seconds: 60 };

type LaunchDeps = Pick<Deps, 'db' | 'keys' | 'clock' | 'env' | 'limits' | 'log'>;

const hashOf = (secret: string) => new Uint8Array(createHash('sha256').update(secret).digest());
/** Hash of the browser that calls; null for one that never began a login. */
export function browserHashOf(cookies: string) {
  const secret = cookieIn(cookies, browserCookie);
  return secret && browserSecret.test(secret) ? hashOf(secret) : null;
}

/**
 * Serves the login and the launch of platforms (OpenID Connect by a third party). A login belongs to the browser that
 * began it, by a cookie, so that nobody is signed in by a launch of somebody else. Frames have no cookies: a class opens
 * in a tab, and the choice of classes, which signs nobody in, needs none.
 */
export function createLaunching(deps: LaunchDeps) {
  const { db, clock, env, limits } = deps;
  const addresses = ltiAddresses(env);
  const readToken = createIdTokens(deps, createPlatformCalls(deps));
  const choosing = createChoosing(deps);
  const open = createOpening(deps);
  const log = createEventLog(deps);

  /** Answers with a sentence in place of a problem, which the mitra reads in its list as well. */
  async function explained(kind: LtiEventKind, { address, params }: BrowserCall, work: () => Promise<FileAnswer>) {
    try {
      await limits.consume(pageCalls, address);
      return await work();
    } catch (error) {
      if (!(error instanceof PlatformProblem)) throw error;
      const { problem, detail } = error;
      if (params.id && isUuid(params.id)) await log(params.id, kind, { problem, detail });
      return sentencePage('Kelas belum bisa dibuka', ltiProblems[problem], 403, detail);
    }
  }

  async function connected(id: string | undefined): Promise<ConnectedPlatform> {
    const found = id && isUuid(id) ? await findPlatform(db, id) : null;
    if (!found || found.isRevoked) throw new PlatformProblem('revoked');
    if (!found.connected) throw new PlatformProblem('not_connected');
    return found.connected;
  }

  /** Takes the initiation of a login, and sends the browser on to the platform. */
  async function login(call: BrowserCall): Promise<FileAnswer> {
    const platform = await connected(call.params.id);
    const {
      iss,
      login_hint: hint,
      target_link_uri: target,
      lti_message_hint: messageHint,
      client_id: clientId,
    } = call.fields;
    if (!iss || !hint || !target) throw new PlatformProblem('malformed', 'iss, login_hint, target_link_uri');
    if (iss !== platform.issuer) throw new PlatformProblem('wrong_issuer', iss.slice(0, 200));
    if (clientId !== undefined && clientId !== platform.clientId)
      throw new PlatformProblem('wrong_client', clientId.slice(0, 200));
    const isChoice = target.startsWith(addresses.choose(platform.id));
    // Some platforms accept their hint once only, so the tab begins before they were asked.
    if (call.isFramed && !isChoice) return tabPage(platform.name, addresses.login(platform.id), call.fields);

    const sent = cookieIn(call.cookies, browserCookie);
    const secret = sent && browserSecret.test(sent) ? sent : randomBytes(32).toString('base64url');
    const id = randomUUID();
    const nonce = randomUUID();
    await insertLogin(db, {
      id,
      platformId: platform.id,
      nonce,
      browserHash: isChoice ? null : hashOf(secret),
      expiresAt: later(clock.now(), minutes(loginMinutes)),
    });
    const to = new URL(platform.authAddress);
    const asked = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.clientId,
      redirect_uri: addresses.launch(platform.id),
      login_hint: hint,
      ...(messageHint !== undefined && { lti_message_hint: messageHint }),
      state: id,
      nonce,
    };
    for (const [name, value] of Object.entries(asked)) to.searchParams.set(name, value);
    return redirectTo(to.href, isChoice ? {} : { 'set-cookie': cookieOf(secret) });
  }

  /** Takes the answer of the platform: the launch of a class, or the request for a choice. */
  async function launch(call: BrowserCall): Promise<FileAnswer> {
    const platform = await connected(call.params.id);
    const { state = '', id_token: token, error, error_description: description = '' } = call.fields;
    const login = isUuid(state) ? await takeLogin(db, platform.id, state, clock.now()) : null;
    if (!login) throw new PlatformProblem('state_unknown');
    if (login.browserHash && !isSameBrowser(login.browserHash, call.cookies))
      throw new PlatformProblem('state_unknown');
    if (!token) throw new PlatformProblem('malformed', `${error ?? 'id_token'} ${description}`.slice(0, 200));
    const message = await readToken(platform, token, login.nonce);
    if (isChoosing(message)) return choosing.ask(platform, message);
    // A login without a browser is for choices alone.
    if (!login.browserHash) throw new PlatformProblem('message_unknown', messageTypes.resource);
    return open(platform, message, new Uint8Array(login.browserHash));
  }

  const pages: BrowserPage[] = [
    {
      path: '/lti/login/:id',
      methods: ['GET', 'POST'],
      answer: (call) => explained('launch', call, () => login(call)),
    },
    { path: '/lti/launch/:id', methods: ['POST'], answer: (call) => explained('launch', call, () => launch(call)) },
    {
      path: '/lti/chosen',
      methods: ['POST'],
      answer: (call) => explained('choice', call, () => choosing.answer(call)),
    },
  ];
  return pages;
}

function isSameBrowser(expected: Uint8Array, cookies: string) {
  const sent = browserHashOf(cookies);
  return sent !== null && Buffer.from(expected).equals(sent);
}

/** The launch is a form of another site, which takes along no cookies of a stricter kind. */
const cookieOf = (secret: string) =>
  `${browserCookie}=${secret}; Path=/; Max-Age=86400; HttpOnly; Secure; SameSite=None`;
