import { days, hours, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { slugOf } from '../../platform/slugs.ts';
import { demoClasses } from './classes/index.ts';
import type { DemoClassRow } from './class-rows.ts';
import type { DemoClass, DemoTalk, DemoThread } from './demo-class.ts';
import { demoId, dice, shuffled } from './dice.ts';
import { lectureTalks } from './lecture-talks.ts';
import { demoWebinars, webinarSlug } from './offers.ts';
import { reviewsOf, reviewsOfWebinar } from './reviews.ts';
import { insertRows } from './rows.ts';
import type { SeededParticipant } from './seed-enrolments.ts';

type Talkers = ReadonlyMap<string, readonly SeededParticipant[]>;

/**
 * Questions, answers and likes of participants below lessons, and questions on the page of a class before they joined.
 */
export async function seedDiscussions(tx: Db, talkers: Talkers, classes: ReadonlyMap<string, DemoClassRow>, now: Date) {
  const entries = demoClasses.map((demo) => {
    const slug = slugOf(demo.title);
    const row = classes.get(slug);
    const talking = (talkers.get(slug) ?? []).filter(({ email }) => email !== 'peserta@contoh.test');
    return row ? { lessons: inLessons(demo, row, talking, now), page: onPage(demo, row, talking, now) } : nothingSaid;
  });
  await insertEntries(
    tx,
    entries.flatMap(({ lessons }) => lessons),
  );
  await insertEntries(
    tx,
    entries.flatMap(({ page }) => page),
  );
}

const nothingSaid = { lessons: [], page: [] };

async function insertEntries(tx: Db, entries: ReturnType<typeof entriesOf>) {
  await insertRows(
    tx,
    'Discussion',
    entries.map(({ entry }) => entry),
  );
  await insertRows(
    tx,
    'DiscussionLike',
    entries.flatMap(({ entry: { id, createdAt }, fans }) =>
      fans.map((userId, index) => ({ discussionId: id, userId, createdAt: later(createdAt, hours(3 * (index + 1))) })),
    ),
  );
}

/** Questions below the lessons of a class; those about its film follow the others, so that these have the same ids. */
function threadsOf({ title, threads = [], sections }: DemoClass): readonly DemoThread[] {
  const film = sections
    .flatMap(({ lessons }) => lessons)
    .find((lesson) => lesson.type === 'video' && lesson.film === 'belajar-dari-contoh');
  const talks = film ? (lectureTalks[title] ?? []) : [];
  return [...threads, ...talks.map((talk) => ({ ...talk, lesson: film!.title }))];
}

/** Each asker has come as far as the lesson. */
const inLessons = (demo: DemoClass, row: DemoClassRow, talking: readonly SeededParticipant[], now: Date) =>
  threadsOf(demo).flatMap((thread, index) => {
    const slug = slugOf(demo.title);
    const place = row.lessons.findIndex((lesson) => lesson.title === thread.lesson);
    const people = shuffled(
      talking.filter(({ passed }) => passed >= place),
      'talk',
      slug,
      index,
    );
    const [author, ...others] = people;
    if (place < 0 || !author || people.length < 3) return [];
    const id = demoId('thread', slug, index);
    const span = now.getTime() - author.at.getTime();
    return entriesOf(thread, {
      id,
      about: { lessonId: row.lessons[place]!.id },
      teacherId: row.mitraOwnerId,
      author,
      others,
      askedAt: later(author.at, span * (0.2 + 0.5 * dice('asked', id))),
      now,
    });
  });

/** Each asker joins soon after. */
const onPage = (
  { title, asked = [], state }: DemoClass,
  row: DemoClassRow,
  talking: readonly SeededParticipant[],
  now: Date,
) => {
  const slug = slugOf(title);
  const people = shuffled(talking, 'asked', slug);
  if (state.kind !== 'published' || people.length <= asked.length) return [];
  const openedAt = later(now, -days(state.daysAgo));
  return asked.flatMap((talk, index) => {
    const id = demoId('asked', slug, index);
    const author = people[index]!;
    const before = later(author.at, -hours(6 + 30 * dice('asked', id)));
    return entriesOf(talk, {
      id,
      about: { classId: row.id },
      teacherId: row.mitraOwnerId,
      author,
      others: people.filter((one) => one !== author),
      askedAt: before < openedAt ? openedAt : before,
      now,
    });
  });
};

interface TalkContext {
  id: string;
  about: { lessonId: string } | { classId: string };
  teacherId: string;
  author: SeededParticipant;
  others: readonly SeededParticipant[];
  askedAt: Date;
  now: Date;
}

function entriesOf(
  { text, replies, atSecond }: DemoTalk & Pick<DemoThread, 'atSecond'>,
  { id, about, teacherId, author, others, askedAt, now }: TalkContext,
) {
  const likedBy = (key: string, most: number) =>
    shuffled(others, 'likes', key)
      .slice(0, Math.floor(most * dice('liked', key) ** 2))
      .filter(({ at }) => at < askedAt)
      .map(({ userId }) => userId);
  const question = {
    ...about,
    id,
    parentId: null as string | null,
    userId: author.userId,
    role: 'Participant',
    content: text,
    atSecond: atSecond ?? null,
    createdAt: askedAt,
  };
  const step = Math.min(days(1), (now.getTime() - askedAt.getTime()) / (replies.length + 1));
  return [
    { entry: question, fans: likedBy(id, 9) },
    ...replies.map((reply, index) => {
      const replyId = demoId('reply', id, index);
      return {
        entry: {
          ...about,
          id: replyId,
          parentId: id,
          userId: reply.by === 'teacher' ? teacherId : others[index]!.userId,
          role: reply.by === 'teacher' ? 'Instructor' : 'Participant',
          content: reply.text,
          atSecond: null,
          createdAt: later(askedAt, step * (index + 0.6)),
        },
        fans: likedBy(replyId, reply.by === 'teacher' ? 14 : 6),
      };
    }),
  ];
}

/** Reviews by participants who came far enough to judge; a trigger updates the class's mean. */
export async function seedReviews(tx: Db, talkers: Talkers, classes: ReadonlyMap<string, DemoClassRow>, now: Date) {
  const reviews = demoClasses.flatMap(({ title, topic }) => {
    const slug = slugOf(title);
    const row = classes.get(slug);
    const reviewers = new Map(
      (talkers.get(slug) ?? [])
        .filter((talker) => row && hasJudged(talker, row))
        .map((talker) => [talker.email, talker]),
    );
    const place = demoClasses.filter((one) => one.topic === topic).findIndex((one) => one.title === title);
    return reviewsOf(slug, { title, topic, place }, [...reviewers.keys()]).map(({ email, rating, content, answer }) => {
      const { userId, at, completedAt } = reviewers.get(email)!;
      const createdAt = completedAt
        ? new Date(Math.min(later(completedAt, hours(20 * dice('when', email, slug))).getTime(), now.getTime()))
        : later(at, (now.getTime() - at.getTime()) * 0.8);
      const answeredAt = later(createdAt, hours(8 + 40 * dice('answered', email, slug)));
      return {
        id: demoId('review', email, slug),
        userId,
        classId: row!.id,
        rating,
        content,
        createdAt,
        ...(answeredAt < now ? { answer, answeredAt: answer && answeredAt } : { answer: null, answeredAt: null }),
      };
    });
  });
  await insertRows(tx, 'Review', [...reviews, ...webinarReviews(talkers, classes, now)]);
}

/** Reviews of past webinars, by some who attended. */
const webinarReviews = (talkers: Talkers, classes: ReadonlyMap<string, DemoClassRow>, now: Date) =>
  demoWebinars.flatMap(({ title }) => {
    const slug = webinarSlug(title);
    const came = new Map(
      (talkers.get(slug) ?? []).flatMap((talker) => (talker.completedAt ? [[talker.email, talker] as const] : [])),
    );
    return reviewsOfWebinar(title, [...came.keys()]).map(({ email, rating, content, answer }) => {
      const { userId, completedAt } = came.get(email)!;
      const left = now.getTime() - completedAt!.getTime();
      return {
        id: demoId('review', email, slug),
        userId,
        classId: classes.get(slug)!.id,
        rating,
        content,
        createdAt: later(completedAt!, hours(3) + 0.5 * (left - hours(3)) * dice('when', email, slug)),
        answer,
        answeredAt: answer && later(completedAt!, 0.6 * left),
      };
    });
  });

const hasJudged = ({ email, slug, passed }: SeededParticipant, { lessons }: DemoClassRow) =>
  email !== 'peserta@contoh.test' && passed / lessons.length >= 0.4 && dice('reviews', email, slug) < 0.75;
