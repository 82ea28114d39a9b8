import { screens } from '@sinau/contracts';
import { profileEndpoints } from '@sinau/contracts/profile/profile.endpoints';
import { definePage } from '../../platform/public-page.ts';

/** Search engines keep the profile of somebody who chose an address for it, and nobody else's. */
export const profilePage = definePage({
  pattern: /^\/profile\/(?!edit$|certificate$)[a-z0-9-]{3,40}$/,
  layout: 'src/app/layouts/profile-layout.tsx',
  screen: 'src/pages/profile/public-profile-page.tsx',
  calls: (url) => [{ endpoint: profileEndpoints.detail, input: { params: { id: url.pathname.split('/')[2]! } } }],
  head: (_url, { id, slug, fullname, headline }) => ({
    title: fullname,
    description: headline ? `${fullname}, ${headline}` : `Profil, karya, dan sertifikat ${fullname}.`,
    canonical: screens.publicProfile(slug ?? id),
    isIndexed: slug !== null,
  }),
});
