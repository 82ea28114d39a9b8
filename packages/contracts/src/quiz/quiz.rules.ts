/** Answers that were under way when the time ran out are still taken; after that the attempt hands itself in. */
export const graceSeconds = 30;

/** Rounded down, so that a score is reached only by the points it takes. */
export const percentOf = (points: number, maxPoints: number) => Math.floor((100 * points) / maxPoints);

/** All of the right options and none of the others; part of them earns nothing. */
export const isAnswerRight = (correct: readonly string[], chosen: readonly string[]) =>
  correct.length === chosen.length && correct.every((id) => chosen.includes(id));
