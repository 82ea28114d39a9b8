import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { email, nothing, password } from '../fields.ts';

const currentPassword = z.string().min(1).max(200);

export const accountEndpoints = defineEndpoints('account', {
  changeEmail: {
    method: 'POST',
    path: '/user/change-email',
    auth: 'user',
    summary: 'Ask for another address; it takes effect when the mail sent there is confirmed',
    body: z.object({ email, password: currentPassword }),
    data: nothing,
    errors: ['wrong_password', 'email_taken', 'too_many_requests'],
    example: { email: 'ayu@contoh.id', password: 'rahasia-sekali' },
  },
  changePassword: {
    method: 'POST',
    path: '/user/change-password',
    auth: 'user',
    summary: 'Change my password; ends my other sessions',
    body: z.object({ oldPassword: currentPassword, password }),
    data: nothing,
    errors: ['wrong_password', 'too_many_requests'],
    example: { oldPassword: 'rahasia-sekali', password: 'rahasia-baru' },
  },
  deactivate: {
    method: 'POST',
    path: '/user/deactivate-account',
    auth: 'user',
    summary: 'Close my account; ends every session, keeps purchases for the books',
    body: z.object({ password: currentPassword }),
    data: nothing,
    errors: ['wrong_password', 'account_holds_mitra', 'too_many_requests'],
    example: { password: 'rahasia-sekali' },
  },
});
