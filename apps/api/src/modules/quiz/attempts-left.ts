import type { QuizSetting } from '@sinau/contracts/lesson/lesson.schemas';

/** Newest first. Attempts are numbered from 1 without gaps. */
type Latest = readonly { readonly number: number }[];

export const usedOf = ([newest]: Latest) => newest?.number ?? 0;
/** Null means unlimited. */
export const leftOf = ({ maxAttempts }: Pick<QuizSetting, 'maxAttempts'>, latest: Latest) =>
  maxAttempts === null ? null : Math.max(0, maxAttempts - usedOf(latest));
