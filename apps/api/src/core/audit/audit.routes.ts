import { auditEndpoints } from '@sinau/contracts/core/audit/audit.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { AuditService } from './audit.service.ts';

export const auditRoutes = (audit: AuditService) =>
  defineRoutes(auditEndpoints, {
    list: ({ query }) => audit.list(query),
    actors: () => audit.actors(),
  });
