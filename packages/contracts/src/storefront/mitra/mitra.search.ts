export { pageOf } from '../../page-number.ts';

/** Call of the directory of mitra, which the server also makes ahead. */
export const mitraDirectoryCall = (page: number) => ({ query: { page, perPage: 24 } });
/** The classes on a mitra's page. */
export const mitraClassesCall = (slug: string, page: number) => ({
  params: { id: slug },
  query: { page, perPage: 12 },
});
