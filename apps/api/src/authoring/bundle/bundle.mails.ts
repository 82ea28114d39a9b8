import { screens } from '@sinau/contracts';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface About {
  title: string;
  slug: string;
}

export const bundlePublishedMail = defineMail<About>('bundle_published', (message) => ({
  subject: `Bundling "${message.title}" sudah terbit`,
  lines: [`Bundlingmu "${message.title}" lolos tinjauan dan sekarang bisa dibeli.`],
  action: { label: 'Lihat halaman bundling', path: screens.classPage(message.slug) },
}));

export const bundleRevisionMail = defineMail<About & { reason: string }>('bundle_revision', (message) => ({
  subject: `Bundling "${message.title}" perlu diperbaiki`,
  lines: [`Tim kami sudah meninjau "${message.title}" dan meminta perbaikan:`, message.reason],
  action: { label: 'Perbaiki bundling', path: screens.editBundle(message.slug) },
}));

export const bundleSuspendedMail = defineMail<About & { reason: string }>('bundle_suspended', (message) => ({
  subject: `Penjualan bundling "${message.title}" dihentikan sementara`,
  lines: [
    `Tim kami menghentikan penjualan "${message.title}" untuk sementara:`,
    message.reason,
    'Kelas-kelasnya tetap dijual satu per satu, dan yang sudah membeli tetap bisa belajar. Hubungi kami setelah masalahnya selesai, supaya bundlingnya bisa dijual lagi.',
  ],
  action: { label: 'Buka bundling', path: screens.editBundle(message.slug) },
}));

export const bundleResumedMail = defineMail<About>('bundle_resumed', (message) => ({
  subject: `Bundling "${message.title}" dijual lagi`,
  lines: [`Bundlingmu "${message.title}" bisa dibeli lagi.`],
  action: { label: 'Lihat halaman bundling', path: screens.classPage(message.slug) },
}));

export const bundleMails = [bundlePublishedMail, bundleRevisionMail, bundleSuspendedMail, bundleResumedMail];
