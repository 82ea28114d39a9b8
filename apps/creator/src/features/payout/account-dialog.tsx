import { bankAccountRules } from '@sinau/contracts/commerce/payout/payout.rules';
import { Button, Dialog, Form, Notice, PasswordField, SelectField, TextField, useContractForm } from '@sinau/ui';
import { useBanks, useUpdatePaymentData } from './payout.data.ts';

const rules = { bankCode: { kind: 'text', max: 3, missing: 'Pilih banknya' }, ...bankAccountRules } as const;

/** Dialog for the payout account; the password proves that an owner makes the change. */
export function AccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Rekening penarikan" size="md">
      <AccountForm onDone={onClose} />
    </Dialog>
  );
}

function AccountForm({ onDone }: { onDone: () => void }) {
  const banks = useBanks();
  const { mutateAsync } = useUpdatePaymentData();
  const form = useContractForm(rules, async (body) => {
    await mutateAsync(body);
    onDone();
  });
  return (
    <Form form={form} className="stack">
      <Notice tone="neutral">
        Demi keamanan, saldo baru bisa ditarik 72 jam setelah rekening diisi atau diganti. Semua pemilik mitra kami
        kabari lewat email.
      </Notice>
      <SelectField {...form.field('bankCode')} label="Bank" defaultValue="">
        <option value="" disabled>
          {banks.isError ? 'Daftar bank gagal dimuat' : 'Pilih bank'}
        </option>
        {banks.data?.list.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...form.field('number')} label="Nomor rekening" inputMode="numeric" autoComplete="off" />
      <TextField
        {...form.field('holder')}
        label="Nama pemilik rekening"
        hint="Persis seperti di buku tabungan."
        autoComplete="off"
      />
      <PasswordField {...form.field('password')} label="Kata sandi akunmu" autoComplete="current-password" />
      <div className="dialog-actions">
        <Button variant="outline" onClick={onDone}>
          Batal
        </Button>
        <Button type="submit" loading={form.isSending}>
          Simpan
        </Button>
      </div>
    </Form>
  );
}
