import { screens } from '@sinau/contracts';
import { rupiah } from '@sinau/format';
import type { Env } from '../env.ts';

interface To {
  readonly to: string;
  readonly fullname: string;
}
export type MailMessage = To &
  (
    | { readonly template: 'verify_email'; readonly token: string }
    | { readonly template: 'change_email'; readonly token: string }
    | { readonly template: 'reset_password'; readonly token: string }
    | { readonly template: 'order_paid'; readonly orderId: string; readonly titles: string[]; readonly total: number }
    | { readonly template: 'payment_to_refund'; readonly orderId: string }
    | { readonly template: 'class_published'; readonly title: string; readonly slug: string }
    | { readonly template: 'mitra_verified'; readonly name: string }
    | { readonly template: 'mitra_rejected'; readonly name: string; readonly reason: string }
    | { readonly template: 'class_revision'; readonly title: string; readonly slug: string; readonly reason: string }
  );

interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly action?: { readonly label: string; readonly path: string };
  readonly footnote?: string;
}

/** Subject, text and HTML of a message, in Indonesian. */
export function composeMail(message: MailMessage, env: Pick<Env, 'PRODUCT_NAME' | 'PUBLIC_URL'>) {
  const letter = letterOf(message, env.PRODUCT_NAME);
  const link = letter.action ? env.PUBLIC_URL + letter.action.path : null;
  const paragraphs = [`Halo ${message.fullname},`, ...letter.lines];
  return {
    subject: letter.subject,
    link,
    text: [
      ...paragraphs,
      ...(link ? [`${letter.action!.label}: ${link}`] : []),
      ...(letter.footnote ? [letter.footnote] : []),
      `Salam,\nTim ${env.PRODUCT_NAME}`,
    ].join('\n\n'),
    html: page(env.PRODUCT_NAME, paragraphs, letter, link),
  };
}

function letterOf(message: MailMessage, product: string): Letter {
  switch (message.template) {
    case 'verify_email':
      return {
        subject: `Verifikasi emailmu di ${product}`,
        lines: ['Terima kasih sudah mendaftar. Tekan tombol di bawah untuk memastikan email ini milikmu.'],
        action: { label: 'Verifikasi email', path: screens.verifyEmail(message.token) },
        footnote:
          'Tautan ini berlaku 24 jam dan hanya bisa dipakai sekali. Kalau bukan kamu yang mendaftar, abaikan saja.',
      };
    case 'change_email':
      return {
        subject: `Konfirmasi email barumu di ${product}`,
        lines: ['Kamu minta memakai email ini untuk akunmu. Perubahan berlaku setelah kamu menekan tombol di bawah.'],
        action: { label: 'Pakai email ini', path: screens.verifyEmail(message.token) },
        footnote: 'Tautan ini berlaku 24 jam. Kalau bukan kamu yang meminta, abaikan saja: tidak ada yang berubah.',
      };
    case 'reset_password':
      return {
        subject: `Atur ulang kata sandi ${product}`,
        lines: ['Kami menerima permintaan untuk mengatur ulang kata sandimu.'],
        action: { label: 'Buat kata sandi baru', path: screens.changePassword(message.token) },
        footnote:
          'Tautan ini berlaku 1 jam dan hanya bisa dipakai sekali. Kalau bukan kamu yang meminta, abaikan saja.',
      };
    case 'order_paid':
      return {
        subject: `${message.total > 0 ? 'Pembayaran' : 'Pesanan'} ${message.orderId} berhasil`,
        lines: [
          `${message.total > 0 ? `Pembayaranmu sebesar ${rupiah(message.total)} sudah kami terima. ` : ''}Kelas ini sekarang milikmu:`,
          ...message.titles.map((title) => `• ${title}`),
        ],
        action: { label: 'Mulai belajar', path: screens.myClass() },
      };
    case 'payment_to_refund':
      return {
        subject: `Pembayaran ${message.orderId} akan dikembalikan`,
        lines: [
          `Pembayaran untuk pesanan ${message.orderId} sudah masuk, tapi ada kelas di dalamnya yang sudah kamu miliki dari pesanan lain. Karena itu, uangmu kami kembalikan sepenuhnya.`,
        ],
        action: { label: 'Lihat pesanan', path: screens.transactions() },
      };
    case 'mitra_verified':
      return {
        subject: `${message.name} sekarang mitra ${product}`,
        lines: [
          `Selamat datang! ${message.name} lolos tinjauan kami. Sekarang kamu bisa mengajukan kelas untuk diterbitkan.`,
        ],
        action: { label: 'Buka dashboard', path: screens.creatorDashboard() },
      };
    case 'mitra_rejected':
      return {
        subject: `Pendaftaran ${message.name} belum bisa kami terima`,
        lines: [
          `Terima kasih sudah mendaftarkan ${message.name}. Kali ini kami belum bisa menerimanya, karena:`,
          message.reason,
          'Perbaiki jawabanmu, lalu daftar lagi. Kelas yang sudah kamu susun tetap tersimpan.',
        ],
        action: { label: 'Perbaiki jawaban', path: screens.creatorQuestion() },
      };
    case 'class_published':
      return {
        subject: `Kelas "${message.title}" sudah terbit`,
        lines: [`Kelasmu "${message.title}" lolos tinjauan dan sekarang bisa dibeli.`],
        action: { label: 'Lihat halaman kelas', path: screens.classPage(message.slug) },
      };
    case 'class_revision':
      return {
        subject: `Kelas "${message.title}" perlu diperbaiki`,
        lines: [`Tim kami sudah meninjau "${message.title}" dan meminta perbaikan:`, message.reason],
        action: { label: 'Perbaiki kelas', path: screens.createClass(message.slug) },
      };
  }
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (product: string, paragraphs: readonly string[], letter: Letter, link: string | null) => `<!doctype html>
<html lang="id"><body style="margin:0;background:#f7f9fc;padding:32px 16px;font:16px/24px Arial,sans-serif;color:#0f1b36">
<div style="max-width:520px;margin:auto;background:#fff;border:1px solid #e1e7f0;border-radius:12px;padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0e47c0">${escape(product)}</p>
${paragraphs.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('\n')}
${
  link
    ? `<p style="margin:24px 0"><a href="${escape(link)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#0e47c0;color:#fff;font-weight:700;text-decoration:none">${escape(letter.action!.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#55617a">Kalau tombolnya tidak berfungsi, buka alamat ini: ${escape(link)}</p>`
    : ''
}
${letter.footnote ? `<p style="margin:0;font-size:13px;line-height:20px;color:#55617a">${escape(letter.footnote)}</p>` : ''}
</div></body></html>`;
