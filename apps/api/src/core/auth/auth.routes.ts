import { authEndpoints } from '@sinau/contracts/core/auth/auth.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { AuthService } from './auth.service.ts';
import type { GoogleSignIn } from './google-sign-in.ts';

export const authRoutes = (auth: AuthService, google: GoogleSignIn) =>
  defineRoutes(authEndpoints, {
    register: async ({ body, userAgent, signToken }) => {
      const { profile, sessionId } = await auth.register(body, userAgent);
      return { ...profile, token: signToken(sessionId) };
    },
    requestToken: async ({ body, userAgent, signToken }) => ({ token: signToken(await auth.signIn(body, userAgent)) }),
    google: async ({ body, userAgent, signToken }) => {
      const { sessionId, ...answer } = await google(body, userAgent);
      return { ...answer, token: sessionId && signToken(sessionId) };
    },
    me: ({ actor }) => auth.me(actor),
    logout: ({ actor }) => auth.logout(actor),
    requestEmailVerification: ({ actor }) => auth.requestEmailVerification(actor),
    verifyEmail: ({ body }) => auth.verifyEmail(body),
    forgotPassword: ({ body }) => auth.forgotPassword(body),
    verifyResetPassword: ({ body }) => auth.resetPassword(body),
    sessions: ({ actor }) => auth.sessions(actor),
    endSession: ({ actor, params }) => auth.endSession(actor, params),
  });
