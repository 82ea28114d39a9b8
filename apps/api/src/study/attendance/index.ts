import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { attendanceRoutes } from './attendance.routes.ts';
import { createAttendanceService } from './attendance.service.ts';
import { createAttendeeService } from './attendee.service.ts';

export { attendByButton } from './attendance.service.ts';

export const attendanceModule = (deps: Deps): Module => ({
  routes: attendanceRoutes(createAttendanceService(deps), createAttendeeService(deps)),
});
