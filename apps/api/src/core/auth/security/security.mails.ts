import { screens } from '@sinau/contracts';
import { defineMail } from '../../../platform/mail/define-mail.ts';

const settings = { label: 'Buka pengaturan', path: screens.settings() };

/** Goes to the address of the account, so that its owner notices a change by another person. */
export const twoStepOnMail = defineMail<object>('two_step_on', (_message, { product }) => ({
  subject: `Verifikasi dua langkah akun ${product}-mu aktif`,
  lines: [
    'Mulai sekarang, selain kata sandi, kamu perlu passkey atau kode dari aplikasi autentikator untuk masuk. Perangkat lain sudah keluar dari akunmu.',
    'Simpan kode pemulihanmu di tempat yang aman. Kalau bukan kamu yang mengaktifkannya, segera balas email ini.',
  ],
  action: settings,
}));

export const twoStepOffMail = defineMail<{ byStaff: boolean }>('two_step_off', ({ byStaff }, { product }) => ({
  subject: `Verifikasi dua langkah akun ${product}-mu dimatikan`,
  lines: [
    byStaff
      ? 'Tim kami mematikannya atas permintaanmu, dan semua perangkat sudah keluar dari akunmu. Aktifkan lagi setelah masuk.'
      : 'Mulai sekarang kamu masuk tanpa langkah kedua.',
    'Kalau bukan kamu yang memintanya, segera ganti kata sandimu, lalu balas email ini.',
  ],
  action: settings,
}));

export const recoveryCodeUsedMail = defineMail<{ left: number }>('recovery_code_used', ({ left }, { product }) => ({
  subject: `Kode pemulihan akun ${product}-mu dipakai`,
  lines: [
    `Seseorang baru saja masuk ke akunmu dengan kode pemulihan. Sisanya ${left} kode.`,
    'Kalau bukan kamu, segera ganti kata sandimu, buat kode pemulihan baru, lalu balas email ini.',
  ],
  action: settings,
}));

export const passkeyAddedMail = defineMail<{ name: string }>('passkey_added', ({ name }, { product }) => ({
  subject: `Passkey baru di akun ${product}-mu`,
  lines: [
    `Passkey “${name}” sekarang bisa dipakai untuk masuk ke akunmu.`,
    'Kalau bukan kamu yang menambahkannya, hapus passkey itu dan ganti kata sandimu, lalu balas email ini.',
  ],
  action: settings,
}));

export const passkeyRemovedMail = defineMail<{ name: string }>('passkey_removed', ({ name }, { product }) => ({
  subject: `Passkey dihapus dari akun ${product}-mu`,
  lines: [
    `Passkey “${name}” tidak bisa dipakai lagi untuk masuk ke akunmu.`,
    'Kalau bukan kamu yang menghapusnya, segera ganti kata sandimu, lalu balas email ini.',
  ],
  action: settings,
}));

export const securityMails = [
  twoStepOnMail,
  twoStepOffMail,
  recoveryCodeUsedMail,
  passkeyAddedMail,
  passkeyRemovedMail,
];
