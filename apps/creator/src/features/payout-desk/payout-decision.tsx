import { useState } from 'react';
import { payoutReasonRules, payoutReferenceRules } from '@sinau/contracts/payout/payout.rules';
import type { ReceivedPayoutDetail } from '@sinau/contracts/payout/payout.schemas';
import { rupiah } from '@sinau/format';
import { Form, useContractForm, useDraftKey } from '@sinau/shell';
import { Button, ConfirmDialog, Dialog, Notice, ReasonDialog, TextField } from '@sinau/ui';
import { useApprovePayout, useFailPayout, usePayPayout, useRejectPayout } from './payout-desk.data.ts';

/** What an operator can do with a payout now: one approves, another one transfers. */
export function PayoutDecision(payout: ReceivedPayoutDetail) {
  if (payout.status === 'requested') return payout.canApprove ? <Approval {...payout} /> : <OwnMitra />;
  if (payout.status === 'approved') return <Transfer {...payout} />;
  return null;
}

const OwnMitra = () => (
  <Notice tone="neutral">Ini penarikan mitramu sendiri, jadi operator lain yang memprosesnya.</Notice>
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
