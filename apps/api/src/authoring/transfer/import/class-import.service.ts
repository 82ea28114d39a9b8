import type { QueryOf } from '@sinau/contracts';
import type { ImportSourceName } from '@sinau/contracts/authoring/transfer/class-import.rules';
import type { transferEndpoints } from '@sinau/contracts/authoring/transfer/transfer.endpoints';
import type { ClassDraft, ClassImport, PastImport } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import type { Partner } from '../../../platform/actor.ts';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import { isUniqueViolation } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listAnswer } from '../../../platform/list.ts';
import { required } from '../../../platform/required.ts';
import { attachMedia, findOwnMedia, markMediaForRemoval } from '../../../core/media/index.ts';
import { withClassSlug } from '../../program/index.ts';
import {
  deleteImport,
  findImport,
  findImports,
  findLessonIdsOf,
  insertImport,
  updateImportState,
  type ImportRow,
  type PastImportRow,
} from './class-import.queries.ts';
import { makeClass } from './make-class.ts';
import { makeImportJob } from './make-import.ts';
import { findTopicSlugs } from './make-class.queries.ts';
import { planOutline } from './plan-outline.ts';
import { readImportJob } from './read-import.ts';

interface ImportKey {
  readonly id: string;
}
export type ClassImportService = ReturnType<typeof createClassImportService>;

/** Imports whole classes from elsewhere into drafts. */
export function createClassImportService({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const detail = async ({ mitraId }: Partner, { id }: ImportKey) =>
    presentImport(required(await findImport(db, { id, mitraId })));

  return {
    detail,

    async list({ mitraId }: Partner, query: QueryOf<typeof transferEndpoints.imports>) {
      const { rows, total } = await findImports(db, mitraId, query);
      return listAnswer(query, rows.map(presentPast), total);
    },

    async begin(actor: Partner, { mediaId }: { mediaId: string }) {
      const media = required(await findOwnMedia(db, mediaId, actor));
      if (media.purpose !== 'import' || media.mitraId !== actor.mitraId) throw new AppError('not_found');
      const id = await db.$transaction(async (tx) => {
        const begun = await insertImport(tx, {
          mediaId,
          mitraId: actor.mitraId,
          userId: actor.id,
          name: media.name,
          createdAt: clock.now(),
        });
        if (begun.isNew) await jobs.send(tx, readImportJob, { id: begun.id });
        return begun.id;
      });
      return detail(actor, { id });
    },

    async confirm(actor: Partner, key: ImportKey) {
      const { mitraId } = actor;
      const { id, state, plan, mediaId } = required(await findImport(db, { id: key.id, mitraId }));
      if (state === 'making' || state === 'made') return detail(actor, key);
      if (!plan) throw new AppError('class_import_not_planned');
      await db.$transaction(async (tx) => {
        // The archive stays while the class is made from it.
        if (!mediaId || !(await attachMedia(tx, mediaId, actor, clock.now())))
          throw new AppError('class_import_expired');
        const isMoved = await updateImportState(
          tx,
          { id, mitraId, state: { in: ['planned', 'failed'] } },
          { state: 'making', failure: null, percent: 0 },
        );
        if (isMoved) await jobs.send(tx, makeImportJob, { id });
      });
      return detail(actor, key);
    },

    async drop({ mitraId }: Partner, { id }: ImportKey) {
      const { mediaId } = required(await findImport(db, { id, mitraId }));
      await db.$transaction(async (tx) => {
        const { count } = await deleteImport(tx, { id, mitraId });
        if (count === 0) throw new AppError('class_import_running');
        if (mediaId) await markMediaForRemoval(tx, [mediaId]);
      });
    },

    /** Begins a class of titles and addresses; a class with this id means that the call is repeated. */
    async draft(actor: Partner, { classId, ...draft }: ClassDraft) {
      const known = await findLessonIdsOf(db, classId, actor.mitraId);
      if (known) return presentDraft(known);
      const { outline, lines } = planOutline(rawOf(draft), {
        now: clock.now(),
        topics: await findTopicSlugs(db),
        sizeOf: () => null,
      });
      const refused = lines.find(({ outcome }) => outcome === 'left-out');
      if (refused) throw invalidInput('sections', `“${refused.title}”: ${refused.notes.join('. ')}`);
      await withClassSlug('program', draft.title, (slug) =>
        db.$transaction((tx) =>
          makeClass(tx, { owner: actor, now: clock.now() }, outline, { id: classId, slug, fileIds: new Map() }),
        ),
      ).catch((error: unknown) => {
        // Another class has the id: that of a repeated call at the same time, or of somebody else.
        if (!isUniqueViolation(error)) throw error;
      });
      const made = await findLessonIdsOf(db, classId, actor.mitraId);
      if (!made) throw invalidInput('classId', 'Pakai id lain');
      return presentDraft(made);
    },
  };
}

function presentImport({ class: made, mediaId: _mediaId, createdAt, ...row }: ImportRow): ClassImport {
  return { ...row, made, createdAt: createdAt.toISOString() };
}

const presentPast = ({ class: made, source, createdAt, ...row }: PastImportRow): PastImport => ({
  ...row,
  source: source as ImportSourceName | null,
  made,
  createdAt: createdAt.toISOString(),
});

const presentDraft = ({ id, slug, workingSections }: NonNullable<Awaited<ReturnType<typeof findLessonIdsOf>>>) => ({
  id,
  slug,
  lessonIds: workingSections.map(({ lessons }) => lessons.map((lesson) => lesson.id)),
});

const rawOf = ({ title, format, sections }: Omit<ClassDraft, 'classId'>) => ({
  class: { kind: 'program', format, title },
  educators: [],
  bank: [],
  media: [],
  leftOut: [],
  sections: sections.map((section) => ({
    title: section.title,
    lessons: section.lessons.map(({ address, ...lesson }) => ({
      lesson: {
        ...lesson,
        // The API cannot measure a video that plays on another site.
        ...(address && { content: { address }, setting: { completionType: 'hit-button' } }),
      },
    })),
  })),
});
