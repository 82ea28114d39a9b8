import { healthEndpoints } from '@sinau/contracts/core/health/health.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { HealthService } from './health.service.ts';

export const healthRoutes = (health: HealthService) =>
  defineRoutes(healthEndpoints, {
    live: async () => ({ state: 'up' as const }),
    ready: () => health.ready(),
  });
