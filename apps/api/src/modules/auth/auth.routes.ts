import { authEndpoints } from '@sinau/contracts/auth/auth.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { AuthService } from './auth.service.ts';

export const authRoutes = (auth: AuthService) =>
  defineRoutes(authEndpoints, {
    register: async ({ body, userAgent, signToken }) => {
      const { profile, sessionId } = await auth.register(body, userAgent);
      return { ...profile, token: signToken(sessionId) };
    },
    requestToken: async ({ body, userAgent, signToken }) => ({ token: signToken(await auth.signIn(body, userAgent)) }),
    me: ({ actor }) => auth.me(actor.id),
    logout: ({ actor }) => auth.logout(actor),
    requestEmailVerification: ({ actor }) => auth.requestEmailVerification(actor.id),
    verifyEmail: ({ body }) => auth.verifyEmail(body.token),
    forgotPassword: ({ body }) => auth.forgotPassword(body.email),
    verifyResetPassword: ({ body }) => auth.resetPassword(body.token, body.password),
    sessions: ({ actor }) => auth.sessions(actor),
    endSession: ({ actor, params }) => auth.endSession(actor.id, params.id),
  });
