import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { articleQuery, latestArticlesQuery } from '../../features/content/content.data.ts';

export const articlePage = definePage(screens.article, {
  queries: ({ params }) => [articleQuery(params.slug), latestArticlesQuery()],
  head: (_at, { title, summary, slug, cover, publishedAt }) => ({
    title,
    description: summary,
    canonical: screens.article(slug),
    picture: { kind: 'article', slug, alt: title, facts: [title, cover] },
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description: summary,
      datePublished: publishedAt,
      inLanguage: 'id',
      ...(cover && { image: cover }),
    },
  }),
});
