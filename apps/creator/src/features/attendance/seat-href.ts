import type { LiveSession } from '@sinau/contracts/study/live/live.schemas';
import { screens } from '@sinau/contracts/screens';

/** Where a participant writes the code of a session. */
export const seatHref = ({ id, class: { slug, type } }: Pick<LiveSession, 'id' | 'class'>) =>
  screens.liveSession(slug, id, type);
