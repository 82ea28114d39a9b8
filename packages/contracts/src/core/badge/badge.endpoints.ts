import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';
import { certificateNumber } from '../certificate/certificate.schemas.ts';
import { badgeFormats, publicBadgeFormats } from './badge.rules.ts';

const fileName = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]+\.(json|jwt|png|svg)$/);

export const badgeEndpoints = defineEndpoints('badge', {
  address: {
    method: 'PUT',
    path: '/user/certificate/:id/badge',
    auth: 'user',
    summary: 'Where the Open Badge of my certificate is, as a file to take along; with a hash of my e-mail if I want',
    params: z.object({ id: idOf('certificate') }),
    body: z.strictObject({ format: z.enum(badgeFormats), withEmail: z.boolean() }),
    data: z.object({ address: z.string() }),
    errors: ['not_found', 'certificate_revoked'],
    example: { format: 'png', withEmail: true },
  },
  file: {
    method: 'GET',
    path: '/certificate/badge/:token/:name',
    auth: 'public',
    answers: 'file',
    summary: 'The badge, by an address that `address` gave',
    params: z.object({ token: z.string().max(200), name: fileName }),
    data: noData,
    errors: ['not_found', 'certificate_address_expired'],
    limit: { calls: 60, seconds: 60 },
  },
  credential: {
    method: 'GET',
    path: '/certificate/credential/:number/:format',
    auth: 'public',
    answers: 'file',
    summary: 'The Open Badge of a valid certificate, as everybody may check it: without a trace of an e-mail',
    params: z.object({ number: certificateNumber, format: z.enum(publicBadgeFormats) }),
    data: noData,
    errors: ['not_found'],
    limit: { calls: 60, seconds: 60 },
  },
});
