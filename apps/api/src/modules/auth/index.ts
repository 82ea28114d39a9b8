import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../module.ts';
import { authRoutes } from './auth.routes.ts';
import { createAuthService } from './auth.service.ts';

export { countMemberships, findUser, updateSessionsEnded, updateUser } from './auth.queries.ts';
export { mailLink } from './mail-tokens.ts';

export const authModule = (deps: Deps): Module => ({ routes: authRoutes(createAuthService(deps)) });

/** Reads the bearer token. One that is forged, expired or of an ended session is no session at all. */
export function createActorFinder(deps: Deps) {
  const auth = createAuthService(deps);
  return async (request: FastifyRequest) => {
    if (!request.headers.authorization) return null;
    const claims = await request.jwtVerify<{ sid: string }>().catch(() => null);
    return claims && auth.findActor(claims.sid);
  };
}
