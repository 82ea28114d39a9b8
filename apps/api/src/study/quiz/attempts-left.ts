import type { QuizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import { later, minutes } from '../../platform/clock.ts';

/** Attempts, newest first, numbered from 1 without gaps. */
type Latest = readonly { readonly number: number; readonly submittedAt: Date | null }[];
export interface AttemptRules {
  readonly setting: Pick<QuizSetting, 'maxAttempts' | 'cooldown'>;
  /** Granted to this participant alone. */
  readonly extraAttempts: number;
}

export const usedOf = ([newest]: Latest) => newest?.number ?? 0;
/** Null means unlimited. */
export const leftOf = ({ setting: { maxAttempts }, extraAttempts }: AttemptRules, latest: Latest) =>
  maxAttempts === null ? null : Math.max(0, maxAttempts + extraAttempts - usedOf(latest));

/** Time when the next attempt may begin; null if it may now, or if none is left. */
export function nextAttemptAt(rules: AttemptRules, latest: Latest, now: Date): Date | null {
  const handedIn = latest[0]?.submittedAt;
  if (!rules.setting.cooldown || !handedIn || leftOf(rules, latest) === 0) return null;
  const at = later(handedIn, minutes(rules.setting.cooldown));
  return at > now ? at : null;
}
