import { useRef, useState } from 'react';
import type { Discussion } from '@sinau/contracts/discussion/discussion.schemas';
import { decimal } from '@sinau/format';
import { Button } from '@sinau/ui';
import { MessageCircle } from '@sinau/ui/icons';
import { Entry } from './entry.tsx';
import { EntryForm } from './entry-form.tsx';
import type { DiscussionHandlers } from './handlers.ts';

interface ThreadProps {
  question: Discussion;
  handlers: DiscussionHandlers;
}

/** A question and its replies. */
export function Thread({ question, handlers }: ThreadProps) {
  const [isReplying, setReplying] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
  const older = question.totalReply - question.replies.length;

  const stopReplying = () => {
    setReplying(false);
    replyButton.current?.focus();
  };
  const showOlder = async () => {
    setLoading(true);
    await handlers.showReplies(question).catch(() => undefined);
    setLoading(false);
  };

  return (
    <li className="thread">
      <Entry
        entry={question}
        handlers={handlers}
        action={
          <Button
            ref={replyButton}
            variant="text"
            size="sm"
            aria-expanded={isReplying}
            onClick={() => setReplying(!isReplying)}
          >
            <MessageCircle />
            Balas {question.totalReply > 0 && <span className="num">{question.totalReply}</span>}
          </Button>
        }
      />
      {(question.replies.length > 0 || isReplying) && (
        <div className="thread-replies">
          {older > 0 && (
            <Button variant="text" size="sm" loading={isLoading} onClick={() => void showOlder()}>
              Lihat {decimal(older)} balasan sebelumnya
            </Button>
          )}
          {question.replies.length > 0 && (
            <ol aria-label="Balasan">
              {question.replies.map((reply) => (
                <li key={reply.id}>
                  <Entry entry={reply} handlers={handlers} />
                </li>
              ))}
            </ol>
          )}
          {isReplying && (
            <EntryForm
              label={`Balas ${question.createdBy?.fullname ?? 'pertanyaan ini'}`}
              placeholder="Tulis balasan"
              onSend={async (content) => {
                await handlers.reply(question.id, content);
                stopReplying();
              }}
              onCancel={stopReplying}
            />
          )}
        </div>
      )}
    </li>
  );
}
