import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Discussion } from '@sinau/contracts/study/discussion/discussion.schemas';
import { Button, EmptyState, ErrorState, illustrations, Loading, Skeleton, VisuallyHidden } from '@sinau/ui';
import { DiscussionContext, type DiscussionContextValue } from './discussion-context.ts';
import type { DiscussionHandlers } from './handlers.ts';
import type { Playhead } from './playhead.ts';
import { QuestionForm } from './question-form.tsx';
import { Thread } from './thread.tsx';
import './discussion.css';

interface DiscussionPanelProps {
  /** The user whose texts are stored until they are sent. */
  userId: string;
  lessonId: string;
  /** Playhead of the lesson's player. */
  playhead: Playhead;
  /** Called when the user plays the recording from a question's second. */
  onSeek?: (() => void) | undefined;
  /** Questions, newest first; undefined while loading. */
  questions: readonly Discussion[] | undefined;
  /** Set if loading failed. */
  failure?: { onRetry: () => void; retrying: boolean } | null;
  /** Loads the next page; null at the end. */
  more: { onMore: () => void; loading: boolean } | null;
  handlers: DiscussionHandlers;
  reportButton?: DiscussionContextValue['reportButton'];
}

/** 'Diskusi': ask about a lesson, reply, like. */
export function DiscussionPanel({
  userId,
  lessonId,
  playhead,
  onSeek,
  questions,
  failure,
  more,
  handlers,
  reportButton,
}: DiscussionPanelProps) {
  const isPlayable = useSyncExternalStore(playhead.subscribe, playhead.isThere);
  const place = useMemo(() => {
    const seek = (second: number) => {
      onSeek?.();
      playhead.seek(second);
    };
    return { userId, seek: isPlayable ? seek : null, ...(reportButton && { reportButton }) };
  }, [userId, isPlayable, playhead, onSeek, reportButton]);
  const [news, setNews] = useState('');
  /** Announces changes of the list to screen readers. */
  const withMessage =
    <Input extends unknown[]>(work: (...input: Input) => Promise<unknown>, sentence: string) =>
    async (...input: Input) => {
      setNews('');
      await work(...input);
      setNews(sentence);
    };
  const telling: DiscussionHandlers = {
    ...handlers,
    ask: withMessage(handlers.ask, 'Pertanyaanmu terkirim'),
    reply: withMessage(handlers.reply, 'Balasanmu terkirim'),
    edit: withMessage(handlers.edit, 'Perubahan tersimpan'),
    remove: withMessage(handlers.remove, 'Tulisanmu dihapus'),
    hide: withMessage(handlers.hide, 'Perubahan tersimpan'),
  };

  if (!questions)
    return failure ? (
      <ErrorState title="Diskusi gagal dimuat" onRetry={failure.onRetry} retrying={failure.retrying} />
    ) : (
      <DiscussionSkeleton />
    );
  return (
    <DiscussionContext value={place}>
      <div className="discussion">
        <QuestionForm lessonId={lessonId} playhead={playhead} onAsk={telling.ask} />
        <VisuallyHidden>
          <span role="status">{news}</span>
        </VisuallyHidden>
        {questions.length === 0 ? (
          <EmptyState title="Belum ada pertanyaan" illustration={illustrations.emptyNotes} headingLevel={3}>
            Jadilah yang pertama bertanya tentang materi ini.
          </EmptyState>
        ) : (
          <ol className="discussion-threads" aria-label="Pertanyaan">
            {questions.map((question) => (
              <Thread key={question.id} question={question} handlers={telling} />
            ))}
          </ol>
        )}
        {more && (
          <Button variant="outline" block loading={more.loading} onClick={more.onMore}>
            Tampilkan pertanyaan lain
          </Button>
        )}
      </div>
    </DiscussionContext>
  );
}

function DiscussionSkeleton() {
  return (
    <Loading label="Memuat diskusi">
      <div className="discussion">
        <Skeleton height={44} />
        {[0, 1, 2].map((row) => (
          <div key={row} className="entry">
            <Skeleton width={32} height={32} className="entry-avatar-place" />
            <div className="stack">
              <Skeleton width="50%" height={16} />
              <Skeleton height={40} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
