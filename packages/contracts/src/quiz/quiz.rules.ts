/** Answers that were being sent when the time ran out are still accepted for so long; then the attempt is handed in. */
export const graceSeconds = 30;

/** Rounded down, so that a score is reached only with all the points it needs. */
export const percentOf = (points: number, maxPoints: number) => Math.floor((100 * points) / maxPoints);

/** Right if all of the correct options are chosen and no other; there are no partial points. */
export const isAnswerRight = (correct: readonly string[], chosen: readonly string[]) =>
  correct.length === chosen.length && correct.every((id) => chosen.includes(id));
