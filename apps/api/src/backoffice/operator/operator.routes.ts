import { operatorEndpoints } from '@sinau/contracts/backoffice/operator/operator.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { BundleDesk } from './bundle-desk.ts';
import type { OperatorService } from './operator.service.ts';

export const operatorRoutes = (operators: OperatorService, bundles: BundleDesk) =>
  defineRoutes(operatorEndpoints, {
    classes: ({ query }) => operators.classes(query),
    classDetail: ({ actor, params }) => operators.classDetail(actor, params),
    lesson: ({ params }) => operators.lesson(params),
    readLesson: ({ actor, params, body }) => operators.readLesson(actor, params, body),
    changes: ({ params }) => operators.changes(params),
    priceHistory: ({ params, query }) => operators.priceHistory(params, query),
    publications: ({ query }) => operators.publications(query),
    publication: ({ params }) => operators.publication(params),
    look: ({ actor, params }) => operators.look(actor, params),
    takeUp: ({ actor, params }) => operators.takeUp(actor, params),
    release: ({ actor, params }) => operators.release(actor, params),
    publish: ({ actor, params }) => operators.publish(actor, params),
    revise: ({ actor, params, body }) => operators.revise(actor, params, body),
    suspend: ({ actor, params, body }) => operators.suspend(actor, params, body),
    resume: ({ actor, params }) => operators.resume(actor, params),
    setNewsWriting: ({ actor, params, body }) => operators.setNewsWriting(actor, params, body),
    bundles: ({ query }) => bundles.list(query),
    bundleDetail: ({ params }) => bundles.detail(params),
    takeUpBundle: ({ actor, params }) => bundles.takeUp(actor, params),
    releaseBundle: ({ actor, params }) => bundles.release(actor, params),
    publishBundle: ({ actor, params }) => bundles.publish(actor, params),
    reviseBundle: ({ actor, params, body }) => bundles.revise(actor, params, body),
    suspendBundle: ({ actor, params, body }) => bundles.suspend(actor, params, body),
    resumeBundle: ({ actor, params }) => bundles.resume(actor, params),
    applications: ({ query }) => operators.applications(query),
    application: ({ params }) => operators.application(params),
    askApplicant: ({ actor, params, body }) => operators.askApplicant(actor, params, body),
    noteApplication: ({ actor, params, body }) => operators.noteApplication(actor, params, body),
    verifyMitra: ({ actor, params }) => operators.verifyMitra(actor, params),
    rejectMitra: ({ actor, params, body }) => operators.rejectMitra(actor, params, body),
  });
