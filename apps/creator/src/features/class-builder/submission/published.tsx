import { useState } from 'react';
import { screens } from '@sinau/contracts/screens';
import { Button, ConfirmDialog, Link, Notice } from '@sinau/ui';
import { useOnReplaced } from '../builder-context.ts';
import type { BuiltClass } from '../built-class.ts';
import { useDiscardChanges } from '../class-builder.data.ts';
import { VersionHistory } from './version-history.tsx';
import './published.css';

/** Notice of a published class without changes. */
export function Published({ built }: { built: BuiltClass }) {
  return (
    <Notice tone="success">
      <p>
        <b>Kelas sudah terbit.</b> Yang kamu ubah mulai sekarang disimpan dulu, dan baru dilihat peserta setelah kamu
        menekan Perbarui. <Link href={screens.classPage(built.slug)}>Lihat di katalog</Link>
      </p>
      <div className="published-actions">
        <VersionHistory built={built} />
      </div>
    </Notice>
  );
}

/** Notice of a published class with changes that are not published yet. */
export function Changed({ built }: { built: BuiltClass }) {
  const onReplaced = useOnReplaced();
  const discard = useDiscardChanges(built, onReplaced);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Notice>
      <p>
        <b>Ada perubahan yang belum terbit.</b> Peserta masih melihat versi yang terbit. Tekan Perbarui kalau sudah
        siap.
      </p>
      <div className="published-actions">
        <Button variant="outline" size="sm" onClick={() => setConfirming(true)}>
          Batalkan perubahan
        </Button>
        <VersionHistory built={built} />
      </div>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => discard.mutate(undefined, { onSettled: () => setConfirming(false) })}
        busy={discard.isPending}
        title="Batalkan semua perubahan?"
        confirmLabel="Batalkan perubahan"
        dismissLabel="Jangan dulu"
      >
        Kelas kembali seperti yang sedang dilihat peserta. Semua yang kamu ubah sejak terakhir terbit akan hilang.
      </ConfirmDialog>
    </Notice>
  );
}
