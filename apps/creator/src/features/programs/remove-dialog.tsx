import { ConfirmDialog } from '@sinau/ui';
import { useRemoveProgram, type ClassRef } from './programs.data.ts';

interface RemoveDialogProps {
  program: ClassRef & { title: string };
  open: boolean;
  onClose: () => void;
  onRemoved?: () => void;
}

export function RemoveDialog({ program: { id, type, title }, open, onClose, onRemoved }: RemoveDialogProps) {
  const { mutate, isPending } = useRemoveProgram();
  const noun = type === 'webinar' ? 'webinar' : 'kelas';
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => mutate({ id, type }, { onSuccess: onRemoved, onSettled: onClose })}
      busy={isPending}
      title={`Hapus ${noun} ini?`}
      confirmLabel={`Hapus ${noun}`}
    >
      “{title}” beserta semua {type === 'webinar' ? 'sesi dan tiketnya' : 'section dan materinya'} akan hilang untuk
      selamanya. Yang sudah punya peserta hanya bisa diarsipkan.
    </ConfirmDialog>
  );
}
