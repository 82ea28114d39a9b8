import { pages } from '@sinau/contracts/pages';

/** Parameters that are case-sensitive: mailed tokens, and the numbers of certificates. */
const isCased = (segment: string) => /^:(?:token|number)\b/.test(segment);

/** Lowers all letters except encoded ones. */
const lower = (segment: string) =>
  segment.replaceAll(/%[\da-f]{2}|[^%]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** Builds a pattern of a page's path, in which a segment may be written in capitals. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`, 'i');

const known = pages
  .flatMap(({ paths }) => paths)
  .map((path: string) => ({ pattern: patternOf(path), segments: path.split('/') }));

/**
 * Returns the one address of a page: without a trailing slash, in lower case except for case-sensitive parameters. The
 * path itself if it leads to no page.
 */
export function canonicalPath(path: string): string {
  const bare = path.replace(/(?<=.)\/+$/, '');
  const page = known.find(({ pattern }) => pattern.test(bare));
  if (!page) return path;
  return bare
    .split('/')
    .map((segment, index) => (isCased(page.segments[index] ?? '') ? segment : lower(segment)))
    .join('/');
}
