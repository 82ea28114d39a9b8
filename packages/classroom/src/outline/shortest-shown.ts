/** Seconds from which a time says something about the effort: five minutes. */
export const shortestShown = 300;
