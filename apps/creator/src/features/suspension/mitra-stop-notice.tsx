import { useState } from 'react';
import { appealRules } from '@sinau/contracts/backoffice/suspension/suspension.rules';
import type { MitraStop } from '@sinau/contracts/backoffice/suspension/suspension.schemas';
import { date, dateTime } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Button, Notice, ReasonDialog } from '@sinau/ui';
import { useAppeal, useOwnStop } from '../../shared/own-stop.data.ts';
import './mitra-stop-notice.css';

/** Notice for the members of a stopped mitra: the reason, what it means, and how to appeal. */
export function MitraStopNotice() {
  const { data: stop } = useOwnStop();
  return stop ? <Stopped stop={stop} /> : null;
}

function Stopped({ stop: { id, reason, stoppedAt, appeal } }: { stop: MitraStop }) {
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync } = useAppeal();
  const draftKey = useDraftKey(`appeal:${id}`);
  return (
    <Notice tone="danger">
      <div className="mitra-stop">
        <b>Penjualanmu dihentikan sejak {date(stoppedAt)}</b>
        <p className="mitra-stop-reason">“{reason}”</p>
        <p>
          Peserta yang sudah membeli tetap bisa belajar. Kelas, webinar, dan bundlingmu tidak bisa dibeli, kelas tidak
          bisa diterbitkan, dan saldo tidak bisa ditarik.
        </p>
        {appeal ? (
          <Answered appeal={appeal} />
        ) : (
          <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
            Ajukan banding
          </Button>
        )}
      </div>
      <ReasonDialog
        draftKey={draftKey}
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Ajukan banding"
        label="Kenapa keputusan ini perlu ditinjau lagi?"
        hint="Sebut buktinya, dan apa yang sudah kamu perbaiki."
        rule={appealRules.text}
        confirmLabel="Kirim banding"
        send={(text) => mutateAsync(text)}
      >
        Banding bisa diajukan satu kali untuk keputusan ini. Jawabannya kami kirim ke emailmu.
      </ReasonDialog>
    </Notice>
  );
}

function Answered({ appeal: { sentAt, refusal } }: { appeal: NonNullable<MitraStop['appeal']> }) {
  if (refusal === null) return <p>Bandingmu kami terima pada {dateTime(sentAt)} dan sedang kami baca.</p>;
  return (
    <>
      <p>Kami sudah membaca bandingmu. Keputusannya tetap:</p>
      <p className="mitra-stop-reason">“{refusal}”</p>
    </>
  );
}
