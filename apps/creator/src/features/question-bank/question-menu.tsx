import { useState } from 'react';
import type { BankQuestion } from '@sinau/contracts/study/question/bank.schemas';
import { ConfirmDialog, IconButton, Menu, MenuItem } from '@sinau/ui';
import { Copy, Ellipsis, Pencil, Trash2 } from '@sinau/ui/icons';
import { useDuplicateQuestion, useRemoveQuestion } from './bank.data.ts';

/** The actions on a question of the bank. */
export function QuestionMenu({ question, onEdit }: { question: BankQuestion; onEdit: () => void }) {
  const [isRemoving, setRemoving] = useState(false);
  const { mutate: duplicate } = useDuplicateQuestion();
  const { mutate: remove, isPending } = useRemoveQuestion();
  const { id, text, usedIn } = question;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={`Menu ${text || 'soal tanpa pertanyaan'}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          Edit
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={() => duplicate(id)}>
          Gandakan
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setRemoving(true)}>
          Hapus
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={() => remove(id, { onSettled: () => setRemoving(false) })}
        busy={isPending}
        title="Hapus soal ini?"
        confirmLabel="Hapus soal"
      >
        “{text || 'Soal tanpa pertanyaan'}” hilang dari bank soal.
        {usedIn > 0 && ' Salinannya di kuis tetap ada.'}
      </ConfirmDialog>
    </>
  );
}
