import { operatorEndpoints } from '@sinau/contracts/operator/operator.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { OperatorService } from './operator.service.ts';

export const operatorRoutes = (operators: OperatorService) =>
  defineRoutes(operatorEndpoints, {
    classes: ({ query }) => operators.classes(query),
    takeUp: ({ actor, params }) => operators.takeUp(actor, params),
    publish: ({ actor, params }) => operators.publish(actor, params),
    revise: ({ actor, params, body }) => operators.revise(actor, params, body),
    applications: ({ query }) => operators.applications(query),
    verifyMitra: ({ actor, params }) => operators.verifyMitra(actor, params),
    rejectMitra: ({ actor, params, body }) => operators.rejectMitra(actor, params, body),
  });
