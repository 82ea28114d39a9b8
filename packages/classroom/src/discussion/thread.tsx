import { useRef, useState, type ReactNode } from 'react';
import type { Discussion } from '@sinau/contracts/study/discussion/discussion.schemas';
import { decimal } from '@sinau/format';
import { Button, hasLocalDraft } from '@sinau/ui';
import { MessageCircle } from '@sinau/ui/icons';
import { useDraftKey } from './discussion-context.ts';
import { Entry } from './entry.tsx';
import { EntryForm } from './entry-form.tsx';
import type { ThreadHandlers } from './handlers.ts';
import './discussion.css';

interface ThreadProps {
  question: Discussion;
  handlers: ThreadHandlers;
  /** Content above the question. */
  head?: ReactNode;
}

/** A question and its replies. */
export function Thread({ question, handlers, head }: ThreadProps) {
  const draftKey = useDraftKey('reply', question.id);
  const mayReply = !question.isDeleted && !question.isHidden;
  const [replying, setReplying] = useState<'draft' | 'asked' | null>(() => (hasLocalDraft(draftKey) ? 'draft' : null));
  const isReplying = mayReply && replying !== null;
  const [isLoading, setLoading] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
  const older = question.totalReply - question.replies.length;

  const stopReplying = () => {
    setReplying(null);
    replyButton.current?.focus();
  };
  const showOlder = async () => {
    setLoading(true);
    await handlers.showReplies(question).catch(() => undefined);
    setLoading(false);
  };

  return (
    <li className="thread">
      {head}
      <Entry
        entry={question}
        handlers={handlers}
        action={
          <Button
            ref={replyButton}
            variant="text"
            size="sm"
            aria-expanded={isReplying}
            onClick={() => setReplying(isReplying ? null : 'asked')}
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
              draftKey={draftKey}
              onSend={(content) => handlers.reply(question, content)}
              onSent={stopReplying}
              onCancel={stopReplying}
              takesFocus={replying === 'asked'}
            />
          )}
        </div>
      )}
    </li>
  );
}
