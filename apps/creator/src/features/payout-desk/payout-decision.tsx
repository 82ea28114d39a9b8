import { useState } from 'react';
import { payoutReasonRules, payoutReferenceRules } from '@sinau/contracts/commerce/payout/payout.rules';
import type { ReceivedPayoutDetail } from '@sinau/contracts/commerce/payout/payout.schemas';
import { rupiah } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Button, ConfirmDialog, Dialog, Form, Notice, ReasonDialog, TextField, useContractForm } from '@sinau/ui';
import {
  useApprovePayout,
  useConfirmReturn,
  useDismissReturn,
  useFailPayout,
  useNoteReturn,
  usePayPayout,
  useRejectPayout,
} from './payout-desk.data.ts';

/**
 * Actions that an operator can take on a payout now: one approves, another one transfers. A return by the bank is
 * recorded by one and confirmed by another.
 */
export function PayoutDecision(payout: ReceivedPayoutDetail) {
  if (payout.isMitraStopped && payout.status === 'requested') return <StoppedMitra />;
  if (payout.status === 'requested') return payout.canApprove ? <Approval {...payout} /> : <OwnMitra />;
  if (payout.status === 'approved')
    return (
      <>
        {payout.isMitraStopped && <StoppedMitra />}
        <Transfer {...payout} />
      </>
    );
  if (payout.status === 'paid' && payout.canNoteReturn) return <Transferred {...payout} />;
  if (payout.status === 'returning') return <Returning {...payout} />;
  return null;
}

const OwnMitra = () => (
  <Notice tone="neutral">Ini penarikan mitramu sendiri, jadi operator lain yang memprosesnya.</Notice>
);

const StoppedMitra = () => (
  <Notice tone="danger">
    Mitra ini sedang dihentikan. Penarikannya menunggu sampai mitranya dipulihkan, jadi jangan transfer dulu.
  </Notice>
);

function Approval({ id, amount, mitra, account }: ReceivedPayoutDetail) {
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  const approve = useApprovePayout(id);
  const reject = useRejectPayout(id);
  const draftKey = useDraftKey(`reject-payout:${id}`);
  const close = () => setAsked(null);
  return (
    <div className="row wraps">
      <Button onClick={() => setAsked('approve')}>Setujui</Button>
      <Button variant="outline" onClick={() => setAsked('reject')}>
        Tolak
      </Button>
      <ConfirmDialog
        open={asked === 'approve'}
        onClose={close}
        onConfirm={() => approve.mutate(undefined, { onSettled: close })}
        busy={approve.isPending}
        tone="primary"
        title={`Setujui penarikan ${rupiah(amount)}?`}
        confirmLabel="Setujui penarikan"
      >
        Untuk {mitra.name}, ke {account.bank.name} atas nama {account.holder}. Operator lain mentransfernya setelah ini.
      </ConfirmDialog>
      <ReasonDialog
        draftKey={draftKey}
        open={asked === 'reject'}
        onClose={close}
        title={`Tolak penarikan ${rupiah(amount)}?`}
        label="Alasannya"
        rule={payoutReasonRules.reason}
        confirmLabel="Tolak penarikan"
        tone="danger"
        send={(reason) => reject.mutateAsync(reason)}
      >
        Uangnya kembali ke saldo mitra, dan alasannya dikirim ke pemiliknya.
      </ReasonDialog>
    </div>
  );
}

function Transfer({ id, amount, canPay, approvedBy }: ReceivedPayoutDetail) {
  const [asked, setAsked] = useState<'pay' | 'fail' | null>(null);
  const fail = useFailPayout(id);
  const draftKey = useDraftKey(`fail-payout:${id}`);
  const close = () => setAsked(null);
  return (
    <div className="stack">
      {!canPay && (
        <Notice tone="neutral">
          Disetujui {approvedBy?.fullname}. Transfernya dicatat operator lain dari yang menyetujui, dan bukan anggota
          mitra ini.
        </Notice>
      )}
      <div className="row wraps">
        {canPay && <Button onClick={() => setAsked('pay')}>Catat transfer</Button>}
        <Button variant="outline" onClick={() => setAsked('fail')}>
          Transfer gagal
        </Button>
      </div>
      <Dialog open={asked === 'pay'} onClose={close} title={`Sudah mentransfer ${rupiah(amount)}?`} size="md">
        <TransferForm id={id} onDone={close} />
      </Dialog>
      <ReasonDialog
        draftKey={draftKey}
        open={asked === 'fail'}
        onClose={close}
        title="Transfernya gagal?"
        label="Apa kata bank"
        rule={payoutReasonRules.reason}
        confirmLabel="Catat transfer gagal"
        tone="danger"
        send={(reason) => fail.mutateAsync(reason)}
      >
        Uangnya kembali ke saldo mitra, dan alasannya dikirim ke pemiliknya.
      </ReasonDialog>
    </div>
  );
}

function TransferForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { mutateAsync } = usePayPayout(id);
  const form = useContractForm(payoutReferenceRules, async (body) => {
    await mutateAsync(body);
    onDone();
  });
  return (
    <Form form={form} className="stack">
      <p className="muted">Catat setelah bank menyatakannya berhasil. Mitra kami kabari dengan nomor ini.</p>
      <TextField {...form.field('reference')} label="Nomor referensi bank" autoComplete="off" />
      <div className="dialog-actions">
        <Button variant="outline" onClick={onDone}>
          Batal
        </Button>
        <Button type="submit" loading={form.isSending}>
          Simpan transfer
        </Button>
      </div>
    </Form>
  );
}

function Transferred({ id, amount }: ReceivedPayoutDetail) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useNoteReturn(id);
  const draftKey = useDraftKey(`return-payout:${id}`);
  return (
    <div className="row wraps">
      <Button variant="outline" onClick={() => setAsking(true)}>
        Bank mengembalikannya
      </Button>
      <ReasonDialog
        draftKey={draftKey}
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Bank mengembalikan ${rupiah(amount)}?`}
        label="Apa kata bank"
        rule={payoutReasonRules.reason}
        confirmLabel="Catat pengembalian"
        tone="danger"
        send={(reason) => mutateAsync(reason)}
      >
        Cek dulu mutasi rekening. Uangnya kembali ke saldo mitra setelah operator lain memastikannya.
      </ReasonDialog>
    </div>
  );
}

function Returning({ id, amount, mitra, canConfirmReturn, returnNotedBy }: ReceivedPayoutDetail) {
  const [asked, setAsked] = useState<'confirm' | 'dismiss' | null>(null);
  const confirm = useConfirmReturn(id);
  const dismiss = useDismissReturn(id);
  const close = () => setAsked(null);
  return (
    <div className="stack">
      {!canConfirmReturn && (
        <Notice tone="neutral">
          {returnNotedBy?.fullname} mencatat bahwa bank mengembalikannya. Operator lain yang memastikannya, dan bukan
          anggota mitra ini.
        </Notice>
      )}
      <div className="row wraps">
        {canConfirmReturn && <Button onClick={() => setAsked('confirm')}>Pastikan uangnya kembali</Button>}
        <Button variant="outline" onClick={() => setAsked('dismiss')}>
          Ternyata tidak kembali
        </Button>
      </div>
      <ConfirmDialog
        open={asked === 'confirm'}
        onClose={close}
        onConfirm={() => confirm.mutate(undefined, { onSettled: close })}
        busy={confirm.isPending}
        tone="primary"
        title={`${rupiah(amount)} sudah kembali ke rekening kita?`}
        confirmLabel="Kembalikan ke saldo mitra"
      >
        {mitra.name} bisa menariknya lagi, dan pemiliknya kami kabari.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'dismiss'}
        onClose={close}
        onConfirm={() => dismiss.mutate(undefined, { onSettled: close })}
        busy={dismiss.isPending}
        tone="primary"
        title="Transfernya ternyata tidak kembali?"
        confirmLabel="Tetap sudah ditransfer"
      >
        Catatan pengembaliannya dibatalkan, dan penarikan ini tetap tercatat sudah ditransfer.
      </ConfirmDialog>
    </div>
  );
}
