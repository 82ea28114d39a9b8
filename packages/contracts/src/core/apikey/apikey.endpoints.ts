import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';
import { apiKey, apiKeyCreation, newApiKey } from './apikey.schemas.ts';

/** Keys by which a mitra's own programs call the API; see docs/api-keys.md. */
export const apikeyEndpoints = defineEndpoints('apikey', {
  list: {
    method: 'GET',
    path: '/user/api-key',
    auth: 'partner',
    summary: 'The API keys of my mitra, the newest first, 100 at most; revoked and expired ones too',
    data: z.object({ list: z.array(apiKey) }),
  },
  create: {
    method: 'POST',
    path: '/user/api-key',
    auth: 'partner',
    needsConfirmation: true,
    summary: 'Make an API key. Its secret is in this answer alone',
    body: apiKeyCreation,
    data: newApiKey,
    errors: ['too_many_api_keys', 'invalid_input'],
    example: { name: 'Sistem HR', scopes: ['classes', 'enrol'], expiresAt: null, addresses: ['203.0.113.0/24'] },
  },
  revoke: {
    method: 'DELETE',
    path: '/user/api-key/:id',
    auth: 'partner',
    summary: 'Revoke an API key of my mitra; revoking it again changes nothing',
    params: z.object({ id: idOf('apiKey') }),
    data: noData,
    errors: ['not_found'],
  },
});
