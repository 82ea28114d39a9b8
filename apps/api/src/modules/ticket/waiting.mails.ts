import { screens } from '@sinau/contracts';
import { dateTime } from '@sinau/format';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface Offer {
  readonly title: string;
  readonly ticket: string;
  readonly slug: string;
  readonly offerEndsAt: string;
}

export const seatOfferedMail = defineMail<Offer>('seat_offered', ({ title, ticket, slug, offerEndsAt }) => ({
  subject: `Ada kursi untukmu: ${title}`,
  lines: [
    `Kabar baik! Satu kursi di webinar "${title}" (${ticket}) baru saja kosong, dan kamu yang pertama di daftar tunggu.`,
    `Kursinya kami simpan sampai ${dateTime(offerEndsAt)}. Setelah itu kami tawarkan ke orang berikutnya.`,
  ],
  action: { label: 'Pesan sekarang', path: screens.classPage(slug) },
}));
