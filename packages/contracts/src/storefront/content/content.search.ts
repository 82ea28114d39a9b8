export { pageOf } from '../../page-number.ts';

/** What the pages with editorial content ask for; also when the server asks ahead. */
export const articlesCall = (page: number) => ({ query: { page, perPage: 12 } });
export const latestArticlesCall = () => ({ query: { page: 1, perPage: 4 } });
export const testimoniesCall = () => ({ query: { page: 1, perPage: 6 } });
