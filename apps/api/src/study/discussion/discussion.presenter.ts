import type { Discussion, DiscussionReply, JudgedEntry } from '@sinau/contracts/study/discussion/discussion.schemas';
import { isoOrNull } from '../../platform/iso.ts';
import type { DiscussionRow } from './discussion.queries.ts';
import type { JudgedRow } from './moderation.queries.ts';
import type { Admission } from './discussion.policy.ts';

type Reader = Pick<Admission, 'mayHide'>;

/** An entry with the replies that belong to it, as this reader may see them. */
export const presentDiscussion = (
  row: DiscussionRow,
  reader: Reader,
  replies: readonly DiscussionRow[] = [],
): Discussion => ({
  ...presentEntry(row, reader),
  replies: replies.filter(({ parentId }) => parentId === row.id).map((reply) => presentEntry(reply, reader)),
});

/** An entry for operators, who read hidden ones. */
export const presentJudged = (row: JudgedRow): JudgedEntry => ({
  id: row.id,
  parent: row.parentId,
  lesson: row.lessonId,
  content: row.content,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  editedAt: isoOrNull(row.editedAt),
  createdBy: { id: row.userId, fullname: row.fullname, avatar: row.avatar },
  hidden: row.hiddenAt && { at: row.hiddenAt.toISOString(), reason: row.hiddenReason! },
  place: row.place,
});

function presentEntry(row: DiscussionRow, { mayHide }: Reader): DiscussionReply {
  const isDeleted = row.deletedAt !== null;
  const isHidden = row.hiddenAt !== null;
  const isMine = row.isMine && !isDeleted;
  const isShown = !isDeleted && (!isHidden || isMine || mayHide);
  return {
    id: row.id,
    parent: row.parentId,
    lesson: row.lessonId,
    content: isShown ? row.content : '',
    createdBy: isShown ? { fullname: row.fullname, avatar: row.avatar } : null,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    editedAt: isoOrNull(row.editedAt),
    isDeleted,
    isHidden,
    hiddenReason: isShown ? row.hiddenReason : null,
    mayHide: mayHide && !isDeleted,
    isMine,
    atSecond: isShown ? row.atSecond : null,
    isLiked: row.isLiked,
    totalLike: row.totalLike,
    totalReply: row.totalReply,
  };
}
