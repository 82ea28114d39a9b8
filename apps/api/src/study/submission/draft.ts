import { kindsTaken } from '@sinau/contracts/study/submission/submission.rules';
import type { AssignmentSetting } from '@sinau/contracts/study/lesson-kinds/assignment';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { attachMedia, detachMedia, findMediaByIds } from '../../core/media/index.ts';
import { draftOf, newestOf } from './own-submission.ts';
import {
  insertDraft,
  replaceFiles,
  updateDraft,
  updateSubmission,
  type SubmissionRow,
  type VersionRow,
} from './submission.queries.ts';

export interface SentDraft {
  readonly revision: number;
  readonly content?: string | undefined;
  readonly fileIds?: readonly string[] | undefined;
}
interface Author {
  readonly id: string;
  readonly setting: AssignmentSetting;
  readonly now: Date;
}

const idsOf = (version: VersionRow | undefined) => version?.files.map(({ id }) => id) ?? [];
const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id, index) => id === others[index]);

/** Returns whether the sent draft equals the stored one. */
export function holds(versions: readonly VersionRow[], { content, fileIds }: SentDraft) {
  const written = draftOf(versions) ?? newestOf(versions);
  return (
    (content === undefined || content === (written?.content ?? '')) &&
    (fileIds === undefined || isSame(fileIds, idsOf(written)))
  );
}

/**
 * Stores a draft. The first save after a version was submitted begins the next one, with the content of the previous
 * version. The submission is locked by the caller.
 */
export async function saveDraft(
  tx: Db,
  author: Author,
  row: SubmissionRow,
  versions: readonly VersionRow[],
  sent: SentDraft,
) {
  const draft = draftOf(versions);
  const before = draft ?? newestOf(versions);
  const content = sent.content ?? before?.content ?? '';
  const fileIds = sent.fileIds ?? idsOf(before);
  await attachNew(tx, author, versions, fileIds);

  const { id } = draft
    ? await updateDraft(tx, draft.id, content)
    : await insertDraft(tx, row.id, (before?.number ?? 0) + 1, content);
  if (!isSame(fileIds, idsOf(draft))) {
    await replaceFiles(tx, id, fileIds);
    const kept = new Set([...fileIds, ...versions.filter((version) => version !== draft).flatMap(idsOf)]);
    await detachMedia(
      tx,
      idsOf(draft).filter((one) => !kept.has(one)),
    );
  }
  return updateSubmission(tx, row.id, { revision: sent.revision, savedAt: author.now });
}

/** Attaches new files: each is the author's own, of a kind that the assignment accepts, and used nowhere else. */
async function attachNew(
  tx: Db,
  { id, setting, now }: Author,
  versions: readonly VersionRow[],
  fileIds: readonly string[],
) {
  const known = new Set(versions.flatMap(idsOf));
  const added = fileIds.filter((one) => !known.has(one));
  if (added.length === 0) return;
  const kinds = kindsTaken(setting.fileValidation);
  const files = await findMediaByIds(tx, added);
  for (const one of added) {
    const file = files.find((media) => media.id === one);
    if (!file || file.uploaderId !== id || file.purpose !== 'submission' || file.attachedAt)
      throw refuse('Berkas ini tidak ditemukan. Unggah lagi.');
    if (!kinds.includes(file.kind)) throw refuse(`Tugas ini tidak menerima berkas seperti ${file.name}`);
    await attachMedia(tx, one, { id, mitraId: null }, now);
  }
}

const refuse = (sentence: string) => new AppError('invalid_input', { fields: { fileIds: sentence } });
