import { screens } from '@sinau/contracts';
import { faqEndpoints } from '@sinau/contracts/storefront/faq/faq.endpoints';
import { audienceOf, faqCall } from '@sinau/contracts/storefront/faq/faq.search';
import { definePage } from '../../platform/public-page.ts';

interface Question {
  readonly question: string;
  readonly answer: string;
}
/** How search engines read questions with their answers. */
const faqJsonLd = (questions: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const faqPages = [
  definePage({
    pattern: /^\/faq$/,
    screen: 'src/pages/faq/faq-page.tsx',
    calls: (url) => [{ endpoint: faqEndpoints.list, input: faqCall(audienceOf(url.searchParams)) }],
    head: (url, { list }) => ({
      title: 'Tanya jawab',
      description: 'Jawaban atas pertanyaan tentang akun, pembelian, belajar, sertifikat, dan mengajar.',
      canonical: screens.faq(audienceOf(url.searchParams)),
      jsonLd: faqJsonLd(list),
    }),
  }),
  definePage({
    pattern: /^\/faq\/[a-z0-9-]{1,60}$/,
    screen: 'src/pages/faq/faq-category-page.tsx',
    calls: (url) => [{ endpoint: faqEndpoints.category, input: { params: { id: url.pathname.split('/')[2]! } } }],
    head: (_url, { title, slug, questions }) => ({
      title: `${title}: tanya jawab`,
      description: questions
        .map(({ question }) => question)
        .join(' ')
        .slice(0, 300),
      canonical: screens.faqCategory(slug),
      jsonLd: faqJsonLd(questions),
    }),
  }),
];
