/** Files of a page: addresses, in the order in which the page has them. */
export interface Files {
  readonly styles: readonly string[];
  /** Code, starting with the entry module. */
  readonly modules: readonly string[];
}

const fileTag =
  /<(?:script type="module"|link rel="(modulepreload|stylesheet|preload)")[^>]*? (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?\s*/g;

/** Removes the tags of an application's own files from its template: a rendered page has them in another order. */
export function readTemplate(html: string): { whole: string; bare: string; files: Files } {
  const tags = [...html.matchAll(fileTag)].map(([, rel, address]) => ({ rel: rel ?? 'entry', address: address! }));
  const addressesOf = (...rels: string[]) => tags.filter(({ rel }) => rels.includes(rel)).map(({ address }) => address);
  return {
    whole: html,
    bare: html.replaceAll(fileTag, ''),
    files: { styles: addressesOf('stylesheet'), modules: [...addressesOf('entry'), ...addressesOf('modulepreload')] },
  };
}

/**
 * Links to the files of a page that the browser renders: they load together with the application's, not after its code
 * ran and requested them. Vite's loader finds the links and fetches nothing twice.
 */
export const linksTo = ({ styles, modules }: Files) =>
  [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('');

/**
 * Writes the files of a rendered page: the styles inline, so that the page is shown as soon as it has arrived, and
 * where its code is, which a script of the template fetches after that (0160). The disabled links tell Vite's loader
 * that the styles are there.
 */
export const renderedFiles = ({ styles, modules }: Files, readStyle: (address: string) => string) =>
  [
    `<style>${styles.map(readStyle).join('')}</style>`,
    ...styles.map((href) => `<link rel="stylesheet" disabled href="${href}">`),
    ...modules.map((href) => `<link data-later crossorigin href="${href}">`),
  ].join('');
