import { foldedSigns } from './signs.rules.ts';

const pattern =
  /^(?:(?:pukul|jam|pkl)\.? )?(?<hour>00|0?[1-9]|1\d|2[0-4])[.:](?<minute>[0-5]\d)(?:[.:](?<second>[0-5]\d))? ?(?<zone>wib|wita|wit)?\.?$/;

/** A time of day, and its zone if given. */
export interface ReadTime {
  readonly seconds: number;
  readonly zone: string;
}

/** Rewrites the times in a text as clocks show them. */
export const withClockTimes = (text: string) =>
  text.replace(/(?<![\d.,:])(\d{1,2})[.:]([0-5]\d)(?![\d.,:]\d|\d)/g, (time, hour: string, minute: string) =>
    Number(hour) <= 24 ? `${hour.padStart(2, '0')}:${minute}` : time,
  );

/** Parses a typed time: 19.30, 19:30, pukul 07.30 WIB. Null if it is not one. */
export function readTime(typed: string): ReadTime | null {
  const groups = pattern.exec(foldedSigns(typed).toLowerCase())?.groups;
  if (!groups) return null;
  const { hour, minute, second = 0, zone = '' } = groups;
  return { seconds: Number(hour) * 3600 + Number(minute) * 60 + Number(second), zone };
}
