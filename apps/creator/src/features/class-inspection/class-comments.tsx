import { useState, type ReactNode } from 'react';
import type { ReviewComment } from '@sinau/contracts/authoring/comment/comment.schemas';
import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { useProfile } from '@sinau/shell';
import { Button, Card, Link } from '@sinau/ui';
import { CommentCard } from '../../shared/review-comments/comment-card.tsx';
import { CommentForm } from '../../shared/review-comments/comment-form.tsx';
import { useAddComment, useEditComment, useRemoveComment, useReplyToComment } from './inspection.data.ts';

interface ClassCommentsProps {
  inspected: ReviewedClassDetail;
  comments: readonly ReviewComment[];
  /** Id of the open lesson: only its comments are shown, and a new one is pinned to it. */
  lessonId: string | null;
}

/** Comments of the review, and a field for a new one while it lasts. */
export function ClassComments({ inspected, comments, lessonId }: ClassCommentsProps) {
  const { id, slug, statusApprove, reviewer } = inspected;
  const add = useAddComment(id, lessonId);
  const ownId = useProfile()?.id;
  const mayAdd = statusApprove === 'review' && (!reviewer || reviewer.id === ownId);
  const shown = lessonId ? comments.filter(({ lesson }) => lesson?.id === lessonId) : comments;
  return (
    <Card as="section" padded aria-labelledby="comments" className="stack">
      <h2 id="comments">Catatan tinjauan</h2>
      {shown.length === 0 && (
        <p className="muted">Belum ada catatan.{statusApprove === 'waiting' && ' Mulai tinjau untuk menulisnya.'}</p>
      )}
      <ul className="review-comments">
        {shown.map((one) => (
          <OperatorComment
            key={one.id}
            comment={one}
            about={
              !lessonId &&
              (one.lesson ? (
                <Link href={operatorScreens.operatorClass(slug, { lesson: one.lesson.id })}>{one.lesson.title}</Link>
              ) : (
                'Kelas secara umum'
              ))
            }
          />
        ))}
      </ul>
      {mayAdd && (
        <CommentForm
          name={`comment-${id}-${lessonId ?? 'class'}`}
          label={lessonId ? 'Catatan untuk materi ini' : 'Catatan untuk kelas ini'}
          submitLabel="Tambah catatan"
          send={(content) => add.mutateAsync(content)}
        />
      )}
    </Card>
  );
}

function OperatorComment({ comment, about }: { comment: ReviewComment; about: ReactNode }) {
  const { id, content, sentAt } = comment;
  const [isEditing, setEditing] = useState(false);
  const edit = useEditComment();
  const remove = useRemoveComment();
  const reply = useReplyToComment();
  if (isEditing) {
    return (
      <li className="review-comment">
        <CommentForm
          name={`edit-${id}`}
          label="Ubah catatan"
          submitLabel="Simpan"
          initial={content}
          send={(changed) => edit.mutateAsync({ id, content: changed })}
          onClose={() => setEditing(false)}
        />
      </li>
    );
  }
  return (
    <CommentCard
      comment={comment}
      about={about}
      reply={sentAt ? (text) => reply.mutateAsync({ id, content: text }) : undefined}
    >
      {!sentAt && (
        <>
          <Button variant="text" size="sm" onClick={() => setEditing(true)}>
            Ubah
          </Button>
          <Button variant="text" size="sm" loading={remove.isPending} onClick={() => remove.mutate(id)}>
            Hapus
          </Button>
        </>
      )}
    </CommentCard>
  );
}
