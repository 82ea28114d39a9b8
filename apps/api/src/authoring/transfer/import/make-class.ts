import type { ClassOutline } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Db, Prisma } from '../../../platform/db.ts';
import { underscored } from '../../../platform/enum-names.ts';
import { randomCode, safeSlugOf, takeSlug } from '../../../platform/slugs.ts';
import { attachCover, attachMedia } from '../../../core/media/index.ts';
import { prepareLesson } from '../../../study/lesson/index.ts';
import { lessonKindOf, relinkAddress, relinkText } from '../../../study/lesson-kinds/index.ts';
import { updateLiveSession } from '../../../study/live/index.ts';
import { addToBank, relinkQuestion, type Links } from '../../../study/question/index.ts';
import { insertClass, prepareTexts } from '../../program/index.ts';
import { findTopicId, insertEducators, insertLessons, insertSections } from './make-class.queries.ts';

export interface ClassMaker {
  readonly owner: { readonly id: string; readonly mitraId: string };
  readonly now: Date;
}
interface Placed {
  /** Id for the class; any, if it is omitted. */
  readonly id?: string;
  readonly slug: string;
  /** Files of the owner by their ids in the outline. */
  readonly fileIds: ReadonlyMap<string, string>;
}

/** Makes a draft of an outline, in the transaction of its caller. Every rule of the builder holds for it. */
export async function makeClass(tx: Db, maker: ClassMaker, outline: ClassOutline, { id, slug, fileIds }: Placed) {
  const { owner, now } = maker;
  const ofFiles: Links = { file: (local) => fileIds.get(local) ?? null, question: () => null };
  const bankIds = await addToBank(
    tx,
    owner,
    outline.bank.map((question) => relinkQuestion(question, ofFiles)),
    now,
  );
  const bank = new Map(outline.bank.map((question, index) => [question.id, bankIds[index]!]));
  const links: Links = { ...ofFiles, question: (local) => bank.get(local) ?? null };

  const { id: classId } = await insertTexts(tx, maker, outline.class, { id, slug, links });
  const educators = await insertPersons(tx, maker, { classId, educators: outline.educators, links });
  const sectionIds = await insertSections(
    tx,
    outline.sections.map(({ title }, position) => ({ classId, title, position })),
  );
  const slugs = new Set<string>();
  const lessons: Prisma.WorkingLessonCreateManyInput[] = [];
  for (const [index, section] of outline.sections.entries())
    for (const [position, { lesson }] of section.lessons.entries()) {
      const content = lessonKindOf(lesson.type).relink(lesson.content, links);
      const attachmentIds = lesson.attachmentIds?.flatMap((local) => fileIds.get(local) ?? []);
      const sent = { ...lesson, content, ...(attachmentIds && { attachmentIds }) } as typeof lesson;
      lessons.push({
        ...(await prepareLesson(tx, { owner, now }, sent)),
        slug: takeSlug(safeSlugOf(lesson.title, 'materi'), slugs),
        classId,
        sectionId: sectionIds[index]!,
        position,
        updatedAt: now,
      });
    }
  const lessonIds = await insertLessons(tx, lessons);
  const ofSections = splitBy(
    lessonIds,
    outline.sections.map((section) => section.lessons.length),
  );
  for (const [index, section] of outline.sections.entries())
    for (const [position, { lesson, session }] of section.lessons.entries())
      if (lesson.type === 'webinar' && session) {
        const { speakerIds = [], recordingId = null, ...fields } = session;
        const file = recordingId && links.file(recordingId, { kind: 'video', purpose: 'lesson' });
        if (file && !(await attachMedia(tx, file, owner, now))) throw new AppError('lesson_file_missing');
        await updateLiveSession(tx, ofSections[index]![position]!, {
          ...withoutUndefined(fields),
          speakerIds: speakerIds.flatMap((local) => educators.get(local) ?? []),
          recordingId: file,
        });
      }
  return { id: classId, lessonIds: ofSections };
}

async function insertTexts(
  tx: Db,
  maker: ClassMaker,
  { kind, format, category, salePrice, normalPrice, promotionEndsAt, ...texts }: ClassOutline['class'],
  { id, slug, links }: { id: string | undefined; slug: string; links: Links },
) {
  const { owner, now } = maker;
  const thumbnail = relinkAddress(texts.thumbnail, links);
  await attachCover(tx, owner, thumbnail, now);
  const prepared = await prepareTexts(tx, maker, {
    ...texts,
    thumbnail,
    about: relinkText(texts.about, 'about', links),
    completionMessage: texts.completionMessage && relinkText(texts.completionMessage, 'message', links),
    categoryId: category && (await findTopicId(tx, category.slug)),
  });
  return insertClass(
    tx,
    { ...prepared, title: texts.title },
    {
      ...(id && { id }),
      slug,
      code: randomCode(8),
      kind,
      format: underscored(format),
      salePrice,
      normalPrice,
      promotionEndsAt: promotionEndsAt && new Date(promotionEndsAt),
      mitraId: owner.mitraId,
      createdById: owner.id,
    },
  );
}

/** Inserts the educators of a class; returns their ids by those in the outline. */
async function insertPersons(
  tx: Db,
  { owner, now }: ClassMaker,
  { classId, educators, links }: { classId: string; educators: ClassOutline['educators']; links: Links },
) {
  const rows = [];
  for (const [position, { id: _, photo, ...person }] of educators.entries()) {
    const own = relinkAddress(photo, links);
    await attachCover(tx, owner, own, now, 'photo');
    rows.push({ ...person, photo: own, classId, position, createdAt: now });
  }
  const ids = await insertEducators(tx, rows);
  return new Map(educators.map(({ id }, index) => [id, ids[index]!]));
}

/** Splits a list into lists of these lengths. */
function splitBy<T>(list: readonly T[], lengths: readonly number[]) {
  let begin = 0;
  return lengths.map((length) => list.slice(begin, (begin += length)));
}

const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
