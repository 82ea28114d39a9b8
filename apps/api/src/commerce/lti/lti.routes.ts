import { ltiEndpoints } from '@sinau/contracts/commerce/lti/lti.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { createAccountLinks } from './account-links.ts';
import type { createCourses } from './courses.ts';
import type { createEntering } from './entering.ts';
import type { LtiService } from './lti.service.ts';

interface LtiUseCases {
  readonly platforms: LtiService;
  readonly courses: ReturnType<typeof createCourses>;
  readonly entering: ReturnType<typeof createEntering>;
  readonly links: ReturnType<typeof createAccountLinks>;
}

export const ltiRoutes = ({ platforms, courses, entering, links }: LtiUseCases) =>
  defineRoutes(ltiEndpoints, {
    list: ({ actor }) => platforms.list(actor),
    detail: ({ actor, params }) => platforms.detail(actor, params),
    create: ({ actor, body }) => platforms.create(actor, body),
    connect: ({ actor, params, body }) => platforms.connect(actor, params, body),
    registration: ({ actor, params }) => platforms.registration(actor, params),
    offer: ({ actor, params, body }) => platforms.offer(actor, params, body),
    withdraw: ({ actor, params }) => platforms.withdraw(actor, params),
    roster: ({ actor, params }) => courses.roster(actor, params),
    resend: ({ actor, params }) => courses.resend(actor, params),
    revoke: ({ actor, params }) => platforms.revoke(actor, params),
    links: ({ actor }) => links.list(actor),
    unlink: ({ actor, params }) => links.unlink(actor, params),
    pending: ({ actor, params: { id }, cookies }) => entering.pending({ id, cookies, actor }),
    enter: async ({ actor, params: { id }, cookies, body, userAgent, address, signToken }) => {
      const { sessionId, ...entered } = await entering.enter(
        { id, cookies, actor },
        { userAgent, address },
        body.isLinkAgreed,
      );
      return { ...entered, token: sessionId && signToken(sessionId) };
    },
  });
