import { screens } from '@sinau/contracts';
import { dateTime } from '@sinau/format';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface Offer {
  readonly title: string;
  readonly ticket: string;
  readonly slug: string;
  readonly offerEndsAt: string;
}

export const seatOfferedMail = defineMail<Offer>(
  'seat_offered',
  ({ title, ticket, slug, offerEndsAt }, { isConfirmed }) => ({
    subject: isConfirmed ? `Ada kursi untukmu: ${title}` : 'Ada kursi untukmu',
    lines: [
      `Kabar baik! Satu kursi di webinar ${isConfirmed ? `“${title}” (${ticket})` : 'yang kamu tunggu'} baru saja kosong, dan kamu yang pertama di daftar tunggu.`,
      `Kursinya kami simpan sampai ${dateTime(offerEndsAt)}. Setelah itu kami tawarkan ke orang berikutnya.`,
    ],
    action: { label: 'Pesan sekarang', path: screens.classPage(slug) },
  }),
  { toUnconfirmed: true },
);
