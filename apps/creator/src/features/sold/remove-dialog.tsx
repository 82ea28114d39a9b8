import { ConfirmDialog } from '@sinau/ui';
import { soldNouns } from '../../shared/sold-types.ts';
import { soldKinds } from './sold-kinds.ts';
import { useRemove, type SoldRef } from './sold.data.ts';

interface RemoveDialogProps {
  sold: SoldRef & { title: string };
  open: boolean;
  onClose: () => void;
  onRemoved?: (() => void) | undefined;
}

export function RemoveDialog({ sold, open, onClose, onRemoved }: RemoveDialogProps) {
  const { mutate, isPending } = useRemove(sold);
  const noun = soldNouns[sold.type];
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => mutate(undefined, { onSuccess: onRemoved, onSettled: onClose })}
      busy={isPending}
      title={`Hapus ${noun} ini?`}
      confirmLabel={`Hapus ${noun}`}
    >
      “{sold.title}” {soldKinds[sold.type].texts.removing}
    </ConfirmDialog>
  );
}
