import type { QuizSetting } from '@sinau/contracts/lesson/lesson.schemas';

/** The newest first; attempts are numbered from 1 without gaps. */
type Latest = readonly { readonly number: number }[];

export const usedOf = ([newest]: Latest) => newest?.number ?? 0;
/** Null for as many as one likes. */
export const leftOf = ({ maxAttempts }: Pick<QuizSetting, 'maxAttempts'>, latest: Latest) =>
  maxAttempts === null ? null : Math.max(0, maxAttempts - usedOf(latest));
