// Written by `pnpm generate` from packages/contracts.
import type { operatorEndpoints } from '@sinau/contracts/backoffice/operator/operator.endpoints';
import { operation } from '../operation.ts';

export const operator = {
  key: ['operator'],
  classes: operation<typeof operatorEndpoints.classes>('operator.classes', 'GET', '/operator/class'),
  summary: operation<typeof operatorEndpoints.summary>('operator.summary', 'GET', '/operator/summary'),
  classDetail: operation<typeof operatorEndpoints.classDetail>('operator.classDetail', 'GET', '/operator/class/:id'),
  lesson: operation<typeof operatorEndpoints.lesson>('operator.lesson', 'GET', '/operator/class/:id/lesson/:lessonId'),
  changes: operation<typeof operatorEndpoints.changes>('operator.changes', 'GET', '/operator/class/:id/change'),
  priceHistory: operation<typeof operatorEndpoints.priceHistory>('operator.priceHistory', 'GET', '/operator/class/:id/price-history'),
  publications: operation<typeof operatorEndpoints.publications>('operator.publications', 'GET', '/operator/publication'),
  publication: operation<typeof operatorEndpoints.publication>('operator.publication', 'GET', '/operator/publication/:id'),
  takeUp: operation<typeof operatorEndpoints.takeUp>('operator.takeUp', 'PUT', '/operator/class/:id/take-up'),
  release: operation<typeof operatorEndpoints.release>('operator.release', 'PUT', '/operator/class/:id/release'),
  publish: operation<typeof operatorEndpoints.publish>('operator.publish', 'PUT', '/operator/class/:id/publish'),
  revise: operation<typeof operatorEndpoints.revise>('operator.revise', 'PUT', '/operator/class/:id/revise'),
  suspend: operation<typeof operatorEndpoints.suspend>('operator.suspend', 'PUT', '/operator/class/:id/suspend'),
  resume: operation<typeof operatorEndpoints.resume>('operator.resume', 'PUT', '/operator/class/:id/resume'),
  setNewsWriting: operation<typeof operatorEndpoints.setNewsWriting>('operator.setNewsWriting', 'PUT', '/operator/class/:id/news-writing'),
  bundles: operation<typeof operatorEndpoints.bundles>('operator.bundles', 'GET', '/operator/bundle'),
  bundleDetail: operation<typeof operatorEndpoints.bundleDetail>('operator.bundleDetail', 'GET', '/operator/bundle/:id'),
  takeUpBundle: operation<typeof operatorEndpoints.takeUpBundle>('operator.takeUpBundle', 'PUT', '/operator/bundle/:id/take-up'),
  releaseBundle: operation<typeof operatorEndpoints.releaseBundle>('operator.releaseBundle', 'PUT', '/operator/bundle/:id/release'),
  publishBundle: operation<typeof operatorEndpoints.publishBundle>('operator.publishBundle', 'PUT', '/operator/bundle/:id/publish'),
  reviseBundle: operation<typeof operatorEndpoints.reviseBundle>('operator.reviseBundle', 'PUT', '/operator/bundle/:id/revise'),
  suspendBundle: operation<typeof operatorEndpoints.suspendBundle>('operator.suspendBundle', 'PUT', '/operator/bundle/:id/suspend'),
  resumeBundle: operation<typeof operatorEndpoints.resumeBundle>('operator.resumeBundle', 'PUT', '/operator/bundle/:id/resume'),
  applications: operation<typeof operatorEndpoints.applications>('operator.applications', 'GET', '/operator/mitra'),
  application: operation<typeof operatorEndpoints.application>('operator.application', 'GET', '/operator/mitra/:id'),
  verifyMitra: operation<typeof operatorEndpoints.verifyMitra>('operator.verifyMitra', 'PUT', '/operator/mitra/:id/verify'),
  rejectMitra: operation<typeof operatorEndpoints.rejectMitra>('operator.rejectMitra', 'PUT', '/operator/mitra/:id/reject'),
};
