import { useState } from 'react';
import type { Review } from '@sinau/contracts/study/review/review.schemas';
import { screens } from '@sinau/contracts/screens';
import { useDraftKey } from '@sinau/shell';
import { Avatar, Button, Byline, Link, Stars, hasLocalDraft } from '@sinau/ui';
import { MessageCircle } from '@sinau/ui/icons';
import { AnswerForm } from './answer-form.tsx';
import { OwnAnswer } from './own-answer.tsx';

/** A review of one of the mitra's classes with its answer, or the form for one. */
export function ReceivedReview({ review }: { review: Review }) {
  const { id, rating, content, createdAt, editedAt, createdBy, answer } = review;
  const draftKey = useDraftKey(`review-answer:${id}`);
  const [isWriting, setWriting] = useState(() => hasLocalDraft(draftKey));
  const stop = () => setWriting(false);
  return (
    <li className="received-review">
      <div className="row">
        <Avatar src={createdBy.avatar} />
        <Byline name={createdBy.fullname} createdAt={createdAt} editedAt={editedAt} />
      </div>
      <div className="received-review-verdict">
        <Stars value={rating} />
        <Link className="sm touch-line" href={screens.classPage(review.class.slug)}>
          {review.class.title}
        </Link>
      </div>
      {content ? <p className="received-review-text">{content}</p> : <p className="muted sm">Tanpa tulisan.</p>}
      {isWriting ? (
        <AnswerForm reviewId={id} author={createdBy.fullname} draftKey={draftKey} current={answer} onClose={stop} />
      ) : answer ? (
        <OwnAnswer reviewId={id} answer={answer} onEdit={() => setWriting(true)} />
      ) : (
        <Button variant="outline" size="sm" onClick={() => setWriting(true)}>
          <MessageCircle />
          Jawab
        </Button>
      )}
    </li>
  );
}
