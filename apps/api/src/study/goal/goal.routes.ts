import { goalEndpoints } from '@sinau/contracts/study/goal/goal.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { GoalService } from './goal.service.ts';

export const goalRoutes = (goals: GoalService) =>
  defineRoutes(goalEndpoints, {
    week: ({ actor }) => goals.week(actor),
    choose: ({ actor, body }) => goals.choose(actor, body),
  });
