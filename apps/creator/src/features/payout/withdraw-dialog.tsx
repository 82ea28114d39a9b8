import { minPayout } from '@sinau/contracts/commerce/payout/payout.rules';
import type { BankAccount } from '@sinau/contracts/commerce/payout/payout.schemas';
import { rupiah } from '@sinau/format';
import { Dialog, Field } from '@sinau/ui';
import { FormControl } from '@sinau/ui/antd/form-control';
import { FormPreview, PortalForm } from '@sinau/ui/antd/portal-form';
import { AmountInput } from '../../shared/price/amount-input.tsx';
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

interface Withdrawal {
  amount: number | null;
}

function WithdrawForm({
  onDone,
  available,
  account,
}: Pick<WithdrawDialogProps, 'available' | 'account'> & { onDone: () => void }) {
  const { mutateAsync } = useRequestPayout();
  return (
    <PortalForm<Withdrawal>
      rules={{}}
      initialValues={{ amount: available }}
      send={async ({ amount }) => {
        await mutateAsync(amount!);
        onDone();
      }}
      submitLabel="Minta penarikan"
      onCancel={onDone}
    >
      <FormControl<Withdrawal['amount']>
        name="amount"
        check={(amount) => problemOf(amount, available)}
        draw={({ id, value, error, onChange }) => (
          <Field
            id={id}
            label="Jumlah"
            hint={error ? null : `Paling sedikit ${rupiah(minPayout)}, paling banyak ${rupiah(available)}.`}
            error={error}
          >
            <AmountInput value={value} max={Number.MAX_SAFE_INTEGER} onChange={onChange} />
          </Field>
        )}
      />
      <FormPreview<Withdrawal>
        draw={({ amount }) => (
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
        )}
      />
      <p className="muted sm">
        Tidak ada biaya penarikan. Dua orang dari tim kami memeriksanya sebelum uangnya dikirim.
      </p>
    </PortalForm>
  );
}

function problemOf(amount: number | null, available: number) {
  if (amount === null) return 'Tulis jumlah yang mau ditarik';
  if (amount < minPayout) return `Paling sedikit ${rupiah(minPayout)}`;
  return amount > available ? `Saldo yang bisa ditarik ${rupiah(available)}` : null;
}
