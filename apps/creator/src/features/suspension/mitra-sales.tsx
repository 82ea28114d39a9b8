import { useState } from 'react';
import { reasonRule } from '@sinau/contracts/backoffice/operator/operator.rules';
import type { StoppedMitra } from '@sinau/contracts/backoffice/suspension/suspension.schemas';
import { dateTime, decimal } from '@sinau/format';
import { QueryStates, useDraftKey } from '@sinau/shell';
import { Button, Card, ConfirmDialog, Notice, ReasonDialog, Skeleton } from '@sinau/ui';
import { useRestoreMitra, useStopMitra, useStoppedMitra } from './suspension.data.ts';

/** Shows operators whether a mitra may sell, and lets them stop or restore it whole. */
export const MitraSales = ({ mitraId }: { mitraId: string }) => (
  <Card as="section" padded aria-labelledby="mitra-sales">
    <h2 id="mitra-sales">Penjualan</h2>
    <QueryStates query={useStoppedMitra(mitraId)} noun="penjualan mitra" skeleton={<Skeleton height={80} />}>
      {(stopped) => <Sales stopped={stopped} />}
    </QueryStates>
  </Card>
);

function Sales({ stopped: { mitra, stop, totalOffers } }: { stopped: StoppedMitra }) {
  const [asked, setAsked] = useState<'stop' | 'restore' | null>(null);
  const stopping = useStopMitra(mitra.id);
  const restoring = useRestoreMitra(mitra.id);
  const draftKey = useDraftKey(`stop-mitra:${mitra.id}`);
  const close = () => setAsked(null);
  const offers = `${decimal(totalOffers)} kelas dan bundling`;
  return (
    <div className="stack">
      {stop ? (
        <Notice tone="danger">
          <b>Dihentikan {stop.stoppedBy}</b> pada {dateTime(stop.stoppedAt)}
          <p>{stop.reason}</p>
        </Notice>
      ) : (
        <p className="muted">{totalOffers === 0 ? 'Belum ada yang dijual.' : `${offers} sedang dijual.`}</p>
      )}
      <div>
        {stop ? (
          <Button variant="outline" onClick={() => setAsked('restore')}>
            Pulihkan mitra
          </Button>
        ) : (
          <Button variant="outline" onClick={() => setAsked('stop')}>
            Hentikan mitra
          </Button>
        )}
      </div>
      <ReasonDialog
        draftKey={draftKey}
        open={asked === 'stop'}
        onClose={close}
        title={`Hentikan ${mitra.name}?`}
        label="Alasannya"
        rule={reasonRule}
        confirmLabel="Hentikan mitra"
        tone="danger"
        send={(reason) => stopping.mutateAsync(reason)}
      >
        {offers} langsung tidak bisa dibeli. Mitra ini tidak bisa menerbitkan kelas atau menarik saldo. Peserta tetap
        bisa belajar. Alasannya dikirim ke semua anggotanya, yang boleh mengajukan banding.
      </ReasonDialog>
      <ConfirmDialog
        open={asked === 'restore'}
        onClose={close}
        onConfirm={() => restoring.mutate(undefined, { onSettled: close })}
        busy={restoring.isPending}
        tone="primary"
        title={`Pulihkan ${mitra.name}?`}
        confirmLabel="Pulihkan mitra"
      >
        {offers} yang dijual sebelum dihentikan bisa dibeli lagi. Anggotanya kami kabari lewat email.
      </ConfirmDialog>
    </div>
  );
}
