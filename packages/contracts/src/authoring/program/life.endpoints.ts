import { z } from 'zod';
import { instant, noData } from '../../fields.ts';

/** The calls of a class about its review, the archive and its deletion, under the word that its addresses have for its kind. */
export const lifeEndpointsOf = <
  Kind extends 'program' | 'webinar',
  Ref extends z.ZodType<string, string>,
  Detail extends z.ZodType,
>(
  kind: Kind,
  ref: Ref,
  detail: Detail,
) => {
  const byRef = z.object({ id: ref });
  const noun = kind === 'webinar' ? 'webinar' : 'class';
  return {
    submit: {
      method: 'PUT',
      path: `/user/${kind}/:id/submit`,
      auth: 'partner',
      scopes: ['edit'],
      summary: `Ask an operator to review and publish it; of a published ${noun}, make its changes live`,
      params: byRef,
      query: z.object({
        /** `updatedAt` of the class as the caller saw it: newer changes are refused. */
        updatedAt: instant.optional(),
      }),
      data: detail,
      errors: [
        'not_found',
        'class_incomplete',
        'class_not_submittable',
        'class_edited_elsewhere',
        'mitra_not_verified',
        'mitra_stopped',
        'live_session_upcoming',
      ],
    },
    withdraw: {
      method: 'PUT',
      path: `/user/${kind}/:id/withdraw`,
      auth: 'partner',
      scopes: ['edit'],
      summary: 'Take a submission back, until an operator takes it up',
      params: byRef,
      data: detail,
      errors: ['not_found', 'class_not_withdrawable'],
    },
    archiveOrRestore: {
      method: 'PUT',
      path: `/user/${kind}/archive-or-restore/:id`,
      auth: 'partner',
      summary: 'Take it out of the catalog, or bring it back; participants keep access. Not while it is under review',
      params: byRef,
      data: detail,
      errors: ['not_found', 'class_under_review'],
    },
    remove: {
      method: 'DELETE',
      path: `/user/${kind}/:id`,
      auth: 'partner',
      summary: 'Delete it, while nobody takes part',
      params: byRef,
      data: noData,
      errors: ['not_found', 'class_has_participants', 'class_has_orders', 'class_in_bundle', 'class_under_review'],
    },
  } as const;
};
