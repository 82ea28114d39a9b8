import { previewEndpoints } from '@sinau/contracts/authoring/preview/preview.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { PreviewService } from './preview.service.ts';

export const previewRoutes = (previews: PreviewService) =>
  defineRoutes(previewEndpoints, {
    program: ({ actor, params }) => previews.program(actor, params),
    webinar: ({ actor, params }) => previews.webinar(actor, params),
    lesson: ({ actor, params }) => previews.lesson(actor, params),
    attempt: ({ actor, params }) => previews.attempt(actor, params),
    grade: ({ actor, params, body }) => previews.grade(actor, params, body),
    check: ({ actor, params, body }) => previews.check(actor, params, body),
    certificate: ({ actor, params }) => previews.certificate(actor, params),
  });
