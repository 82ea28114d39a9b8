import { screens } from '@sinau/contracts';
import { portfolioEndpoints } from '@sinau/contracts/study/portfolio/portfolio.endpoints';
import { definePage } from '../../platform/public-page.ts';

/** Shown to whoever has its address, and to no search engine. */
export const workPage = definePage({
  pattern: /^\/profile\/portfolio\/details\/[\w-]{1,40}$/,
  layout: 'src/app/layouts/profile-layout.tsx',
  screen: 'src/pages/portfolio/portfolio-page.tsx',
  calls: (url) => [{ endpoint: portfolioEndpoints.detail, input: { params: { id: url.pathname.split('/')[4]! } } }],
  head: (_url, { id, title, author, class: written }) => ({
    title: `${title} oleh ${author.fullname}`,
    description: written ? `Karya ${author.fullname} dari kelas ${written.title}.` : `Karya ${author.fullname}.`,
    canonical: screens.portfolio(id),
    isIndexed: false,
  }),
});
