import { randomPresenceCode } from '@sinau/contracts/study/live/live.rules';
import { days, hours, later } from '../../platform/clock.ts';
import type { DemoClass, DemoLesson } from './demo-class.ts';
import { demoId, dice } from './dice.ts';
import { momentIn } from './programs.ts';
import { demoMediaId } from './seed-media.ts';
import { teachersOf } from './teachers.ts';

/** Teachers shown for a class: two where it meets live, one where it does not. */
export const educatorsOf = (
  { mitra, topic, format }: Pick<DemoClass, 'mitra' | 'topic' | 'format'>,
  { classId, slug, createdAt }: { classId: string; slug: string; createdAt: Date },
) =>
  teachersOf(mitra, topic, format === 'self-paced' ? 1 : 2).map(({ name, title, bio, photo }, position) => ({
    id: demoId('educator', slug, name),
    classId,
    name,
    title,
    bio,
    photo,
    position,
    createdAt,
  }));

function presenceCodeOf(...words: readonly string[]) {
  let letters = 0;
  return randomPresenceCode(() => dice('presence', ...words, (letters += 1)));
}

/** Time and address of a live session. One that is over has a recording. */
export function meetingOf(
  { title, meets }: Extract<DemoLesson, { type: 'webinar' }>,
  {
    lessonId: id,
    classId,
    slug,
    demo: { mitra },
    speakerIds,
    now,
  }: {
    lessonId: string;
    classId: string;
    slug: string;
    demo: Pick<DemoClass, 'mitra'>;
    speakerIds: readonly string[];
    now: Date;
  },
) {
  const startsAt = momentIn(meets.inDays, meets.hour, now);
  const endsAt = later(startsAt, hours(meets.hours));
  // Recordings are there on the next day.
  const isRecorded = later(endsAt, days(1)) < now;
  return {
    id,
    classId,
    startsAt,
    endsAt,
    meetingUrl: `https://rapat.contoh.test/${slug}`,
    presenceCode: presenceCodeOf(slug, title),
    speakerIds,
    recordingId: isRecorded ? demoMediaId(mitra, 'belajar-dari-contoh.mp4') : null,
    // Reminders that would have been sent by now.
    remindedDayFor: startsAt < later(now, days(1)) ? startsAt : null,
    remindedHourFor: startsAt < later(now, hours(1)) ? startsAt : null,
  };
}
