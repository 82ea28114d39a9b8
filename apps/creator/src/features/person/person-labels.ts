import type { PersonMatch, PersonState } from '@sinau/contracts/backoffice/person/person.rules';
import type { SentMailState } from '@sinau/contracts/core/mail/mail.rules';
import type { RevocationReason } from '@sinau/contracts/core/certificate/certificate.schemas';
import type { OrderStatus } from '@sinau/contracts/commerce/transaction/transaction.schemas';

interface Label {
  readonly label: string;
  readonly tone: 'neutral' | 'primary' | 'success' | 'danger';
}

export const personStateLabels: Record<PersonState, Label> = {
  active: { label: 'Aktif', tone: 'success' },
  locked: { label: 'Dikunci', tone: 'danger' },
  deactivated: { label: 'Dinonaktifkan', tone: 'neutral' },
};

/** Where a search found what was typed; null where the row shows it anyway. */
export const matchLabels: Record<PersonMatch, string | null> = {
  id: 'Cocok dengan ID akunnya',
  email: 'Cocok dengan emailnya',
  order: 'Cocok dengan nomor pesanannya',
  certificate: 'Cocok dengan nomor sertifikatnya',
  phone: 'Cocok dengan nomor teleponnya',
  name: null,
  emailPart: null,
};

export const orderStatusLabels: Record<OrderStatus, Label> = {
  PENDING: { label: 'Menunggu pembayaran', tone: 'primary' },
  SUCCESS: { label: 'Lunas', tone: 'success' },
  FAILED: { label: 'Gagal', tone: 'danger' },
  EXPIRED: { label: 'Kedaluwarsa', tone: 'neutral' },
  CANCELLED: { label: 'Dibatalkan', tone: 'neutral' },
  PARTIALLY_REFUNDED: { label: 'Dikembalikan sebagian', tone: 'primary' },
  REFUNDED: { label: 'Dikembalikan', tone: 'neutral' },
  DISPUTED: { label: 'Sengketa', tone: 'danger' },
};

export const mailStateLabels: Record<SentMailState, Label> = {
  sent: { label: 'Terkirim', tone: 'success' },
  failed: { label: 'Gagal, dicoba lagi', tone: 'danger' },
  withheld: { label: 'Tidak dikirim: email belum dikonfirmasi', tone: 'neutral' },
};

export const revocationLabels: Record<RevocationReason, string> = {
  refund: 'Kelasnya dikembalikan',
  fraud: 'Kecurangan',
  error: 'Kesalahan penerbitan',
};
