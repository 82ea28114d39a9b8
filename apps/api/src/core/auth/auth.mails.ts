import { screens } from '@sinau/contracts';
import { defineMail } from '../../platform/mail/define-mail.ts';

/** Days in which a closed account can be restored. */
export const restorationDays = 14;

/** The link's token is derived from the seed; the queue never holds it. */
interface Link {
  readonly seed: string;
}

/** `teaches` is set for a user who registered in order to teach. */
export const verifyEmailMail = defineMail<Link & { teaches?: boolean }>(
  'verify_email',
  (message, { product, tokenOf }) => ({
    subject: `Verifikasi emailmu di ${product}`,
    lines: message.teaches
      ? [
          'Terima kasih mau mengajar di sini. Tekan tombol di bawah untuk memastikan email ini milikmu.',
          'Setelah itu pendaftaran mengajarmu bisa dikirim, dan kabar tentang kelasmu sampai ke sini.',
        ]
      : ['Terima kasih sudah mendaftar. Tekan tombol di bawah untuk memastikan email ini milikmu.'],
    action: { label: 'Verifikasi email', path: screens.verifyEmail(tokenOf(message.seed)) },
    footnote: 'Tautan ini berlaku 24 jam dan hanya bisa dipakai sekali. Kalau bukan kamu yang mendaftar, abaikan saja.',
  }),
  { toUnconfirmed: true },
);

export const changeEmailMail = defineMail<Link>(
  'change_email',
  (message, { product, tokenOf }) => ({
    subject: `Konfirmasi email barumu di ${product}`,
    lines: ['Kamu minta memakai email ini untuk akunmu. Perubahan berlaku setelah kamu menekan tombol di bawah.'],
    action: { label: 'Pakai email ini', path: screens.verifyEmail(tokenOf(message.seed)) },
    footnote: 'Tautan ini berlaku 24 jam. Kalau bukan kamu yang meminta, abaikan saja: tidak ada yang berubah.',
  }),
  { toUnconfirmed: true },
);

export const resetPasswordMail = defineMail<Link>(
  'reset_password',
  (message, { product, tokenOf }) => ({
    subject: `Atur ulang kata sandi ${product}`,
    lines: ['Kami menerima permintaan untuk mengatur ulang kata sandimu.'],
    action: { label: 'Buat kata sandi baru', path: screens.changePassword(tokenOf(message.seed)) },
    footnote: 'Tautan ini berlaku 1 jam dan hanya bisa dipakai sekali. Kalau bukan kamu yang meminta, abaikan saja.',
  }),
  { toUnconfirmed: true },
);

/** Goes to the address that the account had until now; one that was never confirmed does not learn the new one. */
export const emailChangedMail = defineMail<{ newEmail: string | null }>(
  'email_changed',
  ({ newEmail }, { product }) => ({
    subject: `Email akun ${product}-mu sudah diganti`,
    lines: [
      `Mulai sekarang akunmu memakai ${newEmail ?? 'email lain'}. Kabar tentang kelas dan pembayaran dikirim ke sana.`,
      'Kalau bukan kamu yang menggantinya, segera balas email ini.',
    ],
  }),
  { toUnconfirmed: true },
);

/** Goes to the address of the account, so that its owner notices a change by another person. */
export const passwordChangedMail = defineMail<object>('password_changed', (_message, { product }) => ({
  subject: `Kata sandi akun ${product}-mu sudah diganti`,
  lines: [
    'Kata sandi akunmu baru saja diganti, dan perangkat lain sudah keluar dari akunmu.',
    'Kalau bukan kamu yang menggantinya, segera buat kata sandi baru, lalu balas email ini.',
  ],
  action: { label: 'Buat kata sandi baru', path: screens.forgotPassword() },
}));

/** `reason` is that of the operator who closed the account; without it, its owner did. */
export const restoreAccountMail = defineMail<Link & { reason?: string }>(
  'restore_account',
  (message, { product, tokenOf, isConfirmed }) => ({
    subject: `Akun ${product}-mu dinonaktifkan`,
    lines: [
      ...(message.reason && isConfirmed ? [`Tim kami menonaktifkan akunmu. Alasannya: ${message.reason}`] : []),
      'Kamu sudah keluar dari semua perangkat, dan profilmu tidak tampil lagi.',
      `Berubah pikiran? Pulihkan akunmu dalam ${restorationDays} hari. Setelah itu data pribadimu kami hapus; catatan pembelian tetap tersimpan tanpa namamu.`,
    ],
    action: { label: 'Pulihkan akun', path: screens.restoreAccount(tokenOf(message.seed)) },
    footnote: 'Kalau bukan kamu yang menonaktifkannya, pulihkan akunmu lalu ganti kata sandinya.',
  }),
  { toUnconfirmed: true },
);

export const authMails = [
  verifyEmailMail,
  changeEmailMail,
  emailChangedMail,
  resetPasswordMail,
  passwordChangedMail,
  restoreAccountMail,
];
