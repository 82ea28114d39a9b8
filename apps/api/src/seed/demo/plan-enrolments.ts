import { days, hours, later } from '../../platform/clock.ts';
import { slugOf } from '../../platform/slugs.ts';
import { classInProgress, demoClasses } from './classes/index.ts';
import { dice, pick, shuffled } from './dice.ts';
import { demoBundles, demoWebinars, webinarSlug, type DemoBundle, type DemoWebinar } from './offers.ts';
import { demoLearners } from './people.ts';
import { momentIn, programs } from './programs.ts';

/** A planned enrolment: participant, class, start and progress. */
export interface PlannedEnrolment {
  readonly email: string;
  readonly slug: string;
  readonly at: Date;
  /** The share of the lessons that is passed, or their number. */
  readonly passed: { readonly share: number } | { readonly count: number };
  /** Time of their last activity. */
  readonly until: Date;
  /** True if they work on the lesson after those, and have submitted nothing yet. */
  readonly isWriting?: boolean;
  /** Seat in a webinar, and whether they bought its extra item. */
  readonly seat?: { readonly webinar: DemoWebinar; readonly withExtra: boolean };
  /** Bundle that it was bought in, if any. */
  readonly bundle?: DemoBundle;
}

/** Days before which nobody buys. */
const window = 120;

const topics = [...new Set(demoClasses.map(({ topic }) => topic))];

/** All enrolments, oldest first: each class gets its number of learners, preferably those who like its topic. */
export function planEnrolments(now: Date): PlannedEnrolment[] {
  const planned = demoClasses.flatMap(({ title, topic, state }) => {
    if (state.kind !== 'published') return [];
    const { daysAgo, participants } = state;
    const slug = slugOf(title);
    return demoLearners
      .map(({ email }) => ({ email, turn: -Math.log(dice('turn', email, slug)) / (likes(email, topic) ? 6 : 1) }))
      .sort((a, b) => a.turn - b.turn)
      .slice(0, participants)
      .map(({ email }) => enrolmentOf(email, slug, { from: sinceDays(title), to: Math.min(window, daysAgo - 1) }, now));
  });
  return [...inBaskets(planned, now), ...inBundles(planned, now), ...handPicked(now), ...seats(now)].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}

/** Participants join a class that meets live before it has begun. */
const sinceDays = (title: string) => Math.max(0, 1 - (programs[title]?.startsInDays ?? 1));
const begun = new Set(
  Object.keys(programs)
    .filter((title) => sinceDays(title) > 0)
    .map(slugOf),
);

const earlier = (a: Date, b: Date) => (a < b ? a : b);

const likes = (email: string, topic: string) =>
  pick(topics, 'likes', email) === topic || pick(topics, 'likes too', email) === topic;

function enrolmentOf(
  email: string,
  slug: string,
  { from, to }: { from: number; to: number },
  now: Date,
): PlannedEnrolment {
  const daysAgo = from + Math.ceil((to - from) * dice('day', email, slug) ** 0.9) || 1;
  // Between seven in the morning and eleven at night in Jakarta.
  const at = later(now, -days(daysAgo) - (now.getTime() % days(1)) + hours(16 * dice('hour', email, slug)));
  const diligence = dice('diligence', email) * 0.6 + dice('liking', email, slug) * 0.6;
  const needed = 4 + 36 * dice('pace', email, slug);
  // Many never begin, and most who stop do so halfway.
  const share =
    dice('begins', email, slug) < 0.12
      ? 0
      : Math.min(
          dice('stays', email, slug) < 0.42 ? 1 : 0.9 * dice('stops', email, slug),
          (daysAgo / needed) * diligence,
        );
  return { email, slug, at, passed: { share }, until: earlier(later(at, days(Math.min(daysAgo, needed) * 0.9)), now) };
}

/** Puts a second class into some orders: both then date from the later one. */
function inBaskets(planned: readonly PlannedEnrolment[], now: Date): PlannedEnrolment[] {
  const last = new Map<string, PlannedEnrolment>();
  const result: PlannedEnrolment[] = [];
  for (const enrolment of planned.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    const next = last.get(enrolment.email);
    const joins =
      next &&
      !begun.has(enrolment.slug) &&
      next.at.getTime() - enrolment.at.getTime() < days(14) &&
      dice('basket', enrolment.email, enrolment.slug) < 0.22;
    const moved = joins
      ? {
          ...enrolment,
          at: next.at,
          until: earlier(later(enrolment.until, next.at.getTime() - enrolment.at.getTime()), now),
        }
      : enrolment;
    last.set(enrolment.email, moved);
    result.push(moved);
  }
  return result;
}

/** Buyers of a bundle had none of its classes. */
function inBundles(planned: readonly PlannedEnrolment[], now: Date): PlannedEnrolment[] {
  return demoBundles.flatMap((bundle) => {
    const held = Object.keys(bundle.holds).map(slugOf);
    const owners = new Set(planned.filter(({ slug }) => held.includes(slug)).map(({ email }) => email));
    return shuffled(
      demoLearners.filter(({ email }) => !owners.has(email)),
      'bundle',
      bundle.title,
    )
      .slice(0, bundle.buyers)
      .flatMap(({ email }) => {
        const bought = enrolmentOf(email, bundle.title, { from: 0, to: bundle.daysAgo - 1 }, now);
        return held.map((slug) => ({ ...bought, slug, bundle }));
      });
  });
}

const demoLearner = 'peserta@contoh.test';
const bootcamp = 'Bootcamp Jurnalis Muda';

/**
 * Classes of the demo's learner: one in the middle, one finished, one just begun, one still untouched, and one where a
 * news text is to be written. Another participant has submitted theirs, so that the demo's partner has one to grade.
 */
const handPicked = (now: Date): PlannedEnrolment[] =>
  (
    [
      [demoLearner, classInProgress.title, 6.1, { count: 3 }],
      [demoLearner, 'Menyunting Naskah Sendiri', 40.6, { share: 1 }],
      [demoLearner, 'Cek Fakta untuk Semua Orang', 75.4, { share: 1 }],
      [demoLearner, 'JavaScript dari Nol', 20.3, { count: 2 }],
      [demoLearner, 'Statistika Tanpa Takut', 2.2, { count: 0 }],
      [demoLearner, bootcamp, 26.4, { count: 8 }],
      [demoLearner, 'Foto Cerita: dari Ide sampai Pameran', 14.3, { count: 8 }],
      ['fajar.nugroho@contoh.test', bootcamp, 31.2, { count: 8 }],
    ] as const
  ).map(([email, title, daysAgo, passed]) => {
    const at = later(now, -days(daysAgo));
    const isWriting = email === demoLearner && title !== bootcamp && programs[title] !== undefined;
    return { email, slug: slugOf(title), at, passed, until: later(at, days(daysAgo) * 0.85), isWriting };
  });

/** Users who want to attend a webinar, starting with those who have a seat. */
export const comersOf = ({ title }: DemoWebinar) => shuffled(demoLearners, 'seat', title).map(({ email }) => email);

/** The demo's learner has a seat in the first webinar. Not everybody attended those that are over. */
const seats = (now: Date): PlannedEnrolment[] =>
  demoWebinars.flatMap((webinar, index) => {
    const { title, daysAgo, sold, sessions, extra } = webinar;
    const { inDays, hour, hours: length } = sessions.at(-1)!;
    const startsAt = momentIn(inDays, hour, now);
    const isOver = later(startsAt, hours(length)) < now;
    const lastDay = Math.max(0, -inDays);
    const others = comersOf(webinar).slice(0, index === 0 ? sold - 1 : sold);
    return (index === 0 ? [...others, demoLearner] : others).map((email) => {
      const ago = lastDay + 0.1 + (daysAgo - lastDay - 0.3) * dice('seat', email, title);
      return {
        email,
        slug: webinarSlug(title),
        at: later(now, -days(ago)),
        passed: { count: isOver && dice('came', email, title) < 0.82 ? sessions.length : 0 },
        until: isOver ? later(startsAt, hours(length)) : now,
        seat: { webinar, withExtra: extra !== undefined && dice('extra', email, title) < 0.2 },
      };
    });
  });
