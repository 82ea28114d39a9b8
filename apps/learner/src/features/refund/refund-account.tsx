import { useState } from 'react';
import { accountRules } from '@sinau/contracts/commerce/refund/refund.rules';
import type { Order } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { refundWorkingDays } from '@sinau/contracts/commerce/transaction/transaction.rules';
import { rupiah } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Button, Dialog, Form, Notice, SelectField, Skeleton, TextField, useContractForm } from '@sinau/ui';
import { Landmark } from '@sinau/ui/icons';
import { useBanks, useSaveAccount } from './refund.data.ts';
import './refund-account.css';

const rules = { bankCode: { kind: 'text', max: 10, missing: 'Pilih bankmu' }, ...accountRules } as const;

/** Account for money that cannot be returned the way it was paid; empty while the gateway refunds it. */
export function RefundAccount({ order: { id, payout } }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  if (!payout) return null;
  const { account, amount } = payout;
  return (
    <>
      <Notice icon={<Landmark />}>
        {account ? (
          <>
            {amount === null ? 'Uangmu' : <b className="num">{rupiah(amount)}</b>} kami kirim ke {account.bank},{' '}
            <span className="num">••••{account.numberEnd}</span> atas nama {account.holder}, paling lambat{' '}
            {refundWorkingDays} hari kerja sejak rekeningnya kamu isi.
          </>
        ) : (
          <>
            {amount === null ? 'Uangmu' : <b className="num">{rupiah(amount)}</b>} tidak bisa kembali lewat cara bayar
            yang kamu pakai. Beri tahu kami rekening tujuannya.
          </>
        )}
        <div className="refund-account-change">
          <Button variant={account ? 'outline' : 'primary'} size="sm" onClick={() => setAsking(true)}>
            {account ? 'Ubah rekening' : 'Isi nomor rekening'}
          </Button>
        </div>
      </Notice>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Rekening tujuan">
        <AccountQuestion orderId={id} onDone={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

interface AccountQuestionProps {
  orderId: string;
  onDone: () => void;
}

const AccountQuestion = (props: AccountQuestionProps) => (
  <QueryStates query={useBanks()} noun="daftar bank" headingLevel={3} skeleton={<Skeleton height={220} />}>
    {({ list }) => <AccountForm banks={list} {...props} />}
  </QueryStates>
);

type AccountFormProps = AccountQuestionProps & { banks: readonly { code: string; name: string }[] };

function AccountForm({ orderId, banks, onDone }: AccountFormProps) {
  const { mutateAsync } = useSaveAccount(orderId);
  const form = useContractForm(rules, async (values) => {
    await mutateAsync(values);
    onDone();
  });
  return (
    <Form form={form} className="stack">
      <p className="muted sm">Nomornya kami simpan terenkripsi, dan hanya dipakai untuk pengembalian ini.</p>
      <SelectField {...form.field('bankCode')} label="Bank" defaultValue="">
        <option value="" disabled>
          Pilih bank
        </option>
        {banks.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...form.field('accountNumber')} label="Nomor rekening" inputMode="numeric" autoComplete="off" />
      <TextField {...form.field('holder')} label="Nama pemilik rekening" autoComplete="name" />
      <div className="dialog-actions">
        <Button variant="outline" onClick={onDone}>
          Batal
        </Button>
        <Button type="submit" loading={form.isSending}>
          Simpan rekening
        </Button>
      </div>
    </Form>
  );
}
