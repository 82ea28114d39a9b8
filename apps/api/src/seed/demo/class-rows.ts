import type { NewsWritingContent } from '@sinau/contracts/lesson/lesson.schemas';
import type { QuizQuestion } from '@sinau/contracts/question/question.schemas';
import type { Db } from '../../platform/db.ts';

export interface DemoLessonRow {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly durationSeconds: number;
  /** Of a quiz. */
  readonly questions: readonly QuizQuestion[];
  /** What news writing asks for; null for every other lesson. */
  readonly task: NewsWritingContent | null;
}
export interface DemoClassRow {
  readonly id: string;
  readonly title: string;
  readonly mitraId: string;
  readonly mitraOwnerId: string;
  readonly salePrice: number;
  readonly normalPrice: number | null;
  /** In the order of the outline. */
  readonly lessons: readonly DemoLessonRow[];
}

/** The demo's published classes as they are now: an installation may have them since before the present demo. */
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
    rows.map(({ slug, mitra, sections, salePrice, ...row }) => [
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
            task: lesson.type === 'news_writing' ? (content as unknown as NewsWritingContent) : null,
          })),
      },
    ]),
  );
}
