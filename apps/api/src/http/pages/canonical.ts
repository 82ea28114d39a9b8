import { pages } from '@sinau/contracts/screens';

/** Parameters whose capitals mean something: mailed tokens, and the numbers of certificates. */
const isCased = (segment: string) => /^:(?:token|number)\b/.test(segment);

/** In small letters, but for what is encoded. */
const lower = (segment: string) =>
  segment.replaceAll(/%[\da-f]{2}|[^%]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** A page's path as a pattern, in which a segment may be written in capitals. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`, 'i');

const known = pages
  .flatMap(({ paths }) => paths)
  .map((path: string) => ({ pattern: patternOf(path), segments: path.split('/') }));

/**
 * The one address of a page: without a slash at its end, in small letters but for what is cased. The path itself, where it
 * leads to no page.
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
