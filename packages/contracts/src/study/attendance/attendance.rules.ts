import { codeOf, folded } from '../../core/typed/text.rules.ts';

/** Ways in which attendance is recorded: by the code, by the makers, or by the button that finishes the lesson. */
export const attendanceMethods = ['code', 'manual', 'button'] as const;
export type AttendanceMethod = (typeof attendanceMethods)[number];

/** Limit of a participant's attempts at a code. */
export const presenceTries = { calls: 5, seconds: 60 } as const;

const minute = 60_000;
/**
 * Time before its start when a session opens, and times after its end until which participants may join, or type the
 * code.
 */
const opensBefore = 30 * minute;
const joinsAfter = 60 * minute;
const codeAfter = 24 * 60 * minute;

interface Times {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly cancelledAt: string | null;
}

/** Returns the time from which participants join and type the code; null without a time. */
export const opensAt = ({ startsAt }: Pick<Times, 'startsAt'>) =>
  startsAt && new Date(Date.parse(startsAt) - opensBefore).toISOString();

const isWithin = (times: Times, now: Date, after: number) => {
  const opening = opensAt(times);
  return (
    opening !== null &&
    times.endsAt !== null &&
    times.cancelledAt === null &&
    Date.parse(opening) <= now.getTime() &&
    now.getTime() < Date.parse(times.endsAt) + after
  );
};

/**
 * Tells whether participants see where a session meets: from half an hour before it until an hour after it, unless it
 * was cancelled.
 */
export const isJoinable = (times: Times, now: Date) => isWithin(times, now, joinsAfter);
/** Tells whether the presence code is accepted: from half an hour before the session until a day after it. */
export const isCodeTaken = (times: Times, now: Date) => isWithin(times, now, codeAfter);
/** Tells whether a session can have been attended: from half an hour before it on, unless it was cancelled. */
export const isAttendable = (times: Times, now: Date) => isWithin(times, now, Infinity);

/** A code of only dashes is compared literally. */
const plain = (code: string) => codeOf(code) || folded(code);
/** Tells whether a typed text is the code of a session; never without a code. */
export const isPresenceCode = (code: string | null, typed: string) =>
  code !== null && plain(code) !== '' && plain(code) === plain(typed);
