// oxlint-disable-next-line typescript/triple-slash-reference -- the other packages compile this file without that one
/// <reference path="./stopword.d.ts" />
import { text as textOf } from 'node:stream/consumers';
import { findMediaByIds } from '../../core/media/index.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { forEachInSequence } from '../../platform/for-each-in-sequence.ts';
import { defineJob } from '../../platform/jobs.ts';
import { captionsOf } from './captions-of.ts';
import {
  findStaleSpeeches,
  findUnindexed,
  lockAgainstPublication,
  replacePassages,
  takeUnindexed,
  updateSpeech,
  type UnindexedRow,
} from './index-passages.queries.ts';
import { passagesOf, type Captions } from './passages-of.ts';

/** Job that takes longer than a minute after a migration. */
export const indexPassagesJob = defineJob('passage.index', { longestHours: 1 });

const batchSize = 200;
/** Bounds of the words that are counted. The lists of stopword take 3 MB, which processes without this job spare. */
async function loadSpokenWords() {
  const { eng, ind } = await import('stopword');
  return { silent: [...ind, ...eng], least: 3, most: 60 };
}

type IndexDeps = Pick<Deps, 'db' | 'log'> & { readonly storage: FileStore };

/**
 * Writes the passages of live lessons that changed, each lesson in a transaction of its own, and counts the spoken words
 * of their classes. What is left to do is read from the database, so that the job can stop anywhere and continue later.
 */
export async function indexPassages(deps: IndexDeps) {
  await inBatches(
    (after) => findUnindexed(deps.db, after, batchSize),
    ({ id }) => id,
    (lessons) => forEachInSequence(lessons, deps.log, (lesson) => indexLesson(deps, lesson)),
  );
  await inBatches(
    (after) => findStaleSpeeches(deps.db, after, batchSize),
    (classId) => classId,
    (classIds) => forEachInSequence(classIds, deps.log, (classId) => countSpeech(deps, classId)),
  );
}

const firstId = '00000000-0000-0000-0000-000000000000';

/** Goes through rows in the order of their ids, so that one that fails is not met twice. */
async function inBatches<T>(
  find: (after: string) => Promise<T[]>,
  idOf: (row: T) => string,
  work: (rows: T[]) => Promise<unknown>,
) {
  for (let after: string | undefined = firstId; after;) {
    const rows: T[] = await find(after);
    await work(rows);
    after = rows.length < batchSize ? undefined : idOf(rows.at(-1)!);
  }
}

async function indexLesson({ db, storage }: IndexDeps, lesson: UnindexedRow) {
  const passages = passagesOf(lesson, await readCaptions({ db, storage }, lesson));
  await db.$transaction(async (tx) => {
    await lockAgainstPublication(tx, lesson.classId);
    if (await takeUnindexed(tx, lesson)) await replacePassages(tx, lesson, passages);
  });
}

/** Reads the caption files of a lesson. A file that is gone has nothing to find. */
async function readCaptions({ db, storage }: Pick<IndexDeps, 'db' | 'storage'>, { content }: UnindexedRow) {
  const files = captionsOf(content);
  const rows = await findMediaByIds(
    db,
    files.map(({ mediaId }) => mediaId),
  );
  const read: Captions[] = [];
  for (const { mediaId, language } of files) {
    const row = rows.find(({ id }) => id === mediaId);
    const vtt = row && (await storage.read(`${row.id}/${row.fileName}`).then(textOf, emptyIfMissing));
    if (vtt) read.push({ vtt, language });
  }
  return read;
}

function emptyIfMissing(error: unknown) {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}

async function countSpeech({ db }: IndexDeps, classId: string) {
  const spokenWords = await loadSpokenWords();
  await db.$transaction(async (tx) => {
    await lockAgainstPublication(tx, classId);
    await updateSpeech(tx, classId, spokenWords);
  });
}
