import { screens } from '@sinau/contracts';
import { defineMail } from '../../../platform/mail/define-mail.ts';

const settings = { label: 'Buka pengaturan', path: screens.settings() };

/** Goes to the address of the account, so that its owner notices a change by another person. */
export const twoStepOnMail = defineMail<object>('two_step_on', (_message, { product }) => ({
  subject: `Verifikasi dua langkah akun ${product}-mu aktif`,
  lines: [
    'Mulai sekarang, selain kata sandi, kamu perlu kode dari aplikasi autentikator untuk masuk. Perangkat lain sudah keluar dari akunmu.',
    'Simpan kode pemulihanmu di tempat yang aman. Kalau bukan kamu yang mengaktifkannya, segera balas email ini.',
  ],
  action: settings,
}));

export const twoStepOffMail = defineMail<{ byStaff: boolean }>('two_step_off', ({ byStaff }, { product }) => ({
  subject: `Verifikasi dua langkah akun ${product}-mu dimatikan`,
  lines: [
    byStaff
      ? 'Tim kami mematikannya atas permintaanmu, dan semua perangkat sudah keluar dari akunmu. Aktifkan lagi setelah masuk.'
      : 'Mulai sekarang kamu masuk tanpa kode dari aplikasi autentikator.',
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

export const securityMails = [twoStepOnMail, twoStepOffMail, recoveryCodeUsedMail];
