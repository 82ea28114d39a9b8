import { useRef, useState, type ReactNode } from 'react';
import type { DiscussionReply, DiscussionRole } from '@sinau/contracts/study/discussion/discussion.schemas';
import { dateTime, timecode } from '@sinau/format';
import { Avatar, Badge, Button, hasLocalDraft } from '@sinau/ui';
import { Clock, EyeOff, ThumbsUp } from '@sinau/ui/icons';
import { useDiscussionContext, useDraftKey } from './discussion-context.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryMenu } from './entry-menu.tsx';
import type { ThreadHandlers } from './handlers.ts';

interface EntryProps {
  entry: DiscussionReply;
  handlers: ThreadHandlers;
  /** Actions beside the like button, such as 'Balas'. */
  action?: ReactNode;
}

/** A question or a reply. */
export function Entry({ entry, handlers, action }: EntryProps) {
  const draftKey = useDraftKey('edit', entry.id);
  const [editing, setEditing] = useState<'draft' | 'asked' | null>(() =>
    entry.isMine && hasLocalDraft(draftKey) ? 'draft' : null,
  );
  const { reportButton } = useDiscussionContext();
  const body = useRef<HTMLDivElement>(null);
  const stopEditing = () => {
    setEditing(null);
    body.current?.focus();
  };

  if (!entry.createdBy) return <p className="entry-gone muted sm">{goneLabels(entry)}</p>;
  const { createdBy, role, lesson, content, createdAt, editedAt, isHidden } = entry;
  return (
    <div className="entry">
      <Avatar size="sm" src={createdBy.avatar} />
      <div className="entry-body" ref={body} tabIndex={-1}>
        <p className="entry-head">
          <b>{createdBy.fullname}</b>
          {/* A user who asks on the page of a class is not a participant yet. */}
          {(lesson !== null || role === 'Instructor') && (
            <Badge tone={role === 'Instructor' ? 'primary' : 'neutral'}>{roleLabel(role)}</Badge>
          )}
        </p>
        <p className="muted xs num">
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          {editedAt && ' · diubah'}
        </p>
        {isHidden && <HiddenNote entry={entry} />}
        {entry.atSecond !== null && <Stamp second={entry.atSecond} />}
        {editing ? (
          <EditForm entry={entry} onEdit={handlers.edit} onClose={stopEditing} takesFocus={editing === 'asked'} />
        ) : (
          <p className="entry-text">{content}</p>
        )}
        <div className="entry-actions">
          {!isHidden && <LikeButton entry={entry} onLike={handlers.like} />}
          {!isHidden && action}
          {!isHidden && !entry.isMine && reportButton?.(entry)}
        </div>
      </div>
      <EntryMenu entry={entry} handlers={handlers} onEdit={() => setEditing('asked')} />
    </div>
  );
}

const roleLabel = (role: DiscussionRole) => (role === 'Participant' ? 'Peserta' : 'Instruktur');

function goneLabels({ parent, isDeleted }: DiscussionReply) {
  const noun = parent ? 'Balasan' : 'Pertanyaan';
  return isDeleted ? `${noun} ini dihapus oleh penulisnya.` : `${noun} ini disembunyikan karena melanggar aturan.`;
}

function HiddenNote({ entry: { isMine, hiddenReason } }: { entry: DiscussionReply }) {
  return (
    <p className="entry-hidden xs">
      <EyeOff />
      <span>
        {isMine ? 'Hanya kamu dan pengajar yang melihat ini.' : 'Disembunyikan dari peserta lain.'} Alasannya:{' '}
        {hiddenReason}
      </span>
    </p>
  );
}

interface EditFormProps {
  entry: DiscussionReply;
  onEdit: ThreadHandlers['edit'];
  onClose: () => void;
  takesFocus: boolean;
}

function EditForm({ entry, onEdit, onClose, takesFocus }: EditFormProps) {
  return (
    <EntryForm
      label="Ubah tulisanmu"
      placeholder="Tulis ulang"
      draftKey={useDraftKey('edit', entry.id)}
      initial={entry.content}
      onSend={(changed) => onEdit(entry, changed)}
      onSent={onClose}
      onCancel={onClose}
      takesFocus={takesFocus}
    />
  );
}

/** The second that a question is about; a link if its recording can be played here. */
function Stamp({ second }: { second: number }) {
  const { seek } = useDiscussionContext();
  if (!seek)
    return (
      <p className="entry-stamp muted num sm">
        <Clock />
        {timecode(second)}
      </p>
    );
  return (
    <Button
      variant="text"
      size="sm"
      className="entry-seek"
      aria-label={`Putar dari ${timecode(second)}`}
      onClick={() => seek(second)}
    >
      <Clock />
      <span className="num">{timecode(second)}</span>
    </Button>
  );
}

function LikeButton({ entry, onLike }: { entry: DiscussionReply; onLike: (entry: DiscussionReply) => void }) {
  return (
    <Button
      variant="text"
      size="sm"
      className={entry.isLiked ? 'entry-liked' : undefined}
      aria-pressed={entry.isLiked}
      onClick={() => onLike(entry)}
    >
      <ThumbsUp />
      Suka {entry.totalLike > 0 && <span className="num">{entry.totalLike}</span>}
    </Button>
  );
}
