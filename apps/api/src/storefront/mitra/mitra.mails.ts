import { screens } from '@sinau/contracts';
import { stepScreens } from '@sinau/contracts/step-screens';
import { defineMail } from '../../platform/mail/define-mail.ts';

export const mitraVerifiedMail = defineMail<{ name: string }>('mitra_verified', (message, { product }) => ({
  subject: `${message.name} sekarang mitra ${product}`,
  lines: [
    `Selamat datang! ${message.name} lolos tinjauan kami. Sekarang kamu bisa mengajukan kelas untuk diterbitkan.`,
  ],
  action: { label: 'Buka dashboard', path: screens.creatorDashboard() },
}));

export const mitraRejectedMail = defineMail<{ name: string; reason: string }>('mitra_rejected', (message) => ({
  subject: `Pendaftaran ${message.name} belum bisa kami terima`,
  lines: [
    `Terima kasih sudah mendaftarkan ${message.name}. Kali ini kami belum bisa menerimanya, karena:`,
    message.reason,
    'Perbaiki jawabanmu, lalu daftar lagi. Kelas yang sudah kamu susun tetap tersimpan.',
  ],
  action: { label: 'Perbaiki jawaban', path: screens.creatorQuestion() },
}));

export const applicationQuestionMail = defineMail<{ name: string; question: string }>('mitra_question', (message) => ({
  subject: `Ada pertanyaan tentang pendaftaran ${message.name}`,
  lines: [
    `Kami sedang meninjau pendaftaran ${message.name}, dan perlu jawabanmu dulu:`,
    message.question,
    'Jawab di halaman pendaftaranmu. Kalau perlu, lampirkan juga dokumennya di sana.',
  ],
  action: { label: 'Jawab pertanyaan', path: stepScreens.creatorApplication() },
}));

export const mitraMails = [mitraVerifiedMail, mitraRejectedMail, applicationQuestionMail];
