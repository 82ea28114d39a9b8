import { attendanceEndpoints } from '@sinau/contracts/study/attendance/attendance.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { AttendanceService } from './attendance.service.ts';
import type { AttendeeService } from './attendee.service.ts';

export const attendanceRoutes = (attendance: AttendanceService, attendees: AttendeeService) =>
  defineRoutes(attendanceEndpoints, {
    attend: ({ actor, params, body }) => attendance.attend(actor, params, body),
    list: ({ actor, params, query }) => attendees.list(actor, params, query),
    listCsv: ({ actor, params, query }) => attendees.listCsv(actor, params, query),
    mark: ({ actor, params, body }) => attendees.mark(actor, params, body),
    unmark: ({ actor, params }) => attendees.unmark(actor, params),
  });
