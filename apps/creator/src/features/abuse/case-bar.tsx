import { useState } from 'react';
import type { AbuseCaseDetail } from '@sinau/contracts/backoffice/abuse/abuse.schemas';
import { reasonRule } from '@sinau/contracts/backoffice/operator/operator.rules';
import { useDraftKey, useProfile } from '@sinau/shell';
import { Button, ConfirmDialog, Notice, ReasonDialog } from '@sinau/ui';
import { ReleaseButton } from '../../shared/release-button.tsx';
import { useDismissCase, useRefuseAppeal, useReleaseCase, useTakeUpCase } from './abuse.data.ts';
import { DecideDialog } from './decide-dialog.tsx';

/** Acts of an operator on a case in its present state. */
export function CaseBar({ found }: { found: AbuseCaseDetail }) {
  const { id, openedAt, takenUpBy } = found;
  const isMine = useProfile()?.id === takenUpBy?.id;
  const takeUp = useTakeUpCase(id);
  const release = useReleaseCase(id);
  if (!openedAt) return <Notice tone="success">Sudah diputuskan. Laporan baru membukanya lagi.</Notice>;
  return (
    <div className="row wraps">
      {!takenUpBy && (
        <Button loading={takeUp.isPending} onClick={() => takeUp.mutate()}>
          Tangani
        </Button>
      )}
      {isMine && <Decide found={found} />}
      {takenUpBy && (
        <ReleaseButton
          release={release}
          holder={isMine ? null : takenUpBy.fullname}
          work="sedang menangani laporan ini"
        />
      )}
    </div>
  );
}

function Decide({ found }: { found: AbuseCaseDetail }) {
  const { id, kind, acts, reportCount } = found;
  const [asked, setAsked] = useState<'decide' | 'dismiss' | null>(null);
  const dismiss = useDismissCase(id);
  const refuse = useRefuseAppeal(id);
  const draftKey = useDraftKey(`refuse-appeal:${id}`);
  const close = () => setAsked(null);
  const isAppeal = kind === 'appeal';
  return (
    <>
      {acts.length > 0 && (
        <Button onClick={() => setAsked('decide')}>{isAppeal ? 'Kabulkan banding' : 'Tindak'}</Button>
      )}
      <Button variant="outline" onClick={() => setAsked('dismiss')}>
        {isAppeal ? 'Tolak banding' : 'Tidak melanggar'}
      </Button>
      <DecideDialog found={found} open={asked === 'decide'} onClose={close} />
      <ConfirmDialog
        open={asked === 'dismiss' && !isAppeal}
        onClose={close}
        onConfirm={() => dismiss.mutate(undefined, { onSettled: close })}
        busy={dismiss.isPending}
        tone="primary"
        title="Tidak ada pelanggaran?"
        confirmLabel="Tutup laporan"
      >
        {reportCount === 1 ? 'Pelapornya kami beri tahu' : `${reportCount} pelapornya kami beri tahu`} bahwa ini tidak
        melanggar aturan. Yang dilaporkan tetap tampil seperti sekarang.
      </ConfirmDialog>
      <ReasonDialog
        draftKey={draftKey}
        open={asked === 'dismiss' && isAppeal}
        onClose={close}
        title="Tolak banding ini?"
        label="Jawaban untuk mitra"
        rule={reasonRule}
        confirmLabel="Tolak banding"
        tone="danger"
        send={(reason) => refuse.mutateAsync(reason)}
      >
        Mitra tetap dihentikan. Semua anggotanya membaca jawabanmu, dan tidak bisa mengajukan banding lagi untuk
        keputusan ini.
      </ReasonDialog>
    </>
  );
}
