import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef, idOf, instant, noData } from '../../fields.ts';
import { jsonText, listOf, listQuery } from '../../list-query.ts';
import { approvalStates } from '../../authoring/authoring/authoring.rules.ts';
import { programFormats, classTypes } from '../../storefront/catalog/offer.rules.ts';
import { saleStates } from './report.rules.ts';
import {
  classFunnel,
  classReport,
  classSummary,
  isInOrder,
  lessonStops,
  participantDetail,
  participantReport,
  period,
  quizReport,
  reportSummary,
  wrongOrder,
} from './report.schemas.ts';
import { dashboardSummary, sale, salesSummary } from './sales.schemas.ts';

const ofClass = z.object({ type: z.enum(classTypes), id: classRef });

/**
 * The period of some figures: the last 30 days if both ends are omitted, up to today or since the first sale if one is.
 */
const asked = z.object(period).refine(isInOrder, wrongOrder);
const soldFilter = { classId: idOf('program'), type: z.enum(classTypes), bundleId: idOf('bundle') };

/** Figures of the period: new participants of each class, and its sales. */
const classes = listQuery({
  sort: ['title', 'participants', 'completed', 'averageProgress', 'sales', 'share', 'publishedAt'],
  filter: {
    type: z.enum(classTypes),
    format: z.enum(programFormats),
    statusApprove: z.enum(approvalStates),
    isArchived: z.boolean(),
  },
}).extend(period);
/** Participants who joined within the period. */
const participants = listQuery({
  sort: ['enrolledAt', 'progress', 'fullname', 'lastActivityAt', 'completedAt'],
  filter: { progress: z.int32(), enrolledAt: instant, hasAccess: z.boolean() },
}).extend(period);
const sales = listQuery({
  sort: ['paidAt', 'title', 'listPrice', 'paid', 'fee', 'share'],
  filter: { paidAt: instant, status: z.enum(saleStates), ...soldFilter },
}).extend(period);

/** Filter of the list with all its rows, newest first, without paging. */
const exporting = { answers: 'csv', data: noData, limit: { calls: 30, seconds: 60 } } as const;

/** Reports of the mitra that the caller acts for. */
export const reportEndpoints = defineEndpoints('report', {
  summary: {
    method: 'GET',
    path: '/report-class/get-summary',
    auth: 'partner',
    keyScope: 'reports',
    scopes: ['report'],
    summary: 'What all participants of my classes come to, or those who came in a period',
    query: asked,
    data: reportSummary,
  },
  classes: {
    method: 'GET',
    path: '/report-class/get-list-class',
    auth: 'partner',
    keyScope: 'reports',
    scopes: ['report'],
    summary: 'My classes and bundles that were ever published, those with most participants first',
    query: classes,
    data: listOf(classReport),
  },
  classesCsv: {
    method: 'GET',
    path: '/report-class/get-list-class/csv',
    auth: 'partner',
    keyScope: 'reports',
    scopes: ['report'],
    summary: 'The same as a table',
    query: classes,
    ...exporting,
  },
  classSummary: {
    method: 'GET',
    path: '/report-class/get-detail-summary/:type/:id',
    auth: 'partner',
    keyScope: 'reports',
    scopes: ['report'],
    summary:
      'What the participants of one class come to, or the buyers of one bundle; of a period those who came in it',
    params: ofClass,
    query: asked,
    data: classSummary,
    errors: ['not_found'],
  },
  quizzes: {
    method: 'GET',
    path: '/report-class/get-quiz/:type/:id',
    auth: 'partner',
    keyScope: 'reports',
    scopes: ['report'],
    summary: 'The quizzes of a class, question by question, from the newest 2,000 attempts of each',
    params: ofClass,
    data: z.object({ list: z.array(quizReport) }),
    errors: ['not_found'],
  },
  funnel: {
    method: 'GET',
    path: '/report-class/get-funnel/:type/:id',
    auth: 'partner',
    keyScope: 'reports',
    scopes: ['report'],
    summary: 'Where the participants of a class stop, lesson by lesson, from its newest 1,000 participants',
    params: ofClass,
    data: classFunnel,
    errors: ['not_found'],
  },
  stops: {
    method: 'GET',
    path: '/report-class/get-funnel/:type/:id/:lessonId',
    auth: 'partner',
    scopes: ['report'],
    summary:
      'Why participants stop at one lesson: the seconds, the questions, the wrong answers, and what its last change brought, from the newest 1,000 participants',
    params: ofClass.extend({ lessonId: idOf('lesson') }),
    data: lessonStops,
    errors: ['not_found'],
  },
  remind: {
    method: 'POST',
    path: '/report-class/remind/:type/:id',
    auth: 'partner',
    // Same scope as for announcements.
    scopes: ['grade'],
    summary:
      'Remind those who stopped at a lesson of my class, each at most once within 14 days: a notification and an e-mail, sent in the background',
    params: ofClass,
    body: z.object({ lessonId: idOf('lesson') }),
    data: z.object({ recipients: z.int().positive() }),
    errors: ['not_found', 'nobody_to_remind'],
    example: { lessonId: '0198f1c0-0000-7000-8000-000000000000' },
  },
  participants: {
    method: 'GET',
    path: '/report-class/get-participant/:type/:id',
    auth: 'partner',
    keyScope: 'participants',
    scopes: ['report'],
    summary: 'The participants of a class or the buyers of a bundle, the newest first; `keyword` is part of a name',
    params: ofClass,
    query: participants,
    data: listOf(participantReport),
    errors: ['not_found'],
  },
  participantsCsv: {
    method: 'GET',
    path: '/report-class/get-participant/:type/:id/csv',
    auth: 'partner',
    keyScope: 'participants',
    scopes: ['report'],
    summary: 'The same as a table',
    params: ofClass,
    query: participants,
    errors: ['not_found'],
    ...exporting,
  },
  participant: {
    method: 'GET',
    path: '/report-class/get-detail-participant/:id',
    auth: 'partner',
    keyScope: 'participants',
    scopes: ['report'],
    summary: 'One participant, lesson by lesson',
    params: z.object({ id: idOf('participant') }),
    data: participantDetail,
    errors: ['not_found'],
  },
  dashboard: {
    method: 'GET',
    path: '/user/summary-dashboard-mitra',
    auth: 'partner',
    keyScope: 'reports',
    summary: 'What a period brought, and the one before it: revenue, sales, participants, with the trend of each day',
    query: asked,
    data: dashboardSummary,
  },
  salesSummary: {
    method: 'GET',
    path: '/report-class/get-summary-transaction',
    auth: 'partner',
    keyScope: 'reports',
    summary: 'What was sold in a period, and in as many days before, of all that I sell or of what the filter leaves',
    query: z
      .object({ ...period, filter: jsonText(z.strictObject(soldFilter).partial()).optional() })
      .refine(isInOrder, wrongOrder),
    data: salesSummary,
  },
  sales: {
    method: 'GET',
    path: '/report-class/get-list-transaction',
    auth: 'partner',
    keyScope: 'reports',
    summary:
      'What was sold, line by line, the newest first, and what became of it; `keyword` is part of a title or of an order code',
    query: sales,
    data: listOf(sale),
  },
  salesCsv: {
    method: 'GET',
    path: '/report-class/get-list-transaction/csv',
    auth: 'partner',
    keyScope: 'reports',
    summary: 'The same as a table',
    query: sales,
    ...exporting,
  },
});
