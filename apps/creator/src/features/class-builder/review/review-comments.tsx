import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReviewComment } from '@sinau/contracts/authoring/comment/comment.schemas';
import { dateTime, decimal } from '@sinau/format';
import { Badge, Checkbox, Link, Notice } from '@sinau/ui';
import { CommentCard } from '../../../shared/review-comments/comment-card.tsx';
import { readBuilderLocation } from '../builder-address.ts';
import type { BuiltClass } from '../built-class.ts';
import { classHref, locationOfLesson } from '../class-locations.ts';
import { useAnswerComment, useClassReview, useTickComment } from './class-review.data.ts';
import './review-comments.css';

/** Comments of the review: at a lesson its own ones, elsewhere all of them. */
export function ReviewComments({ built }: { built: BuiltClass }) {
  const { pathname, search } = useLocation();
  const { lessonId } = readBuilderLocation(pathname, new URLSearchParams(search));
  const { data } = useClassReview(built.id);
  if (!data) return null;
  const { suspension } = data;
  // Fixed comments are omitted once the class is published.
  const list = built.status === 'publish' ? data.list.filter(({ fixedAt }) => !fixedAt) : data.list;
  const here = lessonId ? list.filter(({ lesson }) => lesson?.id === lessonId) : list;
  const elsewhere = list.filter((one) => !here.includes(one) && !one.fixedAt);
  return (
    <>
      {suspension && (
        <Notice tone="danger">
          <b>Penjualan dihentikan sementara</b> sejak {dateTime(suspension.at)}. Pesertamu tetap bisa belajar.
          <p>{suspension.reason}</p>
        </Notice>
      )}
      {here.length + elsewhere.length > 0 && (
        <section className="class-review" aria-labelledby="class-review">
          <div className="row wraps between">
            <h2 id="class-review">Catatan tinjauan</h2>
            <Progress comments={list} />
          </div>
          {here.length > 0 && (
            <ul className="review-comments">
              {here.map((one) => (
                <MakerComment key={one.id} comment={one} built={built} isAtLesson={lessonId !== null} />
              ))}
            </ul>
          )}
          {elsewhere.length > 0 && <Elsewhere comments={elsewhere} built={built} />}
        </section>
      )}
    </>
  );
}

function Progress({ comments }: { comments: readonly ReviewComment[] }) {
  const fixed = comments.filter(({ fixedAt }) => fixedAt).length;
  return (
    <Badge tone={fixed === comments.length ? 'success' : 'neutral'}>
      <span className="num">
        {decimal(fixed)} dari {decimal(comments.length)} diperbaiki
      </span>
    </Badge>
  );
}

interface MakerCommentProps {
  comment: ReviewComment;
  built: BuiltClass;
  /** True if the page is the lesson that the comment is pinned to. */
  isAtLesson: boolean;
}

function MakerComment({ comment, built, isAtLesson }: MakerCommentProps) {
  const answer = useAnswerComment(comment.id);
  const tick = useTickComment(comment.id);
  // State shown immediately; the query's own state follows a little later, and the checkbox would flicker.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (isFixed: boolean) => {
    setChosen(isFixed);
    tick.mutate(isFixed, { onSettled: () => setChosen(null) });
  };
  return (
    <CommentCard
      comment={comment}
      about={!isAtLesson && <LessonReference comment={comment} built={built} />}
      reply={(content) => answer.mutateAsync(content)}
    >
      <Checkbox checked={chosen ?? comment.fixedAt !== null} onChange={({ target }) => choose(target.checked)}>
        Sudah diperbaiki
      </Checkbox>
    </CommentCard>
  );
}

/** Open comments that belong to other pages, as links to them. */
const Elsewhere = ({ comments, built }: { comments: readonly ReviewComment[]; built: BuiltClass }) => (
  <div>
    <p className="muted sm">Catatan lain yang belum diperbaiki:</p>
    <ul className="class-review-elsewhere">
      {comments.map((one) => (
        <li key={one.id}>
          <LessonReference comment={one} built={built} />
          <span className="muted sm">{one.content}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** Location of a comment, as a link while the lesson exists. */
function LessonReference({ comment: { lesson }, built }: { comment: ReviewComment; built: BuiltClass }) {
  if (!lesson) return <Link href={classHref(built)}>Kelas secara umum</Link>;
  const current = locationOfLesson(built, lesson.id);
  if (!current) return <span>{lesson.title} (sudah dihapus)</span>;
  return <Link href={current.href}>{current.title}</Link>;
}
