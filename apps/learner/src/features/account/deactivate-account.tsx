import { useState } from 'react';
import { forgetSession } from '@sinau/shell';
import { Button, Dialog, Field, Input, PasswordInput } from '@sinau/ui';
import { FormFailure } from '../../shared/form-failure.tsx';
import { useForm } from '../../shared/use-form.ts';
import { useDeactivate } from './account.data.ts';
import { SettingsCard } from './settings-card.tsx';

const confirmation = 'NONAKTIFKAN';

export function DeactivateAccount() {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsCard
      title="Nonaktifkan akun"
      lead="Kamu keluar dari semua perangkat dan tidak bisa masuk lagi. Kelas yang sudah kamu beli ikut tertutup."
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
  const { props, errors, failure, isSending } = useForm<{ password: string }>(async ({ password }) => {
    await mutateAsync({ body: { password } });
    forgetSession();
  });
  return (
    <form {...props} className="settings-form">
      <p>Ini tidak bisa dibatalkan. Catatan pembelianmu tetap kami simpan untuk pembukuan.</p>
      <FormFailure message={failure} />
      <Field label={`Ketik ${confirmation} untuk melanjutkan`} error={errors.confirmation}>
        <Input
          name="confirmation"
          required
          pattern={confirmation}
          title={`Ketik ${confirmation} dengan huruf besar`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Field label="Kata sandi" error={errors.password}>
        <PasswordInput name="password" required maxLength={200} />
      </Field>
      <div className="dialog-actions">
        <Button variant="outline" onClick={onCancel}>
          Batal
        </Button>
        <Button type="submit" variant="danger" loading={isSending}>
          Nonaktifkan akun
        </Button>
      </div>
    </form>
  );
}
