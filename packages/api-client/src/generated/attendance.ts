// Written by `pnpm generate` from packages/contracts.
import type { attendanceEndpoints } from '@sinau/contracts/study/attendance/attendance.endpoints';
import { downloadOperation, operation } from '../operation.ts';

export const attendance = {
  key: ['attendance'],
  attend: operation<typeof attendanceEndpoints.attend>('attendance.attend', 'PUT', '/participant/session/:participantId/:sessionId/presence'),
  list: operation<typeof attendanceEndpoints.list>('attendance.list', 'GET', '/user/live-session/:id/attendance'),
  listCsv: downloadOperation<typeof attendanceEndpoints.listCsv>('attendance.listCsv', 'GET', '/user/live-session/:id/attendance/csv'),
  mark: operation<typeof attendanceEndpoints.mark>('attendance.mark', 'PUT', '/user/live-session/:id/attendance/:participantId'),
  unmark: operation<typeof attendanceEndpoints.unmark>('attendance.unmark', 'DELETE', '/user/live-session/:id/attendance/:participantId'),
};
