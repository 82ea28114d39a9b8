import { screens } from '@sinau/contracts';
import { rupiah } from '@sinau/format';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface Promotion {
  title: string;
  slug: string;
  salePrice: number;
  normalPrice: number;
}

export const wishPromotionMail = defineMail<Promotion>(
  'wish_promotion',
  ({ title, slug, salePrice, normalPrice }) => ({
    subject: `Sedang promo: ${title}`,
    lines: [`Kelas yang kamu simpan, “${title}”, sedang promo: ${rupiah(salePrice)}, dari ${rupiah(normalPrice)}.`],
    action: { label: 'Lihat kelas', path: screens.classPage(slug) },
    footnote: 'Kamu menerima email ini karena menyimpan kelas ini.',
  }),
  { isBulk: true },
);
