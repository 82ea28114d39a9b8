import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { faqCategoryQuery } from '../../features/faq/faq.data.ts';
import { faqJsonLd } from './faq-json-ld.ts';

export const faqCategoryPage = definePage(screens.faqCategory, {
  queries: ({ params }) => [faqCategoryQuery(params.slug)],
  head: (_at, { title, slug, questions }) => ({
    title: `${title}: tanya jawab`,
    description: questions
      .map(({ question }) => question)
      .join(' ')
      .slice(0, 300),
    canonical: screens.faqCategory(slug),
    jsonLd: faqJsonLd(questions),
  }),
});
