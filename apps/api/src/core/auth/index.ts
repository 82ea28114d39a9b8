import type { JWT } from '@fastify/jwt';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import { isUuid } from '../../platform/refs.ts';
import type { Module } from '../../http/module.ts';
import { createKeyActorFinder, isKey } from '../apikey/index.ts';
import { authRoutes } from './auth.routes.ts';
import { authMails } from './auth.mails.ts';
import { createGoogleSignIn } from './google-sign-in.ts';
import { createAuthService, sweepJob } from './auth.service.ts';
import { securityMails } from './security/security.mails.ts';
import { securityRoutes } from './security/security.routes.ts';
import { createSecurityService } from './security/security.service.ts';
import { resetLinkJob } from './password-reset.ts';

export {
  activeMembership,
  deleteMailTokens,
  findOpenSessions,
  findPendingEmail,
  findUser,
  lockOtherAdmins,
  lockUser,
  updateSessionsEnded,
  updateUser,
} from './auth.queries.ts';
export { deviceOf } from './auth.presenter.ts';
export { openSession, type Device } from './open-session.ts';
export { createPasswordCheck } from './confirm-password.ts';
export { resetTwoSteps } from './security/reset-two-steps.ts';
export { currentPendingPurchase } from './pending-purchase.ts';
export { passwordChangedMail, restorationDays } from './auth.mails.ts';
export { endLinksOfOldPassword, isLinkMail, mailLink, redeemRestoration, renewLink } from './mail-tokens.ts';

export function authModule(deps: Deps): Module {
  const auth = createAuthService(deps);
  return {
    routes: authRoutes(auth, createGoogleSignIn(deps)),
    jobs: [handleJob(resetLinkJob, auth.sendResetLink), handleJob(sweepJob, auth.sweep, '40 2 * * *')],
    mails: [...authMails, ...securityMails],
  };
}

export const securityModule = (deps: Deps): Module => ({ routes: securityRoutes(createSecurityService(deps)) });

/**
 * Reads the bearer token: that of a session, or an API key. A forged or expired token, or one of an ended session, yields
 * no actor; a key that may not be used is refused.
 */
export function createActorFinder(deps: Deps) {
  const auth = createAuthService(deps);
  const findKeyActor = createKeyActorFinder(deps);
  return async ({ headers, server, ip }: FastifyRequest) => {
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (token && isKey(token)) return findKeyActor(token, ip);
    const sessionId = token && sessionNamedBy(token, server.jwt);
    return sessionId ? auth.findActor(sessionId, ip) : null;
  };
}

function sessionNamedBy(token: string, jwt: JWT) {
  try {
    const { sid } = jwt.verify<{ sid: unknown }>(token);
    return typeof sid === 'string' && isUuid(sid) ? sid : null;
  } catch {
    return null;
  }
}
