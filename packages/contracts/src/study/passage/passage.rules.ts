/** Fewest characters that are searched for. */
export const shortestSought = 2;
/** Maximum of the most recently studied classes that are searched together. */
export const mostClassesSought = 100;
