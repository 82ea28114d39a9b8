import { useState } from 'react';
import { refundWorkingDays } from '@sinau/contracts/commerce/transaction/transaction.rules';
import { dateTime, rupiah } from '@sinau/format';
import { Button, Card, ConfirmDialog } from '@sinau/ui';
import { useSeatCancellation } from './seat-cancellation.data.ts';
import type { LiveLesson } from './live-session.data.ts';
import './meeting-panel.css';

/** Offer to return the seat for a participant who cannot come at the new time. */
export function SeatCancellation({ lesson: { classId, content } }: { lesson: LiveLesson }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSeatCancellation(() => setAsking(false));
  if (!content.giveBack) return null;
  const { until, amount } = content.giveBack;
  const isPaid = amount > 0;
  return (
    <Card as="section" padded className="stack seat-cancellation" aria-label="Pengembalian kursi">
      <p>
        <b>Tidak bisa ikut di jadwal baru?</b> Kamu bisa{' '}
        {isPaid ? <>meminta kembali uangmu, {rupiah(amount)},</> : 'melepas kursimu'} sampai{' '}
        <time className="nowrap" dateTime={until}>
          {dateTime(until)}
        </time>
        .
      </p>
      <div>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {isPaid ? 'Minta pengembalian dana' : 'Lepas kursi'}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate({ params: { id: classId } })}
        busy={isPending}
        title={isPaid ? `Minta kembali ${rupiah(amount)}?` : 'Lepas kursimu?'}
        confirmLabel={isPaid ? 'Kembalikan kursi' : 'Lepas kursi'}
        dismissLabel="Tetap ikut"
      >
        Kursimu, dan tiket tambahannya kalau ada, langsung dilepas untuk peserta lain. Kamu tidak bisa lagi membuka
        tautan, materi, dan rekaman webinar ini.
        {isPaid && <> Uangmu kami kembalikan paling lambat {refundWorkingDays} hari kerja.</>}
      </ConfirmDialog>
    </Card>
  );
}
