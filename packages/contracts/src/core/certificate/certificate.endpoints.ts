import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData, text, uuid } from '../../fields.ts';
import { jsonText, listOf, listQuery } from '../../list-query.ts';
import {
  certificate,
  certificateDownload,
  certificateNumber,
  ownCertificate,
  revocationReasons,
} from './certificate.schemas.ts';

const byId = z.object({ id: idOf('certificate') });
/** The reason for revoking or restoring it; its owner reads it. */
const certificateNote = text(500, 10);
const byNumber = z.object({ number: certificateNumber });
const fileName = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]+\.pdf$/);

/** Slows down a caller who tries numbers one after another, but not users who check a stack of applications. */
const lookups = { calls: 60, seconds: 60 };

export const certificateEndpoints = defineEndpoints('certificate', {
  mine: {
    method: 'GET',
    path: '/user/certificate',
    auth: 'user',
    summary: 'My certificates, the newest first; `keyword` is part of a class title',
    query: listQuery({ sort: ['issuedAt'], filter: { isHidden: z.boolean(), classId: idOf('program') } }),
    data: listOf(ownCertificate),
  },
  mineDetail: {
    method: 'GET',
    path: '/user/certificate/:id',
    aliases: ['/v2/user/certificate/:id'],
    auth: 'user',
    summary: 'One certificate of mine',
    params: byId,
    data: ownCertificate,
    errors: ['not_found'],
  },
  hideOrShow: {
    method: 'PUT',
    path: '/user/certificate/:id/hide-or-show',
    auth: 'user',
    summary: 'Take it off my public profile, or bring it back; its number can be verified either way',
    params: byId,
    data: ownCertificate,
    errors: ['not_found'],
  },
  correctName: {
    method: 'PUT',
    path: '/user/certificate/:id/correct-name',
    auth: 'user',
    summary: 'Put the name of my profile on it, at most twice; whoever verifies it sees that the name was corrected',
    params: byId,
    data: ownCertificate,
    errors: ['not_found', 'certificate_revoked', 'certificate_name_final'],
    limit: { calls: 30, seconds: 600 },
  },
  download: {
    method: 'PUT',
    path: '/user/certificate/:id/download',
    auth: 'user',
    summary: 'Where its PDF is; made at the first download, and counted at each',
    params: byId,
    data: certificateDownload,
    errors: ['not_found', 'certificate_revoked'],
  },
  file: {
    method: 'GET',
    path: '/certificate/file/:token/:name',
    auth: 'public',
    answers: 'file',
    summary: 'The PDF, by an address that `download` gave',
    params: z.object({ token: z.string().max(200), name: fileName }),
    data: noData,
    errors: ['not_found', 'certificate_address_expired'],
  },
  picture: {
    method: 'GET',
    path: '/certificate/picture/:number',
    auth: 'public',
    answers: 'file',
    summary: 'The certificate as a picture (SVG)',
    params: byNumber,
    data: noData,
    errors: ['not_found'],
    limit: { calls: 300, seconds: 60 },
  },
  story: {
    method: 'GET',
    path: '/certificate/story/:number',
    auth: 'public',
    answers: 'file',
    summary: 'The certificate in a picture for stories (PNG, 1080 × 1920)',
    params: byNumber,
    data: noData,
    errors: ['not_found'],
    limit: { calls: 60, seconds: 60 },
  },
  list: {
    method: 'GET',
    path: '/certificate',
    auth: 'public',
    summary: 'Those that a user shows (`filter.userId`), or the one with a number (`keyword`); nothing without either',
    query: listQuery({ sort: ['issuedAt'] }).extend({
      filter: jsonText(z.strictObject({ userId: idOf('user') })).optional(),
    }),
    data: listOf(certificate),
    limit: lookups,
  },
  verify: {
    method: 'GET',
    path: '/certificate/verify/:number',
    auth: 'public',
    summary: 'Whose it is and for what, and whether it still holds',
    params: byNumber,
    data: certificate,
    errors: ['not_found'],
    limit: lookups,
  },
  detail: {
    method: 'GET',
    path: '/certificate/:type/:id',
    aliases: ['/v2/certificate/:type/:id'],
    auth: 'public',
    summary: 'The same, by its id and the type of its class',
    params: z.object({ type: z.enum(['program', 'webinar', 'bundle']), id: uuid }),
    data: certificate,
    errors: ['not_found'],
    limit: lookups,
  },
  revoke: {
    method: 'PUT',
    path: '/operator/certificate/:id/revoke',
    auth: 'operator',
    staff: ['support', 'review'],
    summary: 'Declare it void; whoever looks it up sees it, and its owner is mailed the reason',
    params: byId,
    body: z.strictObject({ reason: z.enum(revocationReasons), note: certificateNote.optional() }),
    data: ownCertificate,
    errors: ['not_found', 'certificate_revoked'],
    example: { reason: 'error', note: 'Terbit untuk peserta yang salah.' },
  },
  restore: {
    method: 'PUT',
    path: '/operator/certificate/:id/restore',
    auth: 'operator',
    staff: ['support', 'review'],
    summary: 'Let a certificate that was revoked hold again, unless its class was returned; mails its owner',
    params: byId,
    body: z.strictObject({ note: certificateNote }),
    data: ownCertificate,
    errors: ['not_found', 'certificate_not_revoked', 'certificate_without_access'],
    example: { note: 'Keliru dicabut: nilainya sudah benar.' },
  },
});
