import { useState } from 'react';
import { reasonRule } from '@sinau/contracts/backoffice/operator/operator.rules';
import type { ReceivedApplication } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { dateTime } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Button, ConfirmDialog, Notice, ReasonDialog } from '@sinau/ui';
import { useRejectMitra, useVerifyMitra } from './desk.data.ts';

/** Buttons to verify a mitra or turn it down, or the decision that was made. */
export function ApplicationDecision({ application }: { application: ReceivedApplication }) {
  const { id, status, answers, decidedAt, reason } = application;
  const [asked, setAsked] = useState<'verify' | 'reject' | null>(null);
  const verify = useVerifyMitra(id);
  const reject = useRejectMitra(id);
  const draftKey = useDraftKey(`reject:${id}`);
  const close = () => setAsked(null);
  if (status !== 'Pending') {
    return (
      <Notice tone={status === 'Verified' ? 'success' : 'danger'}>
        <b>{status === 'Verified' ? 'Terverifikasi' : 'Ditolak'}</b>
        {decidedAt && ` pada ${dateTime(decidedAt)}`}
        {reason && <p>{reason}</p>}
      </Notice>
    );
  }
  return (
    <div className="row wraps">
      <Button onClick={() => setAsked('verify')}>Verifikasi</Button>
      <Button variant="outline" onClick={() => setAsked('reject')}>
        Tolak
      </Button>
      <ConfirmDialog
        open={asked === 'verify'}
        onClose={close}
        onConfirm={() => verify.mutate(undefined, { onSettled: close })}
        busy={verify.isPending}
        tone="primary"
        title={`Verifikasi ${answers.name}?`}
        confirmLabel="Verifikasi mitra"
      >
        Mitra ini boleh mengajukan kelas, dan pemiliknya kami kabari lewat email.
      </ConfirmDialog>
      <ReasonDialog
        draftKey={draftKey}
        open={asked === 'reject'}
        onClose={close}
        title={`Tolak ${answers.name}?`}
        label="Alasannya"
        rule={reasonRule}
        confirmLabel="Tolak pendaftaran"
        tone="danger"
        send={(text) => reject.mutateAsync(text)}
      >
        Alasannya dikirim ke pendaftar. Ia boleh memperbaiki jawabannya dan mendaftar lagi.
      </ReasonDialog>
    </div>
  );
}
