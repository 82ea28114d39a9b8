/** The application that a path belongs to. Navigation between the two is a page load. */
const ownerOf = (path: string): 'learner' | 'creator' =>
  /^\/(creator|operator)(\/|$|\?|#)/.test(path) ? 'creator' : 'learner';

/** Whether the router at `current` can show `href`. */
export const isWithin = (href: string, current: string) => /^\/(?!\/)/.test(href) && ownerOf(href) === ownerOf(current);
