import { pages } from '@sinau/contracts/pages';

/** Pages that should not be found by searching: they are reached by a personal link, or show nothing of their own. */
const hidden = [
  '/api/',
  '/creator/',
  '/operator',
  '/preview/',
  '/password/',
  '/payment/',
  '/unsubscribe/',
  '/verify-email',
  '/restore-account',
];
/** Returns whether a rule must match exactly, since public pages begin with its path. */
const isExact = (path: string) =>
  pages.some(({ need, paths }) => !need && paths.some((other) => other.startsWith(`${path}/`)));

/** Writes robots.txt: crawlers ignore what only signed-in users see. It names the sitemap. */
export function robotsText(publicUrl: string) {
  const own = pages
    .filter(({ need }) => need && need !== 'guest')
    .flatMap(({ paths }) => paths)
    .map((path) => path.replace(/:.*/, ''))
    .map((path) => (isExact(path) ? `${path}$` : path))
    .filter((path) => !hidden.some((prefix) => path.startsWith(prefix.replace(/\/$/, ''))));
  const lines = [...hidden, ...new Set(own)].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
