import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData, shapeOf } from '../../fields.ts';
import { forgotPasswordRules, newPasswordRules } from './auth.rules.ts';
import { credentials, deviceSession, googleSignIn, mailedToken, profile, registration, wish } from './auth.schemas.ts';

const exampleToken = 'contoh-token-dari-surel-0123456789';

export const authEndpoints = defineEndpoints('auth', {
  register: {
    method: 'POST',
    path: '/user/auth/register',
    auth: 'public',
    summary: 'Open an account; the answer signs in, and a mail asks to confirm the address',
    body: registration,
    data: profile,
    errors: ['email_taken'],
    limit: { calls: 20, seconds: 3600 },
    example: { fullname: 'Sekar Ayu', email: 'sekar@contoh.id', password: 'rahasia-sekali' },
  },
  requestToken: {
    method: 'POST',
    path: '/user/auth/request-token',
    auth: 'public',
    summary: 'Sign in with e-mail and password',
    body: credentials,
    data: z.object({ token: z.string() }),
    errors: ['wrong_credentials', 'account_deactivated', 'account_locked', 'too_many_requests'],
    limit: { calls: 60, seconds: 600 },
    example: { email: 'sekar@contoh.id', password: 'rahasia-sekali' },
  },
  google: {
    method: 'POST',
    path: '/user/auth/sso/google',
    auth: 'public',
    summary: "Sign in by the credential of Google's button; without an account, name and e-mail to register with",
    body: z.object({
      credential: z.string().min(20).max(4_000),
      /** Nonce of the page: a credential with a nonce claim contains its SHA-256, in base64url. */
      nonce: z.string().min(16).max(100).optional(),
    }),
    data: googleSignIn,
    errors: ['not_found', 'google_credential_invalid', 'account_locked', 'unavailable'],
    limit: { calls: 60, seconds: 600 },
    example: { credential: 'contoh.kredensial.dari-google' },
  },
  me: { method: 'GET', path: '/user/me', auth: 'user', summary: 'My profile', data: profile },
  logout: { method: 'POST', path: '/user/auth/logout', auth: 'user', summary: 'End this session', data: noData },
  requestEmailVerification: {
    method: 'POST',
    path: '/user/request-email-verification',
    auth: 'user',
    summary: 'Send the confirmation mail again',
    data: noData,
    errors: ['email_already_verified', 'too_many_mails'],
  },
  verifyEmail: {
    method: 'POST',
    path: '/user/auth/verify-email',
    auth: 'public',
    summary: 'Confirm an address by the token that was mailed to it; the answer says what its owner came for',
    body: z.object({ token: mailedToken }),
    data: z.object({ wish: wish.nullable() }),
    errors: ['token_invalid', 'token_expired', 'email_taken'],
    limit: { calls: 60, seconds: 600 },
    example: { token: exampleToken },
  },
  forgotPassword: {
    method: 'POST',
    path: '/user/auth/forgot-password',
    auth: 'public',
    summary: 'Mail a link to set a new password; answers the same whether the account exists or not',
    body: z.object(shapeOf(forgotPasswordRules)),
    data: noData,
    errors: ['too_many_requests'],
    limit: { calls: 20, seconds: 3600 },
    example: { email: 'sekar@contoh.id' },
  },
  verifyResetPassword: {
    method: 'POST',
    path: '/user/auth/verify-reset-password',
    auth: 'public',
    summary: 'Set a new password by the mailed token; ends every session',
    body: z.object({ token: mailedToken, ...shapeOf(newPasswordRules) }),
    data: noData,
    errors: ['token_invalid', 'token_expired'],
    limit: { calls: 60, seconds: 600 },
    example: { token: exampleToken, password: 'rahasia-baru' },
  },
  sessions: {
    method: 'GET',
    path: '/user/session',
    auth: 'user',
    summary: 'Where I am signed in, newest first',
    data: z.object({ list: z.array(deviceSession) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/user/session/:id',
    auth: 'user',
    summary: 'Sign another device out',
    params: z.object({ id: idOf('session') }),
    data: noData,
    errors: ['not_found'],
  },
});
