import { z } from 'zod';
import { bundleRef, uuid } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { reviewedBundle, reviewedBundleDetail } from './bundle-desk.schemas.ts';
import { decisionEndpointsOf, queueFilter } from './decision.endpoints.ts';

const byBundle = z.object({ id: bundleRef });
const decisions = decisionEndpointsOf('bundle', bundleRef, reviewedBundle, {
  publish: 'mails its maker',
  revise: '',
  suspend: 'its classes stay on sale',
  examples: {
    revise: 'Jelaskan kenapa kelas-kelas ini cocok bersama.',
    suspend: 'Gambar sampulnya memuat merek orang lain.',
  },
});

/** Operator commands for bundles, the same as for classes. */
export const bundleDeskEndpoints = {
  bundles: {
    method: 'GET',
    path: '/operator/bundle',
    auth: 'operator',
    staff: ['review'],
    summary:
      'Bundles and where they stand in review, longest waiting first; with `classId`, those with this class, without archived ones',
    query: listQuery({
      sort: ['submittedAt', 'title', 'publishedAt'],
      filter: { ...queueFilter, classId: uuid },
    }),
    data: listOf(reviewedBundle),
  },
  bundleDetail: {
    method: 'GET',
    path: '/operator/bundle/:id',
    auth: 'operator',
    staff: ['review'],
    summary: 'A bundle as its makers have it: facts, classes and what happened to it',
    params: byBundle,
    data: reviewedBundleDetail,
    errors: ['not_found'],
  },
  takeUpBundle: decisions.takeUp,
  releaseBundle: decisions.release,
  publishBundle: decisions.publish,
  reviseBundle: decisions.revise,
  suspendBundle: decisions.suspend,
  resumeBundle: decisions.resume,
} as const;
