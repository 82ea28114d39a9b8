import { ApiError, discussion, type Request } from '@sinau/api-client';
import type { Discussion } from '@sinau/contracts/study/discussion/discussion.schemas';
import { refusal } from './room.ts';

interface Author {
  readonly fullname: string;
  readonly avatar: string | null;
}
interface Written {
  readonly parent: string | null;
  readonly lesson: string;
  readonly content: string;
  readonly atSecond?: number | null;
}

/**
 * Creates a sample discussion: participants' real entries can be read; entries written in a preview are stored here,
 * and lost with the page.
 */
export function createSampleDiscussion(author: Author) {
  const own = new Map<string, Discussion>();
  const change = (id: string | undefined, changes: Partial<Discussion>) => {
    const known = own.get(id ?? '');
    if (!known) throw refusal('not_found', 'Tulisan peserta tidak bisa diubah dari pratinjau', 404);
    const changed = { ...known, ...changes };
    own.set(changed.id, changed);
    return changed;
  };
  const write = ({ parent, lesson, content, atSecond = null }: Written): Discussion => {
    const entry: Discussion = {
      id: crypto.randomUUID(),
      parent: parent || null,
      lesson,
      content: content.trim(),
      createdBy: author,
      role: 'Participant',
      createdAt: new Date().toISOString(),
      editedAt: null,
      isDeleted: false,
      isHidden: false,
      hiddenReason: null,
      mayHide: false,
      isMine: true,
      atSecond,
      isLiked: false,
      totalLike: 0,
      totalReply: 0,
      replies: [],
    };
    own.set(entry.id, entry);
    return entry;
  };

  return async ({ id, input }: Request): Promise<unknown> => {
    const { params = {}, body } = (input ?? {}) as { params?: { id?: string }; body?: Written };
    switch (id) {
      case discussion.list.id:
        return discussion.list.call(input as Parameters<typeof discussion.list.call>[0]).catch(noneIfMissing);
      case discussion.create.id:
        return write(body!);
      case discussion.update.id:
        return change(params.id, { content: body!.content.trim(), editedAt: new Date().toISOString() });
      case discussion.like.id:
        return change(params.id, { isLiked: true, totalLike: 1 });
      case discussion.unlike.id:
        return change(params.id, { isLiked: false, totalLike: 0 });
      case discussion.remove.id:
        change(params.id, {});
        own.delete(params.id!);
        return null;
      default:
        throw refusal('not_found', 'Ini tidak bisa dicoba di pratinjau', 404);
    }
  };
}

/** Returns an empty list for a lesson that is not live yet. */
function noneIfMissing(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return { list: [], total: 0, page: 1, perPage: 10 };
  throw error;
}
