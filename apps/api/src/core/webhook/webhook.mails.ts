import { stepScreens } from '@sinau/contracts/step-screens';
import { dateTime } from '@sinau/format';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface Stopped {
  readonly webhookId: string;
  readonly address: string;
  /** The first failure after the last success. */
  readonly since: string;
}

/** Mail to the owners of a mitra whose webhook was switched off. */
export const webhookStoppedMail = defineMail<Stopped>('webhook_stopped', ({ webhookId, address, since }) => ({
  subject: 'Webhook kami matikan setelah seminggu gagal',
  lines: [
    `Sejak ${dateTime(since)} tidak ada kiriman yang diterima di ${new URL(address).host}, jadi webhook-nya kami matikan.`,
    'Selama mati, kejadian baru tidak dicatat untuk webhook ini. Kiriman yang masih menunggu tersimpan, dan dikirim begitu webhook aktif lagi.',
    "Perbaiki dulu penerimanya, lalu tekan 'Aktifkan lagi' di halaman webhook.",
  ],
  action: { label: 'Lihat webhook', path: stepScreens.creatorWebhook(webhookId) },
}));

export const webhookMails = [webhookStoppedMail];
