import { useState } from 'react';
import type { WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { decimal, rupiah } from '@sinau/format';
import { Button, ConfirmDialog } from '@sinau/ui';
import { useSavedFirst } from '../../../shared/use-saved-first.ts';
import { useSubmitBundle, useWithdrawBundle } from '../bundles.data.ts';
import { PublishBundleChanges } from './bundle-changes.tsx';

interface SubmitBundleButtonProps {
  bundle: WrittenBundle;
  isComplete: boolean;
  flush: () => Promise<boolean>;
}

/** Saves everything typed so far, then submits the bundle or publishes its changes. The label shows its status. */
export function SubmitBundleButton({ bundle, isComplete, flush }: SubmitBundleButtonProps) {
  const submit = useSubmitBundle(bundle.id);
  const { isSaving, savedFirst } = useSavedFirst(flush);
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  const { statusApprove } = bundle;
  const isChanged = statusApprove === 'changed';

  if (statusApprove === 'waiting') return <Withdraw id={bundle.id} />;
  if (statusApprove === 'review' || statusApprove === 'publish')
    return <Button disabled>{statusApprove === 'review' ? 'Dalam review' : 'Diterbitkan'}</Button>;
  return (
    <>
      <Button
        disabled={!isComplete}
        loading={isSaving || submit.isPending}
        onClick={() => void savedFirst(() => setConfirming(true))}
      >
        {statusApprove === 'draft' ? 'Ajukan bundling' : 'Perbarui'}
      </Button>
      <PublishBundleChanges bundle={bundle} open={isConfirming && isChanged} onClose={close} />
      <ConfirmDialog
        open={isConfirming && !isChanged}
        onClose={close}
        onConfirm={() => submit.mutate(undefined, { onSettled: close })}
        busy={submit.isPending}
        tone="primary"
        title="Ajukan bundling ini?"
        confirmLabel="Ajukan"
      >
        “{bundle.title}”: {decimal(bundle.classes.length)} kelas seharga {rupiah(bundle.salePrice ?? 0)}. Kami tinjau
        dalam 2 hari kerja. Selama itu isinya tidak bisa diubah, tetapi pengajuan bisa kamu tarik kembali sampai kami
        mulai meninjau.
      </ConfirmDialog>
    </>
  );
}

function Withdraw({ id }: { id: string }) {
  const withdraw = useWithdrawBundle(id);
  return (
    <>
      <Button disabled>Dalam review</Button>
      <Button variant="outline" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Tarik kembali
      </Button>
    </>
  );
}
