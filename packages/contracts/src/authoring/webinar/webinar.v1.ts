import { webinar, webinarSession } from './webinar.schemas.ts';

/**
 * The first version of the calls of webinars, in lists as in details: what the specification names of them, and nothing
 * that came later. See docs/decisions/0084.
 */
export const webinarV1 = webinar
  .pick({
    id: true,
    code: true,
    title: true,
    slug: true,
    salePrice: true,
    description: true,
    requirements: true,
    about: true,
    completionMessage: true,
    createdBy: true,
    statusApprove: true,
    status: true,
    archiveAt: true,
    updatedAt: true,
    participant: true,
    mitra: true,
  })
  .extend({ sessions: webinarSession.pick({ _id: true, id: true, title: true, lesson: true, status: true }).array() });
