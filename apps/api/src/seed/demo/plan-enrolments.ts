import { days, hours, later } from '../../platform/clock.ts';
import { slugOf } from '../../platform/slugs.ts';
import { classInProgress, demoClasses } from './classes/index.ts';
import { dice, pick, shuffled } from './dice.ts';
import { demoBundles, type DemoBundle } from './offers.ts';
import { demoLearners } from './people.ts';

/** Who takes part in what, since when, and how far. */
export interface PlannedEnrolment {
  readonly email: string;
  readonly slug: string;
  readonly at: Date;
  /** The part of the lessons that is passed, or how many. */
  readonly passed: { readonly share: number } | { readonly count: number };
  /** When they last did something. */
  readonly until: Date;
  /** What it was bought in, where that was a bundle. */
  readonly bundle?: DemoBundle;
}

/** Nobody buys before that. */
const window = 120;

const topics = [...new Set(demoClasses.map(({ topic }) => topic))];

/** Everybody's enrolments, oldest first: each class takes its number of learners, sooner those who like its topic. */
export function planEnrolments(now: Date): PlannedEnrolment[] {
  const planned = demoClasses.flatMap(({ title, topic, state }) => {
    if (state.kind !== 'published') return [];
    const { daysAgo, participants } = state;
    const slug = slugOf(title);
    return demoLearners
      .map(({ email }) => ({ email, turn: -Math.log(dice('turn', email, slug)) / (likes(email, topic) ? 6 : 1) }))
      .sort((a, b) => a.turn - b.turn)
      .slice(0, participants)
      .map(({ email }) => enrolmentOf(email, slug, Math.min(window, daysAgo - 1), now));
  });
  return [...inBaskets(planned, now), ...inBundles(planned, now), ...handPicked(now)].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);

const likes = (email: string, topic: string) =>
  pick(topics, 'likes', email) === topic || pick(topics, 'likes too', email) === topic;

function enrolmentOf(email: string, slug: string, range: number, now: Date): PlannedEnrolment {
  const daysAgo = Math.ceil(range * dice('day', email, slug) ** 0.9) || 1;
  // Between seven in the morning and eleven at night in Jakarta
  const at = later(now, -days(daysAgo) - (now.getTime() % days(1)) + hours(16 * dice('hour', email, slug)));
  const diligence = dice('diligence', email) * 0.6 + dice('liking', email, slug) * 0.6;
  const needed = 4 + 36 * dice('pace', email, slug);
  // Many never begin, and most who stop do so on the way
  const share =
    dice('begins', email, slug) < 0.12
      ? 0
      : Math.min(
          dice('stays', email, slug) < 0.42 ? 1 : 0.9 * dice('stops', email, slug),
          (daysAgo / needed) * diligence,
        );
  return { email, slug, at, passed: { share }, until: earlier(later(at, days(Math.min(daysAgo, needed) * 0.9)), now) };
}

/** Some put a second class into the same order: both then date from the later one. */
function inBaskets(planned: readonly PlannedEnrolment[], now: Date): PlannedEnrolment[] {
  const last = new Map<string, PlannedEnrolment>();
  const result: PlannedEnrolment[] = [];
  for (const enrolment of planned.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    const next = last.get(enrolment.email);
    const joins =
      next &&
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

/** Those who bought a bundle had none of its classes. */
function inBundles(planned: readonly PlannedEnrolment[], now: Date): PlannedEnrolment[] {
  return demoBundles.flatMap((bundle) => {
    const held = bundle.holds.map(slugOf);
    const owners = new Set(planned.filter(({ slug }) => held.includes(slug)).map(({ email }) => email));
    return shuffled(
      demoLearners.filter(({ email }) => !owners.has(email)),
      'bundle',
      bundle.title,
    )
      .slice(0, bundle.buyers)
      .flatMap(({ email }) => {
        const bought = enrolmentOf(email, bundle.title, bundle.daysAgo - 1, now);
        return held.map((slug) => ({ ...bought, slug, bundle }));
      });
  });
}

const demoLearner = 'peserta@contoh.test';
const bootcamp = 'Bootcamp Jurnalis Muda';

/**
 * What the demo's learner finds: a class in the middle, one finished, one just begun, one still untouched, and one where a
 * news text is to be written. Somebody else has handed theirs in, so that the demo's partner has one to grade.
 */
const handPicked = (now: Date): PlannedEnrolment[] =>
  (
    [
      [demoLearner, classInProgress.title, 6.1, { count: 3 }],
      [demoLearner, 'Menyunting Naskah Sendiri', 40.6, { share: 1 }],
      [demoLearner, 'Cek Fakta untuk Semua Orang', 75.4, { share: 1 }],
      [demoLearner, 'JavaScript dari Nol', 20.3, { count: 2 }],
      [demoLearner, 'Statistika Tanpa Takut', 2.2, { count: 0 }],
      [demoLearner, bootcamp, 26.4, { count: 7 }],
      ['fajar.nugroho@contoh.test', bootcamp, 10.2, { count: 7 }],
    ] as const
  ).map(([email, title, daysAgo, passed]) => {
    const at = later(now, -days(daysAgo));
    return { email, slug: slugOf(title), at, passed, until: later(at, days(daysAgo) * 0.8) };
  });
