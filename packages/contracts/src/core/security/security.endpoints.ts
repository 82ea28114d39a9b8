import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData, shapeOf, text } from '../../fields.ts';
import { codeRules, confirmationMinutes } from './security.rules.ts';
import {
  authenticatorSetup,
  confirmationOptions,
  confirmationProof,
  recoveryCodes,
  twoStepState,
} from './security.schemas.ts';

/** The second step of signing in, and confirmations before sensitive calls. */
export const securityEndpoints = defineEndpoints('security', {
  state: {
    method: 'GET',
    path: '/user/two-step',
    auth: 'user',
    summary: 'Whether I sign in in two steps, and by what',
    data: twoStepState,
  },
  beginAuthenticator: {
    method: 'POST',
    path: '/user/two-step/authenticator',
    auth: 'user',
    needsConfirmation: true,
    summary: 'Draw the secret of an app for codes; it counts once a code of it was sent',
    data: authenticatorSetup,
    errors: ['two_step_on'],
  },
  activateAuthenticator: {
    method: 'PUT',
    path: '/user/two-step/authenticator',
    auth: 'user',
    needsConfirmation: true,
    summary: 'Turn the second step on by a code of the app; ends my other sessions and mails me',
    body: z.object(shapeOf(codeRules)),
    data: recoveryCodes,
    errors: ['two_step_on', 'wrong_code', 'challenge_over', 'too_many_requests'],
    example: { code: '123456' },
  },
  replaceRecoveryCodes: {
    method: 'POST',
    path: '/user/two-step/recovery-code',
    auth: 'user',
    needsConfirmation: true,
    summary: 'Draw new recovery codes; the old ones end',
    data: recoveryCodes,
    errors: ['two_step_off'],
  },
  turnOff: {
    method: 'DELETE',
    path: '/user/two-step',
    auth: 'user',
    needsConfirmation: true,
    summary: 'Sign in by one step again; mails me',
    data: noData,
    errors: ['two_step_off'],
  },
  confirmation: {
    method: 'GET',
    path: '/user/confirmation',
    auth: 'user',
    summary: 'How I can prove that it is me',
    data: confirmationOptions,
  },
  confirm: {
    method: 'POST',
    path: '/user/confirmation',
    auth: 'user',
    summary: `Prove that it is me, which sensitive calls of this session rely on for ${confirmationMinutes} minutes`,
    body: confirmationProof,
    data: noData,
    errors: ['wrong_password', 'password_missing', 'wrong_code', 'too_many_requests'],
    example: { method: 'password', password: 'rahasia-sekali' },
  },
  reset: {
    method: 'POST',
    path: '/operator/user/:id/two-step/reset',
    auth: 'operator',
    staff: [],
    needsConfirmation: true,
    summary:
      'Turn the second step of a user off who lost it and proved who they are; ends their sessions and mails them',
    params: z.object({ id: idOf('user') }),
    body: z.object({ reason: text(500, 10) }),
    data: noData,
    errors: ['not_found', 'two_step_off'],
    example: { reason: 'Identitas dicocokkan lewat panggilan video.' },
  },
});
