import type { PackageManifest, PackagePart } from '@sinau/contracts/core/media/package.schemas';
import type { LessonCreation } from '@sinau/contracts/study/lesson/lesson.schemas';
import { maxAttachments, maxLessonDescription } from '@sinau/contracts/study/lesson/lesson.rules';
import { partOf } from '@sinau/contracts/study/lesson/package-part.rules';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { findMediaByIds, manifestOf } from '../../core/media/index.ts';
import { extrasOf, fileIdsOf, prepareLesson, type LessonRow } from '../../study/lesson/index.ts';
import { takeOutLesson, takeOutSection } from '../authoring/index.ts';
import { insertLesson, takeLessonSlug } from '../lesson-editing/index.ts';
import { changeOutline } from './change-outline.ts';
import { insertSectionAt, openLessonPosition } from './copies.queries.ts';
import { findPackageLessons } from './package-parts.queries.ts';

interface LessonKey {
  readonly id: string;
  readonly lessonId: string;
}
type Interactive = Extract<LessonCreation, { type: 'interactive' }>;
const asInteractive = (lesson: LessonRow) => lesson as unknown as Pick<Interactive, 'content' | 'setting'>;

const maxTitle = { section: 120, lesson: 150 };

export type PackagePartsService = ReturnType<typeof createPackagePartsService>;

/** Turns a SCORM package of several parts into a section of lessons, and back into one lesson with a menu. */
export function createPackagePartsService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const change = changeOutline(db);

  /** Writes a lesson with the package and files of others, at the end of a section. */
  const write = async (
    tx: Db,
    owner: Partner,
    sources: readonly [LessonRow, ...LessonRow[]],
    sectionId: string,
    lesson: Interactive,
  ) => {
    const [{ classId, content }] = sources;
    const kept = sources.flatMap(fileIdsOf);
    const prepared = await prepareLesson(tx, { owner, now: clock.now(), kept, content }, lesson);
    const slug = await takeLessonSlug(tx, classId, prepared.title);
    return insertLesson(tx, { ...prepared, slug, classId, sectionId });
  };

  return {
    split: (actor: Partner, key: LessonKey) =>
      change(actor, key, async (tx, { id: classId }) => {
        const lesson = required(await tx.workingLesson.findFirst({ where: { id: key.lessonId, classId } }));
        const manifest = await findManifest(tx, lesson);
        const { content, setting } = asInteractive(lesson);
        if (!manifest || manifest.parts.length < 2 || partOf(manifest, content.part))
          throw new AppError('package_without_parts');
        const home = await tx.workingSection.findUniqueOrThrow({ where: { id: lesson.sectionId } });
        const section = await insertSectionAt(tx, {
          classId,
          title: lesson.title.slice(0, maxTitle.section),
          position: home.position + 1,
        });
        for (const [index, part] of manifest.parts.entries())
          await write(tx, actor, [lesson], section.id, {
            type: 'interactive',
            title: part.title.slice(0, maxTitle.lesson),
            content: { mediaId: content.mediaId, address: null, part: part.id },
            setting: { progressBar: setting.progressBar, ...ruleOf(part) },
            // Description and attachments are about the package, and stand where it begins.
            ...(index === 0 ? extrasIn([lesson]) : { description: '', attachmentIds: [] }),
          });
        await takeOutLesson(tx, { id: lesson.id, classId }, clock.now());
      }),

    join: (actor: Partner, key: LessonKey) =>
      change(actor, key, async (tx, { id: classId }) => {
        const lesson = required(await tx.workingLesson.findFirst({ where: { id: key.lessonId, classId } }));
        const manifest = await findManifest(tx, lesson);
        const { content, setting } = asInteractive(lesson);
        if (!manifest || !partOf(manifest, content.part)) throw new AppError('package_without_parts');
        const { lessons, sectionId, sectionTitle, emptied, before } = await findPackageLessons(tx, classId, lesson);
        const [first, ...others] = lessons as [LessonRow, ...LessonRow[]];
        const now = clock.now();
        const scored = lessons.flatMap((one) => {
          const rule = asInteractive(one).setting;
          return rule.completionType === 'minimum-score' ? rule.minimumScore : [];
        });
        const joined = await write(tx, actor, [first, ...others], emptied && before ? before : sectionId, {
          type: 'interactive',
          title: sectionTitle.slice(0, maxTitle.lesson),
          content: { mediaId: content.mediaId, address: null },
          setting: {
            progressBar: setting.progressBar,
            ...(scored.length > 0
              ? { completionType: 'minimum-score', minimumScore: Math.round(mean(scored)) }
              : { completionType: 'hit-button', minimumScore: 0 }),
          },
          ...extrasIn(lessons),
        });
        if (emptied && before) {
          await takeOutSection(tx, { id: emptied, classId }, now);
          return;
        }
        for (const { id } of lessons) await takeOutLesson(tx, { id, classId }, now);
        const position = await openLessonPosition(tx, sectionId, first.position);
        await tx.workingLesson.update({ where: { id: joined.id }, data: { position } });
      }),
  };
}

/** Descriptions and attachments of lessons that become one, each once; refuses more than one may have. */
function extrasIn(lessons: readonly LessonRow[]) {
  const extras = lessons.map(({ content }) => extrasOf(content));
  const descriptions = new Set(extras.map(({ description }) => description).filter((one) => one !== ''));
  const attachmentIds = new Set(extras.flatMap((one) => one.attachmentIds));
  const description = [...descriptions].join('\n\n');
  if (description.length > maxLessonDescription || attachmentIds.size > maxAttachments)
    throw new AppError('package_parts_too_full');
  return { description, attachmentIds: [...attachmentIds] };
}

/** A part that names a score to pass is passed by it; of others nobody knows whether they report any. */
const ruleOf = ({ masteryScore, isTracked }: PackagePart) =>
  isTracked && masteryScore !== null
    ? ({ completionType: 'minimum-score', minimumScore: Math.round(masteryScore) } as const)
    : ({ completionType: 'hit-button', minimumScore: 0 } as const);

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

async function findManifest(tx: Db, lesson: LessonRow): Promise<PackageManifest | null> {
  if (lesson.type !== 'interactive') return null;
  const { mediaId } = asInteractive(lesson).content;
  const [media] = mediaId ? await findMediaByIds(tx, [mediaId]) : [];
  return (media && manifestOf(media).manifest) ?? null;
}
