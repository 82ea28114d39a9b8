import { days, hours, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { slugOf } from '../../platform/slugs.ts';
import { demoClasses } from './classes/index.ts';
import type { DemoClassRow } from './class-rows.ts';
import { demoId, dice, shuffled } from './dice.ts';
import { demoWebinars, webinarSlug } from './offers.ts';
import { answerTo, reviewsOf, reviewsOfWebinar } from './reviews.ts';
import { insertRows } from './rows.ts';
import type { SeededParticipant } from './seed-enrolments.ts';

type Talkers = ReadonlyMap<string, readonly SeededParticipant[]>;

/** What participants ask, answer and like below lessons. Each who asks has come as far as the lesson. */
export async function seedDiscussions(tx: Db, talkers: Talkers, classes: ReadonlyMap<string, DemoClassRow>, now: Date) {
  const entries = demoClasses.flatMap((demo) => {
    const slug = slugOf(demo.title);
    const row = classes.get(slug);
    return (demo.threads ?? []).flatMap((thread, index) => {
      const place = row?.lessons.findIndex(({ title }) => title === thread.lesson) ?? -1;
      const people = shuffled(
        (talkers.get(slug) ?? []).filter(({ passed, email }) => passed >= place && email !== 'peserta@contoh.test'),
        'talk',
        slug,
        index,
      );
      if (!row || place < 0 || people.length < 3) return [];
      return entriesOf(thread, {
        id: demoId('thread', slug, index),
        lessonId: row.lessons[place]!.id,
        teacherId: row.mitraOwnerId,
        people,
        now,
      });
    });
  });
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

interface Place {
  id: string;
  lessonId: string;
  teacherId: string;
  people: readonly SeededParticipant[];
  now: Date;
}

function entriesOf(
  { text, replies, atSecond }: NonNullable<(typeof demoClasses)[number]['threads']>[number],
  { id, lessonId, teacherId, people, now }: Place,
) {
  const [author, ...others] = people;
  const span = now.getTime() - author!.at.getTime();
  const askedAt = later(author!.at, span * (0.2 + 0.5 * dice('asked', id)));
  const likedBy = (key: string, most: number) =>
    shuffled(others, 'likes', key)
      .slice(0, Math.floor(most * dice('liked', key) ** 2))
      .filter(({ at }) => at < askedAt)
      .map(({ userId }) => userId);
  const question = {
    id,
    lessonId,
    parentId: null as string | null,
    userId: author!.userId,
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
          id: replyId,
          lessonId,
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

/** What those say who came far enough to judge; a trigger keeps the class's mean. */
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
    return reviewsOf(slug, { topic, place }, [...reviewers.keys()]).map(({ email, rating, content }) => {
      const { userId, at, completedAt } = reviewers.get(email)!;
      const createdAt = completedAt
        ? new Date(Math.min(later(completedAt, hours(20 * dice('when', email, slug))).getTime(), now.getTime()))
        : later(at, (now.getTime() - at.getTime()) * 0.8);
      const answeredAt = later(createdAt, hours(8 + 40 * dice('answered', email, slug)));
      const answer = answeredAt < now ? answerTo({ email, slug, rating, content }) : null;
      return {
        id: demoId('review', email, slug),
        userId,
        classId: row!.id,
        rating,
        content,
        createdAt,
        answer,
        answeredAt: answer && answeredAt,
      };
    });
  });
  await insertRows(tx, 'Review', [...reviews, ...webinarReviews(talkers, classes, now)]);
}

/** Of those that are over, by some who came. */
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
