import { ltiEndpoints } from '@sinau/contracts/commerce/lti/lti.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { createAccountLinks } from './account-links.ts';
import type { createEntering } from './entering.ts';
import type { LtiService } from './lti.service.ts';

export const ltiRoutes = (
  platforms: LtiService,
  entering: ReturnType<typeof createEntering>,
  links: ReturnType<typeof createAccountLinks>,
) =>
  defineRoutes(ltiEndpoints, {
    list: ({ actor }) => platforms.list(actor),
    detail: ({ actor, params }) => platforms.detail(actor, params),
    create: ({ actor, body }) => platforms.create(actor, body),
    connect: ({ actor, params, body }) => platforms.connect(actor, params, body),
    registration: ({ actor, params }) => platforms.registration(actor, params),
    offer: ({ actor, params, body }) => platforms.offer(actor, params, body),
    withdraw: ({ actor, params }) => platforms.withdraw(actor, params),
    roster: ({ actor, params }) => platforms.roster(actor, params),
    resend: ({ actor, params }) => platforms.resend(actor, params),
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
