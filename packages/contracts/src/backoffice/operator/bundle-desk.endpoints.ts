import { z } from 'zod';
import { approvalStates } from '../../authoring/authoring/authoring.rules.ts';
import { bundleRef, text, uuid } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { reviewedBundle, reviewedBundleDetail } from './bundle-desk.schemas.ts';
import { reasonRule } from './operator.rules.ts';

const byBundle = z.object({ id: bundleRef });
/** What its makers read. */
const reason = z.object({ reason: text(reasonRule.max, reasonRule.min) });

/** What operators do with bundles, as they do with classes. */
export const bundleDeskEndpoints = {
  bundles: {
    method: 'GET',
    path: '/operator/bundle',
    auth: 'operator',
    summary:
      'Bundles and where they stand in review, longest waiting first; with `classId`, those with this class, without archived ones',
    query: listQuery({
      sort: ['submittedAt', 'title', 'publishedAt'],
      filter: { statusApprove: z.enum(approvalStates), reviewerId: uuid, isSuspended: z.boolean(), classId: uuid },
    }),
    data: listOf(reviewedBundle),
  },
  bundleDetail: {
    method: 'GET',
    path: '/operator/bundle/:id',
    auth: 'operator',
    summary: 'A bundle as its makers have it: facts, classes and what happened to it',
    params: byBundle,
    data: reviewedBundleDetail,
    errors: ['not_found'],
  },
  takeUpBundle: {
    method: 'PUT',
    path: '/operator/bundle/:id/take-up',
    auth: 'operator',
    summary: 'Begin to review a bundle',
    params: byBundle,
    data: reviewedBundle,
    errors: ['not_found', 'bundle_not_awaiting_review'],
  },
  releaseBundle: {
    method: 'PUT',
    path: '/operator/bundle/:id/release',
    auth: 'operator',
    summary: 'Put a bundle that is under review back into the queue, also one that another operator has',
    params: byBundle,
    data: reviewedBundle,
    errors: ['not_found', 'bundle_not_under_review'],
  },
  publishBundle: {
    method: 'PUT',
    path: '/operator/bundle/:id/publish',
    auth: 'operator',
    summary: 'Publish a bundle; mails its maker',
    params: byBundle,
    data: reviewedBundle,
    errors: ['not_found', 'bundle_not_awaiting_review', 'bundle_reviewed_by_other', 'bundle_incomplete'],
  },
  reviseBundle: {
    method: 'PUT',
    path: '/operator/bundle/:id/revise',
    auth: 'operator',
    summary: 'Ask its makers for changes',
    params: byBundle,
    body: reason,
    data: reviewedBundle,
    errors: ['not_found', 'bundle_not_awaiting_review', 'bundle_reviewed_by_other'],
    example: { reason: 'Jelaskan kenapa kelas-kelas ini cocok bersama.' },
  },
  suspendBundle: {
    method: 'PUT',
    path: '/operator/bundle/:id/suspend',
    auth: 'operator',
    summary: 'Stop the sales of a published bundle; its classes stay on sale. Mails its maker why',
    params: byBundle,
    body: reason,
    data: reviewedBundle,
    errors: ['not_found', 'bundle_not_suspendable'],
    example: { reason: 'Gambar sampulnya memuat merek orang lain.' },
  },
  resumeBundle: {
    method: 'PUT',
    path: '/operator/bundle/:id/resume',
    auth: 'operator',
    summary: 'Let a bundle be sold again; mails its maker',
    params: byBundle,
    data: reviewedBundle,
    errors: ['not_found', 'bundle_not_suspended'],
  },
} as const;
