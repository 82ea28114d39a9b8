import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { Db } from '../../platform/db.ts';

export interface DemoLessonRow {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly durationSeconds: number;
  /** Questions of a quiz. */
  readonly questions: readonly QuizQuestion[];
  /** Task of an assignment or news writing; null for every other lesson. */
  readonly task: DemoTask | null;
  /** Start and end of a live session; null for every other lesson. */
  readonly meets: { readonly startsAt: Date; readonly endsAt: Date } | null;
}
export type DemoTask = LessonOf<'news_writing'>['content'] | LessonOf<'assignment'>['content'];
export interface DemoClassRow {
  readonly id: string;
  readonly title: string;
  readonly mitraId: string;
  readonly mitraOwnerId: string;
  readonly salePrice: number;
  readonly normalPrice: number | null;
  /** Lessons in the order of the outline. */
  readonly lessons: readonly DemoLessonRow[];
}

/** The demo's published classes as they are now: an installation may have them from before the present demo. */
export async function findDemoClasses(db: Db, slugs: readonly string[]): Promise<Map<string, DemoClassRow>> {
  const rows = await db.class.findMany({
    where: { slug: { in: [...slugs] }, statusApprove: 'publish' },
    select: {
      id: true,
      slug: true,
      title: true,
      mitraId: true,
      salePrice: true,
      normalPrice: true,
      liveSessions: { select: { id: true, startsAt: true, endsAt: true } },
      mitra: { select: { members: { where: { role: 'owner' }, select: { userId: true } } } },
      sections: {
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
        select: {
          lessons: {
            where: { retiredAt: null },
            orderBy: [{ position: 'asc' }, { id: 'asc' }],
            select: { id: true, title: true, type: true, durationSeconds: true, content: true },
          },
        },
      },
    },
  });
  return new Map(
    rows.map(({ slug, mitra, sections, salePrice, liveSessions, ...row }) => [
      slug,
      {
        ...row,
        salePrice: salePrice ?? 0,
        mitraOwnerId: mitra.members[0]!.userId,
        lessons: sections
          .flatMap(({ lessons }) => lessons)
          .map(({ content, ...lesson }) => ({
            ...lesson,
            questions: (content as { questions?: QuizQuestion[] }).questions ?? [],
            task: ['news_writing', 'assignment'].includes(lesson.type) ? (content as unknown as DemoTask) : null,
            meets: timesOf(liveSessions.find(({ id }) => id === lesson.id)),
          })),
      },
    ]),
  );
}

const timesOf = (session?: { startsAt: Date | null; endsAt: Date | null }) =>
  session?.startsAt && session.endsAt ? { startsAt: session.startsAt, endsAt: session.endsAt } : null;
