export { pageOf } from '../../page-number.ts';

/** Calls of the pages with editorial content, which the server also makes ahead. */
export const articlesCall = (page: number) => ({ query: { page, perPage: 12 } });
export const latestArticlesCall = () => ({ query: { page: 1, perPage: 4 } });
export const testimoniesCall = () => ({ query: { page: 1, perPage: 6 } });
