import { z } from 'zod';
import { approvalStates } from '../authoring/authoring.rules.ts';
import { defineEndpoints } from '../endpoint.ts';
import { classRef, idOf, instant, text, uuid } from '../fields.ts';
import { listOf, listQuery } from '../list-query.ts';

const reviewedClass = z.object({
  id: uuid, title: z.string(), slug: z.string(), statusApprove: z.enum(approvalStates), mitra: z.object({ name: z.string() }), submittedAt: instant.nullable(),
});
const byClass = z.object({ id: classRef });

export const operatorEndpoints = defineEndpoints('operator', {
  classes: {
    method: 'GET', path: '/operator/class', auth: 'operator', summary: 'Classes and where they stand in review, longest waiting first',
    query: listQuery({ sort: ['submittedAt', 'title'], filter: { statusApprove: z.enum(approvalStates) } }), data: listOf(reviewedClass),
  },
  takeUp: { method: 'PUT', path: '/operator/class/:id/take-up', auth: 'operator', summary: 'Begin to review a class', params: byClass, data: reviewedClass, errors: ['not_found', 'class_not_awaiting_review'] },
  publish: { method: 'PUT', path: '/operator/class/:id/publish', auth: 'operator', summary: 'Publish a class; keeps a snapshot of what was approved', params: byClass, data: reviewedClass, errors: ['not_found', 'class_not_awaiting_review'] },
  revise: {
    method: 'PUT', path: '/operator/class/:id/revise', auth: 'operator', summary: 'Ask its makers for changes', params: byClass,
    body: z.object({ reason: text(1_000, 10) }), data: reviewedClass, errors: ['not_found', 'class_not_awaiting_review'], example: { reason: 'Lengkapi deskripsi kelasnya.' },
  },
  verifyMitra: {
    method: 'PUT', path: '/operator/mitra/:id/verify', auth: 'operator', summary: 'Let a mitra submit classes',
    params: z.object({ id: idOf('mitra') }), data: z.object({ id: uuid, name: z.string(), status: z.enum(['Pending', 'Verified', 'Rejected']) }), errors: ['not_found'],
  },
});
