import { ConfirmDialog } from '@sinau/ui';
import { useArchiveOrRestore } from './programs.data.ts';

interface ArchiveDialogProps {
  program: { id: string; title: string; archiveAt: string | null };
  open: boolean;
  onClose: () => void;
}

export function ArchiveDialog({ program: { id, title, archiveAt }, open, onClose }: ArchiveDialogProps) {
  const { mutate, isPending } = useArchiveOrRestore();
  const words = archiveAt
    ? {
        title: 'Pulihkan kelas ini?',
        label: 'Pulihkan',
        text: 'kembali ke daftar kelasmu, dan ke katalog bila sudah terbit.',
      }
    : {
        title: 'Arsipkan kelas ini?',
        label: 'Arsipkan',
        text: 'hilang dari katalog dan tidak bisa dibeli. Peserta yang sudah ikut tetap bisa belajar.',
      };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => mutate(id, { onSettled: onClose })}
      busy={isPending}
      tone="primary"
      title={words.title}
      confirmLabel={words.label}
    >
      “{title}” {words.text}
    </ConfirmDialog>
  );
}
