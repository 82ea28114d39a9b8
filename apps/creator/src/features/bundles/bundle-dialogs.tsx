import { ConfirmDialog } from '@sinau/ui';
import { useArchiveOrRestoreBundle, useRemoveBundle } from './bundles.data.ts';

interface DialogProps {
  bundle: { id: string; title: string; archiveAt: string | null };
  open: boolean;
  onClose: () => void;
}

export function ArchiveBundleDialog({ bundle: { id, title, archiveAt }, open, onClose }: DialogProps) {
  const { mutate, isPending } = useArchiveOrRestoreBundle();
  const words = archiveAt
    ? {
        title: 'Pulihkan bundling ini?',
        label: 'Pulihkan',
        text: 'kembali ke daftar bundlingmu, dan ke katalog bila sudah terbit.',
      }
    : {
        title: 'Arsipkan bundling ini?',
        label: 'Arsipkan',
        text: 'hilang dari katalog dan tidak bisa dibeli. Kelas di dalamnya tetap dijual satu per satu, dan pembelinya tetap bisa belajar.',
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

interface RemoveDialogProps extends DialogProps {
  onRemoved?: (() => void) | undefined;
}

export function RemoveBundleDialog({ bundle: { id, title }, open, onClose, onRemoved }: RemoveDialogProps) {
  const { mutate, isPending } = useRemoveBundle();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => mutate(id, { onSuccess: onRemoved, onSettled: onClose })}
      busy={isPending}
      title="Hapus bundling ini?"
      confirmLabel="Hapus bundling"
    >
      “{title}” akan hilang untuk selamanya. Kelas-kelasnya tetap ada. Bundling yang pernah dipesan hanya bisa
      diarsipkan.
    </ConfirmDialog>
  );
}
