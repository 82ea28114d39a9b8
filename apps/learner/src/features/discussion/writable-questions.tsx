import { useMemo } from 'react';
import { DiscussionContext, EntryForm, Thread } from '@sinau/classroom';
import type { Discussion } from '@sinau/contracts/study/discussion/discussion.schemas';
import { reportEntry } from './report-entry.tsx';
import { useClassQuestionHandlers } from './writable-questions.data.ts';

interface WritableQuestionsProps {
  offer: { id: string; slug: string };
  /** User whose drafts are stored until they are sent. */
  userId: string;
  page: number;
  questions: readonly Discussion[];
  isAskable: boolean;
}

/** Questions for signed-in users, who may ask, reply and like. */
export function WritableQuestions({ offer, userId, page, questions, isAskable }: WritableQuestionsProps) {
  const handlers = useClassQuestionHandlers(offer, page);
  const place = useMemo(() => ({ userId, seek: null, reportButton: reportEntry }), [userId]);
  return (
    <DiscussionContext value={place}>
      {isAskable && (
        <EntryForm
          label="Tulis pertanyaan tentang kelas ini"
          placeholder="Apa yang ingin kamu tahu sebelum ikut?"
          draftKey={`${userId}:discussion-ask:${offer.id}`}
          onSend={(content) => handlers.ask(content, null)}
        />
      )}
      {questions.length === 0 ? (
        <p className="muted">Belum ada yang bertanya tentang kelas ini.</p>
      ) : (
        <ol className="class-questions-threads" aria-label="Pertanyaan">
          {questions.map((question) => (
            <Thread key={question.id} question={question} handlers={handlers} />
          ))}
        </ol>
      )}
    </DiscussionContext>
  );
}
