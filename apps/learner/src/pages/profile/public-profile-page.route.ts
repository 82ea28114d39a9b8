import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { clothQuery } from '../../features/cloth/cloth.data.ts';
import { shownWorksQuery } from '../../features/portfolio/portfolio.data.ts';
import { personQuery, shownCertificatesQuery } from '../../features/profile/profile.data.ts';

/** Search engines index the profile of a user who chose an address for it, and no other. */
export const publicProfilePage = definePage(screens.publicProfile, {
  queries: ({ params }) => [personQuery(params.slug)],
  next: (_at, { id }) => [clothQuery(id), shownWorksQuery(id), shownCertificatesQuery(id)],
  head: (_at, { id, slug, fullname, headline }) => ({
    title: fullname,
    description: headline ? `${fullname}, ${headline}` : `Profil, karya, dan sertifikat ${fullname}.`,
    canonical: screens.publicProfile(slug ?? id),
    isIndexed: slug !== null,
  }),
});
