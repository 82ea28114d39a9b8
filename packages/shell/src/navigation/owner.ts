/** The application a path belongs to. Between the two, going is a page load of its own. */
const ownerOf = (path: string): 'learner' | 'creator' =>
  /^\/(creator|preview)(\/|$|\?|#)/.test(path) ? 'creator' : 'learner';

/** Whether the router at `current` can show `href`. */
export const isWithin = (href: string, current: string) => /^\/(?!\/)/.test(href) && ownerOf(href) === ownerOf(current);
