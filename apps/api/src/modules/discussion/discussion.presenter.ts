import type { Discussion, DiscussionReply } from '@sinau/contracts/discussion/discussion.schemas';
import type { DiscussionRow } from './discussion.queries.ts';

/** An entry with the replies that belong to it. */
export const presentDiscussion = (row: DiscussionRow, replies: readonly DiscussionRow[] = []): Discussion => ({
  ...presentEntry(row),
  replies: replies.filter(({ parentId }) => parentId === row.id).map(presentEntry),
});

const presentEntry = ({ parentId, lessonId, fullname, avatar, deletedAt, ...row }: DiscussionRow): DiscussionReply => ({
  ...row,
  parent: parentId,
  lesson: lessonId,
  createdBy: deletedAt ? null : { fullname, avatar },
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  isDeleted: deletedAt !== null,
  isMine: row.isMine && deletedAt === null,
});
