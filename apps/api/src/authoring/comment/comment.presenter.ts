import type { ReviewComment } from '@sinau/contracts/authoring/comment/comment.schemas';
import { isoOrNull } from '../../platform/iso.ts';
import type { CommentRow } from './comment.queries.ts';

interface View {
  /** True if the names of operators are shown: to other operators, and not to the class's makers. */
  readonly isForOperators: boolean;
}

export function presentComment(row: CommentRow, { isForOperators }: View): ReviewComment {
  const by = (isOperator: boolean, fullname: string) => ({
    isOperator,
    fullname: isOperator && !isForOperators ? null : fullname,
  });
  return {
    id: row.id,
    lesson: row.lessonId ? { id: row.lessonId, title: row.lessonTitle! } : null,
    by: by(true, row.author.fullname),
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    sentAt: isoOrNull(row.sentAt),
    fixedAt: isoOrNull(row.fixedAt),
    replies: row.replies.map(({ id, content, createdAt, byOperator, author }) => ({
      id,
      by: by(byOperator, author.fullname),
      content,
      createdAt: createdAt.toISOString(),
    })),
  };
}
