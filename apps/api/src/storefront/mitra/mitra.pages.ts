import { screens } from '@sinau/contracts';
import { mitraEndpoints } from '@sinau/contracts/storefront/mitra/mitra.endpoints';
import { mitraClassesCall, mitraDirectoryCall, pageOf } from '@sinau/contracts/storefront/mitra/mitra.search';
import { definePage } from '../../platform/public-page.ts';
import { sharePicture } from '../../platform/share-picture.ts';

export const mitraPages = [
  definePage({
    pattern: /^\/list-mitra$/,
    screen: 'src/pages/catalog/mitra-directory-page.tsx',
    calls: (url) => [{ endpoint: mitraEndpoints.list, input: mitraDirectoryCall(pageOf(url.searchParams)) }],
    head: (url) => ({
      title: 'Mitra',
      description: 'Lembaga dan praktisi yang mengajar di sini, dengan kelas-kelas mereka.',
      canonical: screens.mitraDirectory(pageOf(url.searchParams)),
    }),
  }),
  definePage({
    pattern: /^\/mitra\/[a-z0-9-]{1,80}$/,
    screen: 'src/pages/catalog/mitra-page.tsx',
    calls: (url) => {
      const slug = url.pathname.split('/')[2]!;
      return [
        { endpoint: mitraEndpoints.detail, input: { params: { id: slug } } },
        { endpoint: mitraEndpoints.classes, input: mitraClassesCall(slug, pageOf(url.searchParams)) },
      ];
    },
    head: (_url, { name, about, slug, logo }) => ({
      title: name,
      description: about.slice(0, 300),
      canonical: screens.mitra(slug),
      picture: sharePicture('mitra', slug, name, [name, logo]),
      jsonLd: { '@context': 'https://schema.org', '@type': 'Organization', name, description: about },
    }),
  }),
];
