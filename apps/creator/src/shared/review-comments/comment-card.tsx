import { useState, type ReactNode } from 'react';
import type { ReviewComment } from '@sinau/contracts/authoring/comment/comment.schemas';
import { relative } from '@sinau/format';
import { Badge, Button } from '@sinau/ui';
import { CircleCheck, MessageCircle } from '@sinau/ui/icons';
import { CommentForm } from './comment-form.tsx';
import './review-comments.css';

interface CommentCardProps {
  comment: ReviewComment;
  /** Subject of the comment, as words or a link; omitted where the page shows it. */
  about?: ReactNode;
  /** Absent where replies are not allowed. */
  reply?: ((content: string) => Promise<unknown>) | undefined;
  /** Further actions. */
  children?: ReactNode;
}

/** One comment of the review, with the conversation below it. */
export function CommentCard({ comment, about, reply, children }: CommentCardProps) {
  const { id, by, content, createdAt, sentAt, fixedAt, replies } = comment;
  const [isReplying, setReplying] = useState(false);
  return (
    <li className="review-comment" data-fixed={fixedAt ? true : undefined}>
      <div className="row wraps between">
        <span className="row wraps">
          {fixedAt ? <CircleCheck /> : <MessageCircle />}
          <b>{about || nameOf(by)}</b>
        </span>
        {!sentAt ? <Badge>Belum dikirim</Badge> : fixedAt && <Badge tone="success">Sudah diperbaiki</Badge>}
      </div>
      <p className="review-comment-text">{content}</p>
      <p className="muted xs">
        {about && `${nameOf(by)} · `}
        {relative(createdAt)}
      </p>
      {replies.length > 0 && (
        <ul className="review-comment-replies" aria-label="Balasan">
          {replies.map((one) => (
            <li key={one.id}>
              <p className="review-comment-text">{one.content}</p>
              <p className="muted xs">
                {nameOf(one.by)} · {relative(one.createdAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="row wraps review-comment-acts">
        {children}
        {reply && !isReplying && (
          <Button variant="text" size="sm" onClick={() => setReplying(true)}>
            Balas
          </Button>
        )}
      </div>
      {reply && isReplying && (
        <CommentForm
          name={`reply-${id}`}
          label="Balasan"
          submitLabel="Kirim balasan"
          send={reply}
          onClose={() => setReplying(false)}
        />
      )}
    </li>
  );
}

const nameOf = ({ isOperator, fullname }: ReviewComment['by']) => fullname ?? (isOperator ? 'Tim peninjau' : 'Mitra');
