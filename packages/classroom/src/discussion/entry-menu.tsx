import { useState } from 'react';
import { hidingRules } from '@sinau/contracts/study/discussion/discussion.rules';
import type { DiscussionReply } from '@sinau/contracts/study/discussion/discussion.schemas';
import { ConfirmDialog, IconButton, Menu, MenuItem, ReasonDialog } from '@sinau/ui';
import { Ellipsis, Eye, EyeOff, Pencil, Trash2 } from '@sinau/ui/icons';
import { useDraftKey } from './discussion-context.ts';
import type { ThreadHandlers } from './handlers.ts';

interface EntryMenuProps {
  entry: DiscussionReply;
  handlers: Pick<ThreadHandlers, 'remove' | 'hide'>;
  onEdit: () => void;
}

/** Menu of an entry: its author edits and deletes it, a teacher hides entries of others. */
export function EntryMenu({ entry, handlers, onEdit }: EntryMenuProps) {
  const [asking, setAsking] = useState<'remove' | 'hide' | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const draftKey = useDraftKey('hide', entry.id);
  const noun = entry.parent ? 'balasan' : 'pertanyaan';
  const mayHide = entry.mayHide && (!entry.isMine || entry.isHidden);
  if (!entry.isMine && !mayHide) return null;
  const stop = () => setAsking(null);
  const remove = async () => {
    setRemoving(true);
    await handlers.remove(entry).catch(() => undefined);
    setRemoving(false);
    stop();
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={entry.isMine ? `Tindakan untuk ${noun}mu` : `Tindakan untuk ${noun} ${entry.createdBy?.fullname}`}
            size="sm"
          >
            <Ellipsis />
          </IconButton>
        }
      >
        {entry.isMine && (
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            Ubah
          </MenuItem>
        )}
        {entry.isMine && (
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setAsking('remove')}>
            Hapus
          </MenuItem>
        )}
        {mayHide &&
          (entry.isHidden ? (
            <MenuItem
              icon={<Eye />}
              onSelect={() => void Promise.resolve(handlers.hide(entry, null)).catch(() => undefined)}
            >
              Tampilkan lagi
            </MenuItem>
          ) : (
            <MenuItem icon={<EyeOff />} onSelect={() => setAsking('hide')}>
              Sembunyikan
            </MenuItem>
          ))}
      </Menu>
      <ConfirmDialog
        open={asking === 'remove'}
        onClose={stop}
        onConfirm={() => void remove()}
        title={`Hapus ${noun} ini?`}
        confirmLabel={`Hapus ${noun}`}
        busy={isRemoving}
      >
        {entry.totalReply > 0
          ? 'Tulisan dan namamu dihapus. Balasan dari yang lain tetap ada.'
          : 'Yang sudah dihapus tidak bisa dikembalikan.'}
      </ConfirmDialog>
      <ReasonDialog
        draftKey={draftKey}
        open={asking === 'hide'}
        onClose={stop}
        title={`Sembunyikan ${noun} ini?`}
        label="Alasan"
        hint="Contoh: memuat nomor telepon orang lain."
        rule={hidingRules.reason}
        confirmLabel="Sembunyikan"
        tone="danger"
        send={(reason) => handlers.hide(entry, reason)}
      >
        Peserta lain tidak bisa membacanya lagi. Penulisnya masih melihatnya, lengkap dengan alasanmu.
      </ReasonDialog>
    </>
  );
}
