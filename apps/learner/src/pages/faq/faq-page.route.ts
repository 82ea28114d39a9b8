import { audienceOf } from '@sinau/contracts/storefront/faq/faq.search';
import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { faqsQuery } from '../../features/faq/faq.data.ts';
import { faqJsonLd } from './faq-json-ld.ts';

export const faqPage = definePage(screens.faq, {
  queries: ({ search }) => [faqsQuery(audienceOf(search))],
  head: ({ search }, { list }) => ({
    title: 'Tanya jawab',
    description: 'Jawaban atas pertanyaan tentang akun, pembelian, belajar, sertifikat, dan mengajar.',
    canonical: screens.faq(audienceOf(search)),
    jsonLd: faqJsonLd(list),
  }),
});
