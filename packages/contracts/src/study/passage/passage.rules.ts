/** Fewest characters that are searched for. */
export const shortestSought = 2;
/** Maximum of the most recently studied classes that are searched together. */
export const mostClassesSought = 100;
/** Passages are counted up to this number. */
export const mostPassagesCounted = 1_000;
