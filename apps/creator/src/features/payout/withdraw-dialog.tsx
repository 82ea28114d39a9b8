import { useState, type FormEvent } from 'react';
import { ApiError } from '@sinau/api-client';
import { minPayout } from '@sinau/contracts/commerce/payout/payout.rules';
import type { BankAccount } from '@sinau/contracts/commerce/payout/payout.schemas';
import { rupiah } from '@sinau/format';
import { Button, Dialog, Field } from '@sinau/ui';
import { MoneyInput } from '@sinau/ui/antd/money-input';
import { useRequestPayout } from './payout.data.ts';

interface WithdrawDialogProps {
  open: boolean;
  onClose: () => void;
  available: number;
  account: BankAccount;
}

/** Dialog for the amount to withdraw, with what arrives where. */
export const WithdrawDialog = ({ open, onClose, ...of }: WithdrawDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Tarik saldo" size="md">
    <WithdrawForm onDone={onClose} {...of} />
  </Dialog>
);

function WithdrawForm({
  onDone,
  available,
  account,
}: Pick<WithdrawDialogProps, 'available' | 'account'> & { onDone: () => void }) {
  const [amount, setAmount] = useState<number | null>(available);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending } = useRequestPayout();
  const change = (next: number | null) => {
    setAmount(next);
    setProblem(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(amount, available);
    setProblem(found);
    if (found || isPending || amount === null) return;
    try {
      await mutateAsync(amount);
      onDone();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Gagal dikirim. Coba lagi.');
    }
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Jumlah"
        hint={`Paling sedikit ${rupiah(minPayout)}, paling banyak ${rupiah(available)}.`}
        error={problem}
      >
        <MoneyInput
          value={amount}
          max={Number.MAX_SAFE_INTEGER}
          onCommit={change}
          onType={(typed) => typed !== undefined && change(typed)}
        />
      </Field>
      <dl className="withdraw-sum num">
        <div>
          <dt>Kamu terima</dt>
          <dd>{rupiah(amount ?? 0)}</dd>
        </div>
        <div>
          <dt>Ke rekening</dt>
          <dd>
            {account.bank.name}
            <br />
            {account.number} · {account.holder}
          </dd>
        </div>
        <div>
          <dt>Sisa saldo tersedia</dt>
          <dd>{rupiah(Math.max(0, available - (amount ?? 0)))}</dd>
        </div>
      </dl>
      <p className="muted sm">
        Tidak ada biaya penarikan. Dua orang dari tim kami memeriksanya sebelum uangnya dikirim.
      </p>
      <div className="dialog-actions">
        <Button variant="outline" onClick={onDone}>
          Batal
        </Button>
        <Button type="submit" loading={isPending}>
          Minta penarikan
        </Button>
      </div>
    </form>
  );
}

function problemOf(amount: number | null, available: number) {
  if (amount === null) return 'Tulis jumlah yang mau ditarik';
  if (amount < minPayout) return `Paling sedikit ${rupiah(minPayout)}`;
  return amount > available ? `Saldo yang bisa ditarik ${rupiah(available)}` : null;
}
