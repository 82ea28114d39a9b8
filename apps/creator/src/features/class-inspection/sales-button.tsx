import { useState } from 'react';
import { reasonRule } from '@sinau/contracts/operator/operator.rules';
import type { ReviewedClassDetail } from '@sinau/contracts/operator/operator.schemas';
import { decimal } from '@sinau/format';
import { Button, ConfirmDialog } from '@sinau/ui';
import { ReasonDialog } from '../../shared/reason-dialog.tsx';
import { useResume, useSuspend } from './inspection.data.ts';

/** Stops the sales of a published class, or lets it be sold again. */
export function SalesButton({ inspected: { id, suspendedAt, participantCount } }: { inspected: ReviewedClassDetail }) {
  const [asked, setAsked] = useState<'suspend' | 'resume' | null>(null);
  const suspend = useSuspend(id);
  const resume = useResume(id);
  const close = () => setAsked(null);
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(suspendedAt ? 'resume' : 'suspend')}>
        {suspendedAt ? 'Jual lagi' : 'Hentikan penjualan'}
      </Button>
      <ConfirmDialog
        open={asked === 'resume'}
        onClose={close}
        onConfirm={() => resume.mutate(undefined, { onSettled: close })}
        busy={resume.isPending}
        tone="primary"
        title="Jual kelas ini lagi?"
        confirmLabel="Jual lagi"
      >
        Kelas muncul lagi di katalog dan bisa dibeli. Pembuatnya kami kabari lewat email.
      </ConfirmDialog>
      <ReasonDialog
        open={asked === 'suspend'}
        onClose={close}
        title="Hentikan penjualan kelas ini?"
        label="Alasannya"
        rule={reasonRule}
        confirmLabel="Hentikan penjualan"
        tone="danger"
        send={(reason) => suspend.mutateAsync(reason)}
      >
        Kelas hilang dari katalog, pencarian, dan checkout. {decimal(participantCount)} peserta tetap bisa belajar.
        Alasannya dikirim ke mitra.
      </ReasonDialog>
    </>
  );
}
