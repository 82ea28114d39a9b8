import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { riskSigns } from '../../authoring/authoring/risk-signs.rules.ts';
import { classChange } from '../../authoring/authoring/class-changes.schemas.ts';
import { classRef, idOf, instant, noData, shapeOf } from '../../fields.ts';
import { lesson } from '../../study/lesson/lesson.schemas.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { mitraStatuses } from '../../core/auth/membership.rules.ts';
import { applicationNoteRules, applicationQuestionRules } from '../../storefront/mitra/mitra.rules.ts';
import { rejectionReason } from '../../storefront/mitra/mitra.schemas.ts';
import { priceChange } from '../../authoring/program/program.schemas.ts';
import { bundleDeskEndpoints } from './bundle-desk.endpoints.ts';
import { decisionEndpointsOf, queueFilter } from './decision.endpoints.ts';
import {
  publication,
  publicationDetail,
  receivedApplication,
  receivedApplicationDetail,
  reviewedClass,
  reviewedClassDetail,
  reviewedMitra,
} from './operator.schemas.ts';

/** Id of the mitra, or of its application in the list. */
const byMitra = z.object({ id: idOf('mitra') });
const byClass = z.object({ id: classRef });

export const operatorEndpoints = defineEndpoints('operator', {
  classes: {
    method: 'GET',
    path: '/operator/class',
    auth: 'operator',
    // The site's content features published classes.
    staff: ['review', 'content'],
    summary: 'Classes and where they stand in review, longest waiting first',
    query: listQuery({
      sort: ['submittedAt', 'title', 'publishedAt'],
      filter: queueFilter,
    }),
    data: listOf(reviewedClass),
  },
  classDetail: {
    method: 'GET',
    path: '/operator/class/:id',
    auth: 'operator',
    staff: ['review'],
    summary: 'A class as its makers have it: facts, outline and what happened to it',
    params: byClass,
    data: reviewedClassDetail,
    errors: ['not_found'],
  },
  lesson: {
    method: 'GET',
    path: '/operator/class/:id/lesson/:lessonId',
    auth: 'operator',
    staff: ['review'],
    summary: 'A lesson of a class as its makers have it, with its files and answer keys',
    params: byClass.extend({ lessonId: idOf('lesson') }),
    data: lesson,
    errors: ['not_found'],
  },
  readLesson: {
    method: 'PUT',
    path: '/operator/class/:id/lesson/:lessonId/read',
    auth: 'operator',
    staff: ['review'],
    summary:
      "Tick a lesson of a class under review as read, or take that back: the caller's own tick, until the class is submitted again",
    params: byClass.extend({ lessonId: idOf('lesson') }),
    body: z.object({ isRead: z.boolean() }),
    data: noData,
    errors: ['not_found', 'class_not_awaiting_review'],
    example: { isRead: true },
  },
  changes: {
    method: 'GET',
    path: '/operator/class/:id/change',
    auth: 'operator',
    staff: ['review'],
    summary: 'What the last publication changed; null for a class that was not published twice',
    params: byClass,
    data: z.object({ publishedAt: instant, list: z.array(classChange) }).nullable(),
    errors: ['not_found'],
  },
  priceHistory: {
    method: 'GET',
    path: '/operator/class/:id/price-history',
    auth: 'operator',
    staff: ['review'],
    summary: "How the prices of a class, or of a webinar's tickets, were changed, the newest change first",
    params: byClass,
    query: listQuery({ sort: ['changedAt'] }),
    data: listOf(priceChange),
    errors: ['not_found'],
  },
  publications: {
    method: 'GET',
    path: '/operator/publication',
    auth: 'operator',
    staff: ['review'],
    summary:
      'The versions of classes that went live, the newest first; `isFirst` tells those that were reviewed before, `isLooked` those that nobody has to look at any more',
    query: listQuery({
      sort: ['publishedAt'],
      filter: { isFirst: z.boolean(), isLooked: z.boolean(), risk: z.enum(riskSigns) },
    }),
    data: listOf(publication),
  },
  publication: {
    method: 'GET',
    path: '/operator/publication/:id',
    auth: 'operator',
    staff: ['review'],
    summary: 'One version of a class that went live, and what it changed',
    params: z.object({ id: idOf('classVersion') }),
    data: publicationDetail,
    errors: ['not_found'],
  },
  look: {
    method: 'PUT',
    path: '/operator/publication/:id/look',
    auth: 'operator',
    staff: ['review'],
    summary: 'Mark a publication as looked at, so that nobody does it again; the first one counts',
    params: z.object({ id: idOf('classVersion') }),
    data: publicationDetail,
    errors: ['not_found', 'publication_looked_at'],
  },
  ...decisionEndpointsOf('class', classRef, reviewedClass, {
    publish: 'keeps a snapshot of what was approved',
    revise: '; sends the comments with it',
    suspend: 'its participants keep it',
    examples: {
      revise: 'Lengkapi deskripsi kelasnya.',
      suspend: 'Materi ketiga memuat foto tanpa izin pemiliknya.',
    },
  }),
  setNewsWriting: {
    method: 'PUT',
    path: '/operator/class/:id/news-writing',
    auth: 'operator',
    staff: ['review'],
    summary: "Say whether a class may have news writing with the assistant ('AI-sisten')",
    params: byClass,
    body: z.object({ isAllowed: z.boolean() }),
    data: reviewedClass.extend({ allowsNewsWriting: z.boolean() }),
    errors: ['not_found'],
    example: { isAllowed: true },
  },
  ...bundleDeskEndpoints,
  applications: {
    method: 'GET',
    path: '/operator/mitra',
    auth: 'operator',
    staff: ['review'],
    summary:
      'Applications to become a partner with their answers, longest waiting first; one that was rejected and sent again stands there twice',
    query: listQuery({ sort: ['submittedAt', 'name'], filter: { status: z.enum(mitraStatuses) } }),
    data: listOf(receivedApplication),
  },
  application: {
    method: 'GET',
    path: '/operator/mitra/:id',
    auth: 'operator',
    staff: ['review'],
    summary:
      'The latest application of a mitra, or the one that is named, with documents, questions, notes and other applications of the same person',
    params: byMitra,
    data: receivedApplicationDetail,
    errors: ['not_found'],
  },
  askApplicant: {
    method: 'POST',
    path: '/operator/mitra/:id/question',
    auth: 'operator',
    staff: ['review'],
    summary: 'Ask the applicant, who is notified and answers in the application; one question at a time',
    params: byMitra,
    body: z.object(shapeOf(applicationQuestionRules)),
    data: receivedApplicationDetail,
    errors: ['not_found', 'mitra_not_awaiting_review', 'mitra_question_open'],
    example: { question: 'Boleh kirim foto sertifikat pelatihan yang kamu sebut?' },
  },
  noteApplication: {
    method: 'POST',
    path: '/operator/mitra/:id/note',
    auth: 'operator',
    staff: ['review'],
    summary: 'Add a note about an application, which staff alone read',
    params: byMitra,
    body: z.object(shapeOf(applicationNoteRules)),
    data: receivedApplicationDetail,
    errors: ['not_found'],
    example: { content: 'Portofolionya sudah dicek, cocok dengan nama di KTP.' },
  },
  verifyMitra: {
    method: 'PUT',
    path: '/operator/mitra/:id/verify',
    auth: 'operator',
    staff: ['review'],
    summary: 'Let a mitra submit classes; mails its owner',
    params: byMitra,
    data: reviewedMitra,
    errors: ['not_found', 'mitra_not_awaiting_review'],
  },
  rejectMitra: {
    method: 'PUT',
    path: '/operator/mitra/:id/reject',
    auth: 'operator',
    staff: ['review'],
    summary: 'Turn a mitra down; mails its owner why, who may apply again',
    params: byMitra,
    body: z.object({ reason: rejectionReason }),
    data: reviewedMitra,
    errors: ['not_found', 'mitra_not_awaiting_review'],
    example: { reason: 'Ceritakan pengalamanmu mengajar lebih lengkap.' },
  },
});
