import { reportEndpoints } from '@sinau/contracts/report/report.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ReportService } from './report.service.ts';

export const reportRoutes = (reports: ReportService) =>
  defineRoutes(reportEndpoints, {
    summary: ({ actor }) => reports.summary(actor.mitraId),
    classes: ({ actor, query }) => reports.classes(actor.mitraId, query),
    classesCsv: ({ actor, query }) => reports.classesCsv(actor.mitraId, query),
    classSummary: ({ actor, params }) => reports.classSummary(actor.mitraId, params),
    participants: ({ actor, params, query }) => reports.participants(actor.mitraId, params, query),
    participantsCsv: ({ actor, params, query }) => reports.participantsCsv(actor.mitraId, params, query),
    participant: ({ actor, params }) => reports.participant(actor.mitraId, params.id),
    salesSummary: ({ actor, query }) => reports.salesSummary(actor.mitraId, query.days),
    sales: ({ actor, query }) => reports.sales(actor.mitraId, query),
    salesCsv: ({ actor, query }) => reports.salesCsv(actor.mitraId, query),
  });
