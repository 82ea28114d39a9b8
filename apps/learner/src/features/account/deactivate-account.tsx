import { useState } from 'react';
import { deactivationRules } from '@sinau/contracts/core/account/account.rules';
import type { Deactivation } from '@sinau/contracts/core/account/account.schemas';
import { forgetSession } from '@sinau/shell';
import { Button, Dialog, Form, Notice, PasswordField, TextField, useContractForm } from '@sinau/ui';
import { useDeactivate, useDeactivation } from './account.data.ts';
import { SettingsCard } from './settings-card.tsx';

const confirmation = 'NONAKTIFKAN';
const rules = { confirmation: { kind: 'text', max: 20, exactly: confirmation }, ...deactivationRules } as const;

export function DeactivateAccount() {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsCard
      title="Nonaktifkan akun"
      lead="Kamu keluar dari semua perangkat, dan profilmu tidak tampil lagi. Kamu punya 14 hari untuk memulihkannya; setelah itu data pribadimu dihapus."
    >
      <Button className="settings-action settings-danger" variant="outline" onClick={() => setAsking(true)}>
        Nonaktifkan akun
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Nonaktifkan akun ini?">
        <DeactivateForm onCancel={() => setAsking(false)} />
      </Dialog>
    </SettingsCard>
  );
}

function DeactivateForm({ onCancel }: { onCancel: () => void }) {
  const { mutateAsync } = useDeactivate();
  const { data } = useDeactivation(true);
  const form = useContractForm(rules, async ({ password }) => {
    await mutateAsync({ body: { password } });
    forgetSession();
  });
  return (
    <Form form={form} className="settings-form">
      <p>
        Kami kirim tautan ke emailmu untuk memulihkan akun dalam {data?.restorationDays ?? 14} hari. Setelah itu profil,
        karya, dan sertifikatmu dihapus, dan kelas yang sudah kamu beli tidak bisa dibuka lagi. Catatan pembelian tetap
        tersimpan untuk pembukuan, tanpa namamu.
      </p>
      {data?.mitra.map((mitra) => (
        <Notice key={mitra.name} tone={mitra.becomes === 'closes' ? 'danger' : 'info'}>
          {fateOf(mitra)}
        </Notice>
      ))}
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

/** Describes the effect on a mitra when its member leaves. */
function fateOf({ name, becomes, totalClass, owesSessions }: Deactivation['mitra'][number]) {
  if (becomes === 'stays') return `${name} tetap berjalan bersama pemiliknya yang lain.`;
  if (becomes === 'passes') return `${name} diteruskan anggota terlamanya, yang menjadi pemilik setelah 14 hari.`;
  if (owesSessions)
    return `${name} masih punya sesi langsung yang ditunggu peserta. Selesaikan atau batalkan dulu sesinya.`;
  return totalClass > 0
    ? `Kamu anggota terakhir ${name}. ${totalClass} kelasnya langsung berhenti dijual; peserta yang sudah terdaftar tetap bisa belajar. Saldo yang belum dicairkan tetap tercatat, hubungi kami untuk mencairkannya.`
    : `Kamu anggota terakhir ${name}, jadi mitra ini ikut ditutup.`;
}
