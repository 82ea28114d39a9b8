import { reportEndpoints } from '@sinau/contracts/backoffice/report/report.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ReportService } from './report.service.ts';

export const reportRoutes = (reports: ReportService) =>
  defineRoutes(reportEndpoints, {
    summary: ({ actor, query }) => reports.summary(actor, query),
    classes: ({ actor, query }) => reports.classes(actor, query),
    classesCsv: ({ actor, query }) => reports.classesCsv(actor, query),
    classSummary: ({ actor, params, query }) => reports.classSummary(actor, params, query),
    quizzes: ({ actor, params }) => reports.quizzes(actor, params),
    funnel: ({ actor, params }) => reports.funnel(actor, params),
    stops: ({ actor, params }) => reports.stops(actor, params),
    remind: ({ actor, params, body }) => reports.remind(actor, params, body),
    participants: ({ actor, params, query }) => reports.participants(actor, params, query),
    participantsCsv: ({ actor, params, query }) => reports.participantsCsv(actor, params, query),
    participant: ({ actor, params }) => reports.participant(actor, params),
    dashboard: ({ actor, query }) => reports.dashboard(actor, query),
    salesSummary: ({ actor, query }) => reports.salesSummary(actor, query),
    sales: ({ actor, query }) => reports.sales(actor, query),
    salesCsv: ({ actor, query }) => reports.salesCsv(actor, query),
  });
