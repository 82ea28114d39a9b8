import { instructorEndpoints } from '@sinau/contracts/authoring/instructor/instructor.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { createInvitationService } from '../invitation/index.ts';
import type { InstructorService } from './instructor.service.ts';

export const instructorRoutes = (
  instructors: InstructorService,
  invitations: ReturnType<typeof createInvitationService>,
) =>
  defineRoutes(instructorEndpoints, {
    list: ({ actor, params }) => instructors.list(actor, params),
    invited: ({ actor, params }) => instructors.invited(actor, params),
    add: ({ actor, params, body }) => instructors.add(actor, params, body),
    accept: ({ actor, params, body }) => invitations.acceptOf(actor, params, body),
    reject: ({ actor, params, body }) => invitations.rejectOf(actor, params, body),
    update: ({ actor, params, body }) => instructors.update(actor, params, body),
    resend: ({ actor, params }) => instructors.resend(actor, params),
    remove: ({ actor, params }) => instructors.remove(actor, params),
  });
