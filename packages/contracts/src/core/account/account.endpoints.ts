import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { mailedToken } from '../auth/auth.schemas.ts';
import { noData, shapeOf } from '../../fields.ts';
import { legalSlugs } from '../legal/legal.rules.ts';
import { changeEmailRules, changePasswordRules, deactivationRules } from './account.rules.ts';
import { agreements, dataSaver, deactivation } from './account.schemas.ts';

export const accountEndpoints = defineEndpoints('account', {
  changeEmail: {
    method: 'POST',
    path: '/user/change-email',
    auth: 'user',
    summary: 'Ask for another address; it takes effect when the mail sent there is confirmed',
    body: z.object(shapeOf(changeEmailRules)),
    data: noData,
    errors: ['wrong_password', 'password_missing', 'email_taken', 'too_many_requests', 'too_many_mails'],
    example: { email: 'ayu@contoh.id', password: 'rahasia-sekali' },
  },
  changePassword: {
    method: 'POST',
    path: '/user/change-password',
    auth: 'user',
    summary: 'Change my password; ends my other sessions',
    body: z.object(shapeOf(changePasswordRules)),
    data: noData,
    errors: ['wrong_password', 'password_missing', 'too_many_requests'],
    example: { oldPassword: 'rahasia-sekali', password: 'rahasia-baru' },
  },
  deactivation: {
    method: 'GET',
    path: '/user/deactivation',
    auth: 'user',
    summary: 'What closing my account would mean for the mitra that I belong to',
    data: deactivation,
  },
  deactivate: {
    method: 'POST',
    path: '/user/deactivate-account',
    auth: 'user',
    summary:
      'Close my account; ends every session. A mailed link brings it back for fourteen days, then it is deleted: purchases stay in the books without a name',
    body: z.object(shapeOf(deactivationRules)),
    data: noData,
    errors: ['wrong_password', 'password_missing', 'mitra_owes_sessions', 'last_admin', 'too_many_requests'],
    example: { password: 'rahasia-sekali' },
  },
  restore: {
    method: 'POST',
    path: '/user/restore-account',
    auth: 'public',
    summary: 'Bring a closed account back by the token that was mailed',
    body: z.object({ token: mailedToken }),
    data: noData,
    errors: ['token_invalid', 'token_expired'],
    limit: { calls: 60, seconds: 600 },
    example: { token: 'contoh-token-dari-surel-0123456789' },
  },
  exportData: {
    method: 'GET',
    path: '/user/my-data',
    auth: 'user',
    answers: 'zip',
    summary: 'All that is kept about me, as JSON, with the files that I uploaded',
    data: noData,
    errors: ['too_many_requests'],
    limit: { calls: 10, seconds: 600 },
  },
  dataSaver: {
    method: 'GET',
    path: '/user/data-saver',
    auth: 'user',
    summary: 'Whether I play recordings with little data',
    data: dataSaver,
  },
  chooseDataSaver: {
    method: 'PUT',
    path: '/user/data-saver',
    auth: 'user',
    summary: 'Play recordings with little data always, never, or as the device and its line suggest',
    body: dataSaver,
    data: dataSaver,
    example: { choice: 'on' },
  },
  agreements: {
    method: 'GET',
    path: '/user/agreement',
    auth: 'user',
    summary: 'The legal texts, and which version of each I agreed to',
    data: agreements,
  },
  agree: {
    method: 'POST',
    path: '/user/agreement',
    auth: 'user',
    summary: 'Agree to the legal texts in force, naming the versions that I was shown',
    body: z.object({
      versions: z
        .array(z.object({ slug: z.enum(legalSlugs), number: z.int().positive() }))
        .min(1)
        .max(legalSlugs.length),
    }),
    data: agreements,
    errors: ['legal_text_changed'],
    example: { versions: [{ slug: 'terms', number: 1 }] },
  },
});
