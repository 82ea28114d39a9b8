// Written by `pnpm generate` from packages/contracts.
import type { authEndpoints } from '@sinau/contracts/core/auth/auth.endpoints';
import { operation } from '../operation.ts';

export const auth = {
  key: ['auth'],
  register: operation<typeof authEndpoints.register>('auth.register', 'POST', '/user/auth/register'),
  requestToken: operation<typeof authEndpoints.requestToken>('auth.requestToken', 'POST', '/user/auth/request-token'),
  secondStep: operation<typeof authEndpoints.secondStep>('auth.secondStep', 'POST', '/user/auth/second-step'),
  google: operation<typeof authEndpoints.google>('auth.google', 'POST', '/user/auth/sso/google'),
  me: operation<typeof authEndpoints.me>('auth.me', 'GET', '/user/me'),
  logout: operation<typeof authEndpoints.logout>('auth.logout', 'POST', '/user/auth/logout'),
  requestEmailVerification: operation<typeof authEndpoints.requestEmailVerification>('auth.requestEmailVerification', 'POST', '/user/request-email-verification'),
  verifyEmail: operation<typeof authEndpoints.verifyEmail>('auth.verifyEmail', 'POST', '/user/auth/verify-email'),
  forgotPassword: operation<typeof authEndpoints.forgotPassword>('auth.forgotPassword', 'POST', '/user/auth/forgot-password'),
  verifyResetPassword: operation<typeof authEndpoints.verifyResetPassword>('auth.verifyResetPassword', 'POST', '/user/auth/verify-reset-password'),
  sessions: operation<typeof authEndpoints.sessions>('auth.sessions', 'GET', '/user/session'),
  endSession: operation<typeof authEndpoints.endSession>('auth.endSession', 'DELETE', '/user/session/:id'),
};
