import { z } from 'zod';
import { approvalStates } from '../../authoring/authoring/authoring.rules.ts';
import { text, uuid } from '../../fields.ts';
import { reasonRule } from './operator.rules.ts';

/** Filters that both queues have. */
export const queueFilter = { statusApprove: z.enum(approvalStates), reviewerId: uuid, isSuspended: z.boolean() };

/** Reason for the makers. */
const reason = z.object({ reason: text(reasonRule.max, reasonRule.min) });

interface DecisionTexts {
  /** Texts of calls that differ between classes and bundles. */
  readonly publish: string;
  readonly revise: string;
  readonly suspend: string;
  readonly examples: { readonly revise: string; readonly suspend: string };
}

/** Calls by which operators decide about a class or a bundle, under the word that addresses and errors have for it. */
export const decisionEndpointsOf = <
  Subject extends 'class' | 'bundle',
  Ref extends z.ZodType<string, string>,
  Reviewed extends z.ZodType,
>(
  subject: Subject,
  ref: Ref,
  reviewed: Reviewed,
  texts: DecisionTexts,
) => {
  const params = z.object({ id: ref });
  return {
    takeUp: {
      method: 'PUT',
      path: `/operator/${subject}/:id/take-up`,
      auth: 'operator',
      staff: ['review'],
      summary: `Begin to review a ${subject}`,
      params,
      data: reviewed,
      errors: ['not_found', `${subject}_not_awaiting_review`],
    },
    release: {
      method: 'PUT',
      path: `/operator/${subject}/:id/release`,
      auth: 'operator',
      staff: ['review'],
      summary: `Put a ${subject} that is under review back into the queue, also one that another operator has`,
      params,
      data: reviewed,
      errors: ['not_found', `${subject}_not_under_review`],
    },
    publish: {
      method: 'PUT',
      path: `/operator/${subject}/:id/publish`,
      auth: 'operator',
      staff: ['review'],
      summary: `Publish a ${subject}; ${texts.publish}`,
      params,
      data: reviewed,
      errors: [
        'not_found',
        `${subject}_not_awaiting_review`,
        `${subject}_reviewed_by_other`,
        `${subject}_incomplete`,
        'mitra_stopped',
      ],
    },
    revise: {
      method: 'PUT',
      path: `/operator/${subject}/:id/revise`,
      auth: 'operator',
      staff: ['review'],
      summary: `Ask its makers for changes${texts.revise}`,
      params,
      body: reason,
      data: reviewed,
      errors: ['not_found', `${subject}_not_awaiting_review`, `${subject}_reviewed_by_other`],
      example: { reason: texts.examples.revise },
    },
    suspend: {
      method: 'PUT',
      path: `/operator/${subject}/:id/suspend`,
      auth: 'operator',
      staff: ['review'],
      summary: `Stop the sales of a published ${subject}; ${texts.suspend}. Mails its maker why`,
      params,
      body: reason,
      data: reviewed,
      errors: ['not_found', `${subject}_not_suspendable`],
      example: { reason: texts.examples.suspend },
    },
    resume: {
      method: 'PUT',
      path: `/operator/${subject}/:id/resume`,
      auth: 'operator',
      staff: ['review'],
      summary: `Let a ${subject} be sold again; mails its maker`,
      params,
      data: reviewed,
      errors: ['not_found', `${subject}_not_suspended`, 'mitra_stopped'],
    },
  } as const;
};
