import { screens } from '@sinau/contracts/screens';

/** Where a class is written: at its first lesson, or at the first step of a webinar that is not complete. */
export const buildHref = ({ id, type, slug }: { id: string; type: 'program' | 'webinar'; slug: string }) =>
  type === 'webinar' ? screens.writeWebinar(slug, id) : screens.buildClass(slug);
