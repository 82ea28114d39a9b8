import { screens } from '@sinau/contracts';
import { defineMail } from '../../platform/mail/define-mail.ts';

/** Goes to somebody whom an operator signed out everywhere. */
export const signedOutMail = defineMail<object>('signed_out_by_staff', (_message, { product }) => ({
  subject: `Kamu sudah keluar dari semua perangkat di ${product}`,
  lines: [
    'Tim kami mengeluarkan akunmu dari semua perangkat. Kata sandimu tidak berubah, jadi kamu bisa masuk lagi kapan saja.',
    'Curiga ada orang lain yang tahu kata sandimu? Buat yang baru sebelum masuk.',
  ],
  action: { label: 'Buat kata sandi baru', path: screens.forgotPassword() },
}));

/** Goes to somebody whose account an operator locked. */
export const accountLockedMail = defineMail<{ reason: string }>('account_locked', ({ reason }, { product }) => ({
  subject: `Akun ${product}-mu kami kunci`,
  lines: [
    `Untuk sementara kamu tidak bisa masuk. Alasannya: ${reason}`,
    'Kelas, sertifikat, dan pembelianmu tetap milikmu dan tidak ada yang dihapus.',
    'Balas email ini kalau kamu punya pertanyaan, atau supaya akunmu dibuka lagi.',
  ],
}));

/** Goes to somebody whose account an operator unlocked. */
export const accountUnlockedMail = defineMail<object>('account_unlocked', (_message, { product }) => ({
  subject: `Akun ${product}-mu sudah dibuka lagi`,
  lines: ['Kamu bisa masuk lagi seperti biasa. Kelas dan kemajuan belajarmu masih seperti terakhir kali.'],
  action: { label: 'Masuk', path: screens.login() },
}));

/** Goes to the present address of an account for which an operator asked another one to be confirmed. */
export const emailChangeAskedMail = defineMail<{ newEmail: string }>(
  'email_change_asked',
  ({ newEmail }, { product }) => ({
    subject: `Email akun ${product}-mu akan diganti`,
    lines: [
      `Tim kami diminta mengganti email akunmu menjadi ${newEmail}. Perubahannya berlaku setelah email itu dikonfirmasi.`,
      'Kalau bukan kamu yang meminta, segera balas email ini supaya kami batalkan.',
    ],
  }),
);

export const personMails = [signedOutMail, accountLockedMail, accountUnlockedMail, emailChangeAskedMail];
