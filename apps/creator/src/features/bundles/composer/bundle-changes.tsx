import type { BundleChange } from '@sinau/contracts/authoring/bundle/bundle-changes.schemas';
import { BundleChangeList } from '../../../shared/bundle-changes.tsx';
import { PublishDialog } from '../../../shared/publish-dialog.tsx';
import { Button, ConfirmDialog, Notice } from '@sinau/ui';
import { useState } from 'react';
import { useDiscardBundleChanges, usePublishBundleChanges } from '../bundles.data.ts';

interface ChangesProps {
  bundle: { id: string; updatedAt: string; changes: readonly BundleChange[] };
  /** Called once the published version is restored. */
  onDiscarded: () => void;
}

/** Changes that wait to be published, and the button that discards them. */
export function BundleChanges({ bundle, onDiscarded }: ChangesProps) {
  const [isAsked, setAsked] = useState(false);
  const discard = useDiscardBundleChanges(bundle.id);
  return (
    <Notice
      tone="neutral"
      action={
        <Button variant="text" size="sm" onClick={() => setAsked(true)}>
          Batalkan perubahan
        </Button>
      }
    >
      <b>Ada perubahan yang belum terbit.</b> Pembeli masih melihat versi sebelumnya.
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => discard.mutate(undefined, { onSuccess: onDiscarded, onSettled: () => setAsked(false) })}
        busy={discard.isPending}
        title="Batalkan perubahan?"
        confirmLabel="Batalkan perubahan"
        dismissLabel="Jangan dulu"
      >
        Bundling kembali seperti yang terbit. Yang akan hilang:
        <BundleChangeList changes={bundle.changes} />
      </ConfirmDialog>
    </Notice>
  );
}

interface PublishProps {
  bundle: ChangesProps['bundle'];
  open: boolean;
  onClose: () => void;
}

/** Lists what a publication would change, and publishes exactly that. */
export function PublishBundleChanges({ bundle, open, onClose }: PublishProps) {
  const publish = usePublishBundleChanges(bundle.id);
  return (
    <PublishDialog
      open={open}
      onClose={onClose}
      busy={publish.isPending}
      onPublish={() => publish.mutate(bundle.updatedAt, { onSettled: onClose })}
    >
      <p>Perubahan ini langsung dilihat calon pembeli. Yang sudah membeli tetap punya kelas-kelas yang mereka beli.</p>
      <BundleChangeList changes={bundle.changes} />
    </PublishDialog>
  );
}
