import { pages } from '@sinau/contracts/screens';

/** Nobody should find these by searching: they are reached by a personal link, or show nothing of their own. */
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
/** Other pages begin with their address. */
const isExact = (path: string) =>
  pages.some(({ need, paths }) => !need && paths.some((other) => other.startsWith(`${path}/`)));

/** What crawlers leave alone: whatever only those who are signed in see. It names the sitemap. */
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
