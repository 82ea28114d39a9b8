import { authEndpoints } from '@sinau/contracts/core/auth/auth.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { AuthService } from './auth.service.ts';
import type { GoogleSignIn } from './google-sign-in.ts';

export const authRoutes = (auth: AuthService, google: GoogleSignIn) =>
  defineRoutes(authEndpoints, {
    register: async ({ body, userAgent, address, signToken }) => {
      const { profile, sessionId } = await auth.register(body, { userAgent, address });
      return { ...profile, token: signToken(sessionId) };
    },
    requestToken: async ({ body, userAgent, address, signToken }) => {
      const { sessionId, challenge } = await auth.signIn(body, { userAgent, address });
      return { token: sessionId && signToken(sessionId), challenge };
    },
    secondStep: async ({ body, userAgent, address, signToken }) => ({
      token: signToken(await auth.passSecondStep(body, { userAgent, address })),
    }),
    google: async ({ body, userAgent, address, signToken }) => {
      const { sessionId, ...answer } = await google(body, { userAgent, address });
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
