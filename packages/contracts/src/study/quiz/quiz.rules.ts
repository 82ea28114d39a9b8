/** Answers that were being sent when the time ran out are still accepted for so long; then the attempt is handed in. */
export const graceSeconds = 30;

/** How the score of a quiz is made of its attempts; the first is the default. */
export const scorePolicies = ['highest', 'latest', 'first', 'average'] as const;
export type ScorePolicy = (typeof scorePolicies)[number];

/** Rounded down, so that a score is reached only with all the points it needs. Points have at most two decimals. */
export const percentOf = (points: number, maxPoints: number) => Math.floor(Math.round(100 * points) / maxPoints);

/** The score that counts, of the scores of all attempts in their order; null without any. */
export function finalScoreOf(policy: ScorePolicy | undefined, scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  switch (policy) {
    case 'latest':
      return scores.at(-1)!;
    case 'first':
      return scores[0]!;
    case 'average':
      return Math.floor(scores.reduce((sum, score) => sum + score, 0) / scores.length);
    default:
      return Math.max(...scores);
  }
}
