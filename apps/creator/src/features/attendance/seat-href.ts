import type { LiveSession } from '@sinau/contracts/study/live/live.schemas';
import { screens } from '@sinau/contracts/screens';

/** Link to the page for entering a session's code. */
export const seatHref = ({ id, class: { slug, type } }: Pick<LiveSession, 'id' | 'class'>) =>
  screens.liveSession(slug, id, type);
