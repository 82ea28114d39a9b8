// Written by `pnpm generate` from packages/contracts.
import type { reportEndpoints } from '@sinau/contracts/backoffice/report/report.endpoints';
import { downloadOperation, operation } from '../operation.ts';

export const report = {
  key: ['report'],
  summary: operation<typeof reportEndpoints.summary>('report.summary', 'GET', '/report-class/get-summary'),
  classes: operation<typeof reportEndpoints.classes>('report.classes', 'GET', '/report-class/get-list-class'),
  classesCsv: downloadOperation<typeof reportEndpoints.classesCsv>('report.classesCsv', 'GET', '/report-class/get-list-class/csv'),
  classSummary: operation<typeof reportEndpoints.classSummary>('report.classSummary', 'GET', '/report-class/get-detail-summary/:type/:id'),
  quizzes: operation<typeof reportEndpoints.quizzes>('report.quizzes', 'GET', '/report-class/get-quiz/:type/:id'),
  funnel: operation<typeof reportEndpoints.funnel>('report.funnel', 'GET', '/report-class/get-funnel/:type/:id'),
  stops: operation<typeof reportEndpoints.stops>('report.stops', 'GET', '/report-class/get-funnel/:type/:id/:lessonId'),
  remind: operation<typeof reportEndpoints.remind>('report.remind', 'POST', '/report-class/remind/:type/:id'),
  participants: operation<typeof reportEndpoints.participants>('report.participants', 'GET', '/report-class/get-participant/:type/:id'),
  participantsCsv: downloadOperation<typeof reportEndpoints.participantsCsv>('report.participantsCsv', 'GET', '/report-class/get-participant/:type/:id/csv'),
  participant: operation<typeof reportEndpoints.participant>('report.participant', 'GET', '/report-class/get-detail-participant/:id'),
  dashboard: operation<typeof reportEndpoints.dashboard>('report.dashboard', 'GET', '/user/summary-dashboard-mitra'),
  salesSummary: operation<typeof reportEndpoints.salesSummary>('report.salesSummary', 'GET', '/report-class/get-summary-transaction'),
  sales: operation<typeof reportEndpoints.sales>('report.sales', 'GET', '/report-class/get-list-transaction'),
  salesCsv: downloadOperation<typeof reportEndpoints.salesCsv>('report.salesCsv', 'GET', '/report-class/get-list-transaction/csv'),
};
