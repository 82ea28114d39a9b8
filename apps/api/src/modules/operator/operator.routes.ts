import { operatorEndpoints } from '@sinau/contracts/operator/operator.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { OperatorService } from './operator.service.ts';

export const operatorRoutes = (operators: OperatorService) =>
  defineRoutes(operatorEndpoints, {
    classes: ({ query }) => operators.classes(query),
    summary: ({ actor }) => operators.summary(actor),
    classDetail: ({ params }) => operators.classDetail(params),
    lesson: ({ params }) => operators.lesson(params),
    changes: ({ params }) => operators.changes(params),
    publications: ({ query }) => operators.publications(query),
    publication: ({ params }) => operators.publication(params),
    takeUp: ({ actor, params }) => operators.takeUp(actor, params),
    release: ({ actor, params }) => operators.release(actor, params),
    publish: ({ actor, params }) => operators.publish(actor, params),
    revise: ({ actor, params, body }) => operators.revise(actor, params, body),
    suspend: ({ actor, params, body }) => operators.suspend(actor, params, body),
    resume: ({ actor, params }) => operators.resume(actor, params),
    setNewsWriting: ({ actor, params, body }) => operators.setNewsWriting(actor, params, body),
    applications: ({ query }) => operators.applications(query),
    application: ({ params }) => operators.application(params),
    verifyMitra: ({ actor, params }) => operators.verifyMitra(actor, params),
    rejectMitra: ({ actor, params, body }) => operators.rejectMitra(actor, params, body),
  });
