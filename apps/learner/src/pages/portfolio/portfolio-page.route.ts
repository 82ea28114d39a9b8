import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { workQuery } from '../../features/portfolio/portfolio.data.ts';

/** Shown to visitors with its address, and to no search engine. */
export const portfolioPage = definePage(screens.portfolio, {
  queries: ({ params }) => [workQuery(params.id)],
  head: (_at, { id, title, author, class: written }) => ({
    title: `${title} oleh ${author.fullname}`,
    description: written ? `Karya ${author.fullname} dari kelas ${written.title}.` : `Karya ${author.fullname}.`,
    canonical: screens.portfolio(id),
    isIndexed: false,
  }),
});
