import { staffEndpoints } from '@sinau/contracts/backoffice/staff/staff.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { StaffService } from './staff.service.ts';

export const staffRoutes = (staff: StaffService) =>
  defineRoutes(staffEndpoints, {
    list: ({ query }) => staff.list(query),
    add: ({ actor, body }) => staff.add(actor, body),
    setRoles: ({ actor, params, body }) => staff.setRoles(actor, params, body),
  });
