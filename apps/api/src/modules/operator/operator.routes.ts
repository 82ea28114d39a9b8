import { operatorEndpoints } from '@sinau/contracts/operator/operator.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { OperatorService } from './operator.service.ts';

export const operatorRoutes = (operators: OperatorService) =>
  defineRoutes(operatorEndpoints, {
    classes: ({ query }) => operators.classes(query),
    takeUp: ({ actor, params }) => operators.takeUp(params.id, actor.id),
    publish: ({ actor, params }) => operators.publish(params.id, actor.id),
    revise: ({ actor, params, body }) => operators.revise(params.id, actor.id, body.reason),
    applications: ({ query }) => operators.applications(query),
    verifyMitra: ({ actor, params }) => operators.verifyMitra(params.id, actor.id),
    rejectMitra: ({ actor, params, body }) => operators.rejectMitra(params.id, actor.id, body.reason),
  });
