import { screens } from '@sinau/contracts';
import { certificateEndpoints } from '@sinau/contracts/core/certificate/certificate.endpoints';
import { shownCertificatesCall } from '@sinau/contracts/core/certificate/certificate.search';
import { clothEndpoints } from '@sinau/contracts/core/cloth/cloth.endpoints';
import { portfolioEndpoints } from '@sinau/contracts/study/portfolio/portfolio.endpoints';
import { shownWorksCall } from '@sinau/contracts/study/portfolio/portfolio.search';
import { profileEndpoints } from '@sinau/contracts/storefront/profile/profile.endpoints';
import { definePage } from '../../platform/public-page.ts';

/** Search engines keep the profile of somebody who chose an address for it, and nobody else's. */
export const profilePage = definePage({
  pattern: /^\/profile\/(?!edit$|certificate$)[a-z0-9-]{3,40}$/,
  layout: 'src/app/layouts/profile-layout.tsx',
  screen: 'src/pages/profile/public-profile-page.tsx',
  calls: (url) => [{ endpoint: profileEndpoints.detail, input: { params: { id: url.pathname.split('/')[2]! } } }],
  nextCalls: (_url, { id }) => [
    { endpoint: clothEndpoints.shown, input: { params: { userId: id } } },
    { endpoint: portfolioEndpoints.list, input: shownWorksCall(id) },
    { endpoint: certificateEndpoints.list, input: shownCertificatesCall(id) },
  ],
  head: (_url, { id, slug, fullname, headline }) => ({
    title: fullname,
    description: headline ? `${fullname}, ${headline}` : `Profil, karya, dan sertifikat ${fullname}.`,
    canonical: screens.publicProfile(slug ?? id),
    isIndexed: slug !== null,
  }),
});
