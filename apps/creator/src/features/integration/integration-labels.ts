import type { KeyScope } from '@sinau/contracts/core/apikey/apikey.rules';
import type { DeliveredEventName, WebhookDeliveryState } from '@sinau/contracts/core/webhook/webhook.rules';

interface Labels {
  readonly title: string;
  readonly description: string;
}

export const keyScopeLabels: Record<KeyScope, Labels> = {
  classes: { title: 'Baca kelas', description: 'Daftar program dan webinarmu, beserta isinya.' },
  participants: { title: 'Baca peserta', description: 'Siapa belajar di kelasmu, dan sejauh mana.' },
  reports: { title: 'Baca laporan', description: 'Ringkasan kelas, kuis, dan penjualan.' },
  enrol: { title: 'Daftarkan peserta', description: 'Memberi akses gratis ke programmu lewat alamat email.' },
};

export const eventLabels: Record<DeliveredEventName, Labels> = {
  'order.paid': { title: 'Pesanan dibayar', description: 'Pembayaran untuk kelasmu sudah masuk.' },
  'participant.enrolled': { title: 'Peserta terdaftar', description: 'Seseorang mendapat akses ke kelasmu.' },
  'lesson.passed': { title: 'Materi selesai', description: 'Peserta menyelesaikan satu materi.' },
  'class.finished': { title: 'Kelas selesai', description: 'Peserta menyelesaikan semua materi wajib.' },
  'certificate.issued': { title: 'Sertifikat terbit', description: 'Sertifikat peserta terbit.' },
  'order.refunded': { title: 'Pesanan dikembalikan', description: 'Pembelian dibatalkan dan uangnya dikembalikan.' },
  'webhook.test': { title: 'Kiriman uji', description: 'Dari tombol uji di halaman ini.' },
};

/** Names of the events, as a filter offers them. */
export const eventTitles = Object.fromEntries(
  Object.entries(eventLabels).map(([name, { title }]) => [name, title]),
) as Record<DeliveredEventName, string>;

export const deliveryStateLabels: Record<WebhookDeliveryState, string> = {
  waiting: 'Menunggu',
  delivered: 'Terkirim',
  failed: 'Gagal',
};
export const deliveryStateTones = { waiting: 'neutral', delivered: 'success', failed: 'danger' } as const;
