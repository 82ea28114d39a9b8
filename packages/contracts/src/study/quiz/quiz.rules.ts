/** Seconds after the deadline in which answers in transit are still accepted; then the attempt is submitted. */
export const graceSeconds = 30;

/** Rules for the score of a quiz from its attempts; the first is the default. */
export const scorePolicies = ['highest', 'latest', 'first', 'average'] as const;
export type ScorePolicy = (typeof scorePolicies)[number];

/** Rounds down, so that a score requires all of its points. Points have at most two decimals. */
export const percentOf = (points: number, maxPoints: number) => Math.floor(Math.round(100 * points) / maxPoints);

/** Returns the score that counts from the scores of all attempts in their order; null without any. */
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
