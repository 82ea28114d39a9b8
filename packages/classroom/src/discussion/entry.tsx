import { useRef, useState, type ReactNode } from 'react';
import type { DiscussionReply, DiscussionRole } from '@sinau/contracts/discussion/discussion.schemas';
import { dateTime } from '@sinau/format';
import { Avatar, Badge, Button, ConfirmDialog, IconButton, Menu, MenuItem } from '@sinau/ui';
import { Ellipsis, Pencil, ThumbsUp, Trash2 } from '@sinau/ui/icons';
import { EntryForm } from './entry-form.tsx';
import type { DiscussionHandlers } from './handlers.ts';

interface EntryProps {
  entry: DiscussionReply;
  handlers: Pick<DiscussionHandlers, 'edit' | 'remove' | 'like'>;
  /** Actions beside the like button, such as 'Balas'. */
  action?: ReactNode;
}

/** A question or a reply. */
export function Entry({ entry, handlers, action }: EntryProps) {
  const [isEditing, setEditing] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const stopEditing = () => {
    setEditing(false);
    body.current?.focus();
  };

  if (entry.isDeleted || !entry.createdBy)
    return <p className="entry-deleted muted sm">Pertanyaan ini dihapus oleh penulisnya.</p>;
  const { createdBy, role, content, createdAt, editedAt, isMine } = entry;
  return (
    <div className="entry">
      <Avatar size="sm" src={createdBy.avatar} />
      <div className="entry-body" ref={body} tabIndex={-1}>
        <p className="entry-head">
          <b>{createdBy.fullname}</b>
          <Badge tone={role === 'Instructor' ? 'primary' : 'neutral'}>{roleLabel(role)}</Badge>
        </p>
        <p className="muted xs num">
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          {editedAt && ' · diubah'}
        </p>
        {isEditing ? (
          <EntryForm
            label="Ubah tulisanmu"
            placeholder="Tulis ulang"
            initial={content}
            onSend={async (changed) => {
              await handlers.edit(entry.id, changed);
              stopEditing();
            }}
            onCancel={stopEditing}
          />
        ) : (
          <p className="entry-text">{content}</p>
        )}
        <div className="entry-actions">
          <LikeButton entry={entry} onLike={handlers.like} />
          {action}
        </div>
      </div>
      {isMine && <OwnMenu entry={entry} onEdit={() => setEditing(true)} onRemove={() => handlers.remove(entry)} />}
    </div>
  );
}

const roleLabel = (role: DiscussionRole) => (role === 'Participant' ? 'Peserta' : 'Instruktur');

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

function OwnMenu({
  entry,
  onEdit,
  onRemove,
}: {
  entry: DiscussionReply;
  onEdit: () => void;
  onRemove: () => Promise<unknown>;
}) {
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const noun = entry.parent ? 'balasan' : 'pertanyaan';
  const remove = async () => {
    setRemoving(true);
    await onRemove().catch(() => setAsking(false));
    setRemoving(false);
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={`Tindakan untuk ${noun}mu`} size="sm">
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          Ubah
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setAsking(true)}>
          Hapus
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        title={`Hapus ${noun} ini?`}
        confirmLabel={`Hapus ${noun}`}
        busy={isRemoving}
      >
        {entry.totalReply > 0
          ? 'Tulisan dan namamu dihapus. Balasan dari yang lain tetap ada.'
          : 'Yang sudah dihapus tidak bisa dikembalikan.'}
      </ConfirmDialog>
    </>
  );
}
