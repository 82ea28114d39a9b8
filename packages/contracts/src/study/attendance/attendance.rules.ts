import { codeOf, folded } from '../../core/typed/text.rules.ts';

/** How a participant came to be counted as present: by the code, by their makers, or by the button that finishes the lesson. */
export const attendanceMethods = ['code', 'manual', 'button'] as const;
export type AttendanceMethod = (typeof attendanceMethods)[number];

/** How often a participant may try a code within a minute. */
export const presenceTries = { calls: 5, seconds: 60 } as const;

const minute = 60_000;
/** How long before its start a session is open, and how long after its end one may still join, or type the code. */
const opensBefore = 30 * minute;
const joinsAfter = 60 * minute;
const codeAfter = 24 * 60 * minute;

interface Times {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly cancelledAt: string | null;
}

/** From when on participants join and type the code; null without a time. */
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

/** Whether participants are told where a session meets: from half an hour before it until an hour after it, unless it was called off. */
export const isJoinable = (times: Times, now: Date) => isWithin(times, now, joinsAfter);
/** Whether the presence code is taken: from half an hour before the session until a day after it. */
export const isCodeTaken = (times: Times, now: Date) => isWithin(times, now, codeAfter);
/** Whether somebody can have attended: from half an hour before the session on, unless it was called off. */
export const isAttendable = (times: Times, now: Date) => isWithin(times, now, Infinity);

/** A code of nothing but dashes is compared as it stands. */
const plain = (code: string) => codeOf(code) || folded(code);
/** Whether what was typed is the code of a session; without a code nothing is. */
export const isPresenceCode = (code: string | null, typed: string) =>
  code !== null && plain(code) !== '' && plain(code) === plain(typed);
