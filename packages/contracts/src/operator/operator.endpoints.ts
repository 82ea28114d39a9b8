import { z } from 'zod';
import { approvalStates } from '../authoring/authoring.rules.ts';
import { defineEndpoints } from '../endpoint.ts';
import { classRef, idOf, instant, text, uuid } from '../fields.ts';
import { listOf, listQuery } from '../list-query.ts';
import { mitraStatuses } from '../mitra/mitra.rules.ts';
import { mitraApplication, rejectionReason } from '../mitra/mitra.schemas.ts';

const reviewedClass = z.object({
  id: uuid,
  title: z.string(),
  slug: z.string(),
  statusApprove: z.enum(approvalStates),
  mitra: z.object({ name: z.string() }),
  submittedAt: instant.nullable(),
});
/** The mitra's id, or that of its application in the list. */
const byMitra = z.object({ id: idOf('mitra') });
const reviewedMitra = z.object({ id: uuid, name: z.string(), status: z.enum(mitraStatuses) });
const receivedApplication = mitraApplication.extend({
  applicant: z.object({ id: uuid, fullname: z.string(), email: z.string(), phone: z.string().nullable() }),
});
const byClass = z.object({ id: classRef });

export const operatorEndpoints = defineEndpoints('operator', {
  classes: {
    method: 'GET',
    path: '/operator/class',
    auth: 'operator',
    summary: 'Classes and where they stand in review, longest waiting first',
    query: listQuery({ sort: ['submittedAt', 'title'], filter: { statusApprove: z.enum(approvalStates) } }),
    data: listOf(reviewedClass),
  },
  takeUp: {
    method: 'PUT',
    path: '/operator/class/:id/take-up',
    auth: 'operator',
    summary: 'Begin to review a class',
    params: byClass,
    data: reviewedClass,
    errors: ['not_found', 'class_not_awaiting_review'],
  },
  publish: {
    method: 'PUT',
    path: '/operator/class/:id/publish',
    auth: 'operator',
    summary: 'Publish a class; keeps a snapshot of what was approved',
    params: byClass,
    data: reviewedClass,
    errors: ['not_found', 'class_not_awaiting_review', 'class_incomplete'],
  },
  revise: {
    method: 'PUT',
    path: '/operator/class/:id/revise',
    auth: 'operator',
    summary: 'Ask its makers for changes',
    params: byClass,
    body: z.object({ reason: text(1_000, 10) }),
    data: reviewedClass,
    errors: ['not_found', 'class_not_awaiting_review'],
    example: { reason: 'Lengkapi deskripsi kelasnya.' },
  },
  applications: {
    method: 'GET',
    path: '/operator/mitra',
    auth: 'operator',
    summary:
      'Applications to become a partner with their answers, longest waiting first; one that was rejected and sent again stands there twice',
    query: listQuery({ sort: ['submittedAt', 'name'], filter: { status: z.enum(mitraStatuses) } }),
    data: listOf(receivedApplication),
  },
  verifyMitra: {
    method: 'PUT',
    path: '/operator/mitra/:id/verify',
    auth: 'operator',
    summary: 'Let a mitra submit classes; mails its owner',
    params: byMitra,
    data: reviewedMitra,
    errors: ['not_found', 'mitra_not_awaiting_review'],
  },
  rejectMitra: {
    method: 'PUT',
    path: '/operator/mitra/:id/reject',
    auth: 'operator',
    summary: 'Turn a mitra down; mails its owner why, who may apply again',
    params: byMitra,
    body: z.object({ reason: rejectionReason }),
    data: reviewedMitra,
    errors: ['not_found', 'mitra_not_awaiting_review'],
    example: { reason: 'Ceritakan pengalamanmu mengajar lebih lengkap.' },
  },
});
