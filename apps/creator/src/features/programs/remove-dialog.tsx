import { ConfirmDialog } from '@sinau/ui';
import { useRemoveProgram } from './programs.data.ts';

interface RemoveDialogProps {
  program: { id: string; title: string };
  open: boolean;
  onClose: () => void;
  onRemoved?: () => void;
}

export function RemoveDialog({ program: { id, title }, open, onClose, onRemoved }: RemoveDialogProps) {
  const { mutate, isPending } = useRemoveProgram();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => mutate(id, { onSuccess: onRemoved, onSettled: onClose })}
      busy={isPending}
      title="Hapus kelas ini?"
      confirmLabel="Hapus kelas"
    >
      “{title}” beserta semua section dan materinya akan hilang untuk selamanya. Kelas yang sudah punya peserta hanya
      bisa diarsipkan.
    </ConfirmDialog>
  );
}
