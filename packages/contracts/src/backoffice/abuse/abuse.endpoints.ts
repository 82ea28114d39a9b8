import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, uuid } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { abuseCaseKinds, reportReasons } from './abuse.rules.ts';
import {
  abuseCase,
  abuseCaseDetail,
  caseDecision,
  caseDismissal,
  ownReport,
  reportCreation,
  reportedThing,
} from './abuse.schemas.ts';

const byCase = z.object({ id: idOf('abuseCase') });
const staff = ['review', 'support'] as const;
const undecided = ['not_found', 'report_decided', 'report_taken_up'] as const;

/** Reports of users about what others published, and the operators' queue of them. */
export const abuseEndpoints = defineEndpoints('abuse', {
  create: {
    method: 'POST',
    path: '/user/abuse-report',
    auth: 'user',
    summary: 'Report something that breaks the rules; again, to change what I said. Never my own',
    body: reportCreation,
    data: ownReport,
    errors: ['not_found', 'lesson_locked', 'report_own', 'too_many_requests'],
    example: { kind: 'review', id: '019ab000-0000-7000-8000-000000000000', reason: 'spam', text: '' },
  },
  mine: {
    method: 'GET',
    path: '/user/abuse-report/:kind/:id',
    auth: 'user',
    summary: 'My report of a thing that nobody decided about yet; null if there is none',
    params: reportedThing,
    data: ownReport.nullable(),
  },
  queue: {
    method: 'GET',
    path: '/operator/abuse-case',
    auth: 'operator',
    staff,
    summary:
      'Reported things and the appeals of mitra, a row a thing; the longest waiting first. `keyword` is part of its name',
    query: listQuery({
      sort: ['openedAt', 'reportCount'],
      filter: { kind: z.enum(abuseCaseKinds), reason: z.enum(reportReasons), isOpen: z.boolean(), takenUpById: uuid },
    }),
    data: listOf(abuseCase),
  },
  detail: {
    method: 'GET',
    path: '/operator/abuse-case/:id',
    auth: 'operator',
    staff,
    summary: 'A case: the thing as it is now, its reports and what was done about it',
    params: byCase,
    data: abuseCaseDetail,
    errors: ['not_found'],
  },
  takeUp: {
    method: 'PUT',
    path: '/operator/abuse-case/:id/take-up',
    auth: 'operator',
    staff,
    summary: 'Begin with a case; nobody else decides about it until it is released',
    params: byCase,
    data: abuseCaseDetail,
    errors: undecided,
  },
  release: {
    method: 'PUT',
    path: '/operator/abuse-case/:id/release',
    auth: 'operator',
    staff,
    summary: 'Put a case back into the queue, also one that another operator has',
    params: byCase,
    data: abuseCaseDetail,
    errors: ['not_found', 'report_not_taken_up'],
  },
  dismiss: {
    method: 'PUT',
    path: '/operator/abuse-case/:id/dismiss',
    auth: 'operator',
    staff,
    summary:
      'Find nothing wrong, of which the reporters are notified; or turn an appeal down, with the reason for the mitra',
    params: byCase,
    body: caseDismissal,
    data: abuseCaseDetail,
    errors: [...undecided, 'invalid_input'],
    example: {},
  },
  decide: {
    method: 'PUT',
    path: '/operator/abuse-case/:id/decide',
    auth: 'operator',
    staff,
    summary:
      'Act on a case, all at once: its author or mitra gets the reason, and its reporters that something was done',
    params: byCase,
    body: caseDecision,
    data: abuseCaseDetail,
    errors: [...undecided, 'report_act_impossible'],
    example: { acts: ['hide', 'warn'], reason: 'Tulisan ini memuat nomor telepon orang lain.' },
  },
  unhide: {
    method: 'PUT',
    path: '/operator/abuse-case/:id/unhide',
    auth: 'operator',
    staff,
    summary: 'Show what was hidden again',
    params: byCase,
    data: abuseCaseDetail,
    errors: ['not_found', 'report_act_impossible'],
  },
});
