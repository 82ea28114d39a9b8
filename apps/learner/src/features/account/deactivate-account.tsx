import { useState } from 'react';
import { deactivationRules } from '@sinau/contracts/account/account.rules';
import { Form, forgetSession, useContractForm } from '@sinau/shell';
import { Button, Dialog, PasswordField, TextField } from '@sinau/ui';
import { useDeactivate } from './account.data.ts';
import { SettingsCard } from './settings-card.tsx';

const confirmation = 'NONAKTIFKAN';
const rules = { confirmation: { kind: 'text', max: 20, exactly: confirmation }, ...deactivationRules } as const;

export function DeactivateAccount() {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsCard
      title="Nonaktifkan akun"
      lead="Kamu keluar dari semua perangkat dan tidak bisa masuk lagi. Kelas yang sudah kamu beli juga tidak bisa dibuka lagi."
    >
      <div className="settings-danger">
        <Button variant="outline" onClick={() => setAsking(true)}>
          Nonaktifkan akun
        </Button>
      </div>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Nonaktifkan akun ini?">
        <DeactivateForm onCancel={() => setAsking(false)} />
      </Dialog>
    </SettingsCard>
  );
}

function DeactivateForm({ onCancel }: { onCancel: () => void }) {
  const { mutateAsync } = useDeactivate();
  const form = useContractForm(rules, async ({ password }) => {
    await mutateAsync({ body: { password } });
    forgetSession();
  });
  return (
    <Form form={form} className="settings-form">
      <p>Ini tidak bisa dibatalkan. Catatan pembelianmu tetap kami simpan untuk pembukuan.</p>
      <TextField
        {...form.field('confirmation')}
        label={`Ketik ${confirmation} untuk melanjutkan`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} label="Kata sandi" />
      <div className="dialog-actions">
        <Button variant="outline" onClick={onCancel}>
          Batal
        </Button>
        <Button type="submit" variant="danger" loading={form.isSending}>
          Nonaktifkan akun
        </Button>
      </div>
    </Form>
  );
}
