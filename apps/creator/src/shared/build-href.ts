import { screens } from '@sinau/contracts/screens';

/** Returns where a class is edited: its first lesson, or the first incomplete step of a webinar. */
export const buildHref = ({ id, type, slug }: { id: string; type: 'program' | 'webinar'; slug: string }) =>
  type === 'webinar' ? screens.writeWebinar(slug, id) : screens.buildClass(slug);
