import type { OpenDocument } from '../saving/current-saver.tsx';
import { discardDraft, isStoredLocally, localDrafts } from './local-drafts.ts';
import { differing, isSame, pick, type Fields } from '../saving/reconcile.ts';
import type { Unsaved } from '../saving/document.ts';
import { withoutWriter } from './writer-locks.ts';

/**
 * Returns the status of saved fields: the server has them by now, lacks them, or has something else that was written
 * since.
 */
export function standingOf({ fields, base, sent = {} }: Unsaved<Fields>, stored: Fields) {
  const names = Object.keys(fields);
  if (names.every((name) => isSame(fields[name], stored[name]))) return 'stored';
  const isUntouched = (name: string) =>
    [fields, base, sent].some((known) => name in known && isSame(known[name], stored[name]));
  return names.every(isUntouched) ? 'lacking' : 'overtaken';
}

/**
 * Restores what this device saved of a document to its fields, unless the server has something newer or the document
 * that wrote it is still open. Returns the server's values of the restored fields, or null if there were none.
 */
export async function takeUp(
  userId: string,
  groupId: string,
  { saver, documentId }: OpenDocument,
  isGone: () => boolean,
): Promise<Fields | null> {
  const before: Record<string, unknown> = {};
  for (const draft of localDrafts(userId, groupId).filter((one) => one.documentId === documentId)) {
    await withoutWriter(draft.writerId, () => {
      if (isGone() || !isStoredLocally(userId, draft)) return;
      const stored = saver.getStored();
      const names = Object.keys(draft.fields);
      const standing = standingOf(draft, stored);
      if (standing === 'lacking') {
        // The newest of two drafts takes precedence; so does text typed in the meantime.
        const typed = differing(stored, saver.getSnapshot().draft);
        if (names.some((name) => typed.includes(name))) return;
        Object.assign(before, pick(stored, names));
        saver.restore({ fields: draft.fields, base: pick(stored, names) });
        if (!saver.getSnapshot().isStoredLocally) return;
      }
      if (standing !== 'overtaken') discardDraft(userId, draft);
    });
  }
  return Object.keys(before).length > 0 ? before : null;
}
