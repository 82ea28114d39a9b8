import { submissionEndpoints } from '@sinau/contracts/study/submission/submission.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { GradingService } from './grading.service.ts';
import type { SubmissionService } from './submission.service.ts';

export const submissionRoutes = (submissions: SubmissionService, grading: GradingService) =>
  defineRoutes(submissionEndpoints, {
    withdraw: ({ actor, params }) => submissions.withdraw(actor, params),
    queue: ({ actor, query }) => grading.queue(actor, query),
    summary: ({ actor }) => grading.summary(actor),
    detail: ({ actor, params }) => grading.detail(actor, params),
    claim: ({ actor, params }) => grading.claim(actor, params),
    release: ({ actor, params }) => grading.release(actor, params),
    grade: ({ actor, params, body }) => grading.grade(actor, params, body),
    operatorDetail: ({ actor, params }) => grading.anyDetail(actor, params),
    snippets: ({ actor }) => grading.snippets(actor),
    createSnippet: ({ actor, body }) => grading.createSnippet(actor, body),
    removeSnippet: ({ actor, params }) => grading.removeSnippet(actor, params),
  });
