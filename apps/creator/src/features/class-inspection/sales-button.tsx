import { useState } from 'react';
import { reasonRule } from '@sinau/contracts/backoffice/operator/operator.rules';
import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { decimal } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Button, ConfirmDialog, ReasonDialog } from '@sinau/ui';
import { BundlesSoldWith } from './bundles-sold-with.tsx';
import { capitalised, type InspectedNoun } from './inspected-noun.ts';
import type { Review } from './inspection.data.ts';

interface SalesButtonProps {
  inspected: Pick<ReviewedClassDetail, 'id' | 'suspendedAt' | 'participantCount'>;
  noun: InspectedNoun;
  review: Review;
}

/** Stops the sales of a published class or bundle, or allows them again. */
export function SalesButton({ inspected: { id, suspendedAt, participantCount }, noun, review }: SalesButtonProps) {
  const [asked, setAsked] = useState<'suspend' | 'resume' | null>(null);
  const { suspend, resume } = review;
  const draftKey = useDraftKey(`suspend:${id}`);
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
        title={`Jual ${noun} ini lagi?`}
        confirmLabel="Jual lagi"
      >
        {capitalised(noun)} muncul lagi di katalog dan bisa dibeli. Pembuatnya kami kabari lewat email.
      </ConfirmDialog>
      <ReasonDialog
        draftKey={draftKey}
        open={asked === 'suspend'}
        onClose={close}
        title={`Hentikan penjualan ${noun} ini?`}
        label="Alasannya"
        rule={reasonRule}
        confirmLabel="Hentikan penjualan"
        tone="danger"
        send={(reason) => suspend.mutateAsync(reason)}
      >
        <p>
          {capitalised(noun)} hilang dari katalog, pencarian, dan checkout. {decimal(participantCount)}{' '}
          {noun === 'kelas' ? 'peserta' : 'pembeli'} tetap bisa belajar. Alasannya dikirim ke mitra.
        </p>
        {noun === 'kelas' && <BundlesSoldWith classId={id} isAsked={asked === 'suspend'} />}
      </ReasonDialog>
    </>
  );
}
