import { screens } from '@sinau/contracts';
import { contentEndpoints, countCalls } from '@sinau/contracts/storefront/content/content.endpoints';
import { legalTabOf, legalTextCall } from '@sinau/contracts/core/legal/legal.search';
import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import {
  articlesCall,
  latestArticlesCall,
  pageOf,
  testimoniesCall,
} from '@sinau/contracts/storefront/content/content.search';
import { definePage } from '../../platform/public-page.ts';
import { sharePicture } from '../../platform/share-picture.ts';

const descriptions: Record<LegalSlug, string> = {
  privacy: 'Data apa yang kami kumpulkan, untuk apa, dan pilihan yang kamu miliki.',
  terms: 'Aturan memakai layanan, membeli kelas, dan mengajar.',
  'mitra-terms': 'Aturan bagi mitra yang menjual kelas di sini.',
};

/** Search engines are led to the version in force. */
const legalPage = definePage({
  pattern: /^\/terms-policy$/,
  screen: 'src/pages/terms-policy/terms-policy-page.tsx',
  calls: (url) => [{ endpoint: contentEndpoints.legalText, input: legalTextCall(url.searchParams) }],
  head: (_url, { title, slug }) => ({
    title,
    description: descriptions[slug],
    canonical: screens.terms(legalTabOf(slug)),
  }),
});

const articlesPage = definePage({
  pattern: /^\/article$/,
  screen: 'src/pages/article/articles-page.tsx',
  calls: (url) => [{ endpoint: contentEndpoints.articles, input: articlesCall(pageOf(url.searchParams)) }],
  head: (url) => ({
    title: 'Bacaan',
    description: 'Tulisan tentang belajar, mengajar, dan keterampilan yang dipakai sehari-hari.',
    canonical: screens.articles(pageOf(url.searchParams)),
  }),
});

const articlePage = definePage({
  pattern: /^\/article\/[a-z0-9-]{1,160}$/,
  screen: 'src/pages/article/article-page.tsx',
  calls: (url) => [{ endpoint: contentEndpoints.article, input: { params: { id: url.pathname.split('/')[2]! } } }],
  head: (_url, { title, summary, slug, cover, publishedAt }) => ({
    title,
    description: summary,
    canonical: screens.article(slug),
    picture: sharePicture('article', slug, title, [title, cover]),
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

const aboutPage = definePage({
  pattern: /^\/about$/,
  screen: 'src/pages/about/about-page.tsx',
  calls: () => [
    { endpoint: contentEndpoints.testimonies, input: testimoniesCall() },
    { endpoint: contentEndpoints.articles, input: latestArticlesCall() },
    ...countCalls,
  ],
  head: () => ({
    title: 'Tentang kami',
    description: 'Siapa kami, apa yang kami percaya tentang belajar, dan cara menghubungi kami.',
    canonical: screens.about(),
  }),
});

export const contentPages = [legalPage, aboutPage, articlesPage, articlePage];
