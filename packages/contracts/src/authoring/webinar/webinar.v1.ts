import { classFieldsV1 } from '../program/class.v1.ts';
import { webinar, webinarSession } from './webinar.schemas.ts';

/** The first version of the calls of webinars. */
export const webinarV1 = webinar
  .pick(classFieldsV1)
  .extend({ sessions: webinarSession.pick({ _id: true, id: true, title: true, lesson: true, status: true }).array() });
