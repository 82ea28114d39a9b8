/** Answers that were being sent when the time ran out are still accepted for so long; then the attempt is handed in. */
export const graceSeconds = 30;

/** How the score of a quiz is made of its attempts; the first is the default. */
export const scorePolicies = ['highest', 'latest', 'first', 'average'] as const;
export type ScorePolicy = (typeof scorePolicies)[number];

/** Rounded down, so that a score is reached only with all the points it needs. Points have at most two decimals. */
export const percentOf = (points: number, maxPoints: number) => Math.floor(Math.round(100 * points) / maxPoints);
