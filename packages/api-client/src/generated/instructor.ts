// Written by `pnpm generate` from packages/contracts.
import type { instructorEndpoints } from '@sinau/contracts/authoring/instructor/instructor.endpoints';
import { operation } from '../operation.ts';

export const instructor = {
  key: ['instructor'],
  list: operation<typeof instructorEndpoints.list>('instructor.list', 'GET', '/instructor/:type/:id'),
  invited: operation<typeof instructorEndpoints.invited>('instructor.invited', 'GET', '/user/instructor/:type/:id'),
  add: operation<typeof instructorEndpoints.add>('instructor.add', 'POST', '/instructor/:type/:id/add-instructor'),
  accept: operation<typeof instructorEndpoints.accept>('instructor.accept', 'PUT', '/instructor/:type/:id/accept-invitation'),
  reject: operation<typeof instructorEndpoints.reject>('instructor.reject', 'PUT', '/instructor/:type/:id/reject-invitation'),
  update: operation<typeof instructorEndpoints.update>('instructor.update', 'PUT', '/instructor/:id'),
  resend: operation<typeof instructorEndpoints.resend>('instructor.resend', 'PUT', '/instructor/:id/resend'),
  remove: operation<typeof instructorEndpoints.remove>('instructor.remove', 'DELETE', '/instructor/:type/:id'),
};
