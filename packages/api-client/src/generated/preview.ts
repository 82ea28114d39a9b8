// Written by `pnpm generate` from packages/contracts.
import type { previewEndpoints } from '@sinau/contracts/authoring/preview/preview.endpoints';
import { operation } from '../operation.ts';

export const preview = {
  key: ['preview'],
  program: operation<typeof previewEndpoints.program>('preview.program', 'GET', '/user/preview/program/:id'),
  webinar: operation<typeof previewEndpoints.webinar>('preview.webinar', 'GET', '/user/preview/webinar/:id'),
  lesson: operation<typeof previewEndpoints.lesson>('preview.lesson', 'GET', '/user/preview/lesson/:id'),
  attempt: operation<typeof previewEndpoints.attempt>('preview.attempt', 'GET', '/user/preview/quiz/:id/attempt'),
  grade: operation<typeof previewEndpoints.grade>('preview.grade', 'POST', '/user/preview/quiz/:id/grade'),
  check: operation<typeof previewEndpoints.check>('preview.check', 'POST', '/user/preview/news/:id/check'),
  certificate: operation<typeof previewEndpoints.certificate>('preview.certificate', 'GET', '/user/preview/certificate/:id'),
};
