import { program, webinar } from '@sinau/api-client';
import { hasScope } from '@sinau/contracts/authoring/instructor/instructor.rules';
import { screens } from '@sinau/contracts/screens';
import { ChartColumn, ExternalLink, Eye, Megaphone, Users } from '@sinau/ui/icons';
import { buildHref } from '../../../shared/build-href.ts';
import type { SoldKind, SoldLink, SoldRows } from '../sold-kind.ts';

type ClassType = 'program' | 'webinar';
type MyClass = SoldRows[ClassType];

/** Actions of a partner on a program and on a webinar; an instructor has those of their scopes. */
export const classActions = (type: ClassType) => {
  const calls = type === 'webinar' ? webinar : program;
  return {
    editHrefOf: (row: MyClass) => (hasScope(row.scopes, 'edit') ? buildHref(row) : null),
    linksOf,
    isInCatalog,
    mayBackUp: ({ scopes }: MyClass) => hasScope(scopes, 'edit'),
    mayDecide: ({ scopes }: MyClass) => scopes === null,
    copy: async (id: string) => buildHref(await program.duplicate.call({ params: { type, id } })),
    archiveOrRestore: (id: string) => calls.archiveOrRestore.call({ params: { id } }) as Promise<unknown>,
    remove: (id: string) => calls.remove.call({ params: { id } }),
    detailKey: (id: string) => calls.mineDetail.query({ params: { id } }).queryKey,
  } satisfies Partial<SoldKind<ClassType>>;
};

/** Texts of both types. */
export const classTexts = {
  archiveSuccess: 'Berhasil mengubah status program',
  archiving: 'hilang dari katalog dan tidak bisa dibeli. Peserta yang sudah ikut tetap bisa belajar.',
};

const isInCatalog = ({ status, archiveAt }: MyClass) => status === 'publish' && !archiveAt;

function linksOf(row: MyClass): SoldLink[] {
  const { type, slug, scopes, status, participantCount } = row;
  const links: (SoldLink | false)[] = [
    {
      icon: <Eye />,
      label: 'Pratinjau',
      href: type === 'webinar' ? screens.previewWebinar(slug) : screens.previewClass(slug),
    },
    hasScope(scopes, 'report') &&
      status === 'publish' && {
        icon: <ChartColumn />,
        label: 'Laporan',
        href: screens.classReport({ type, id: slug }),
      },
    hasScope(scopes, 'edit') && {
      icon: <Users />,
      label: scopes === null ? 'Tim & pengajar' : 'Pengajar',
      href: screens.classTeam(slug, type),
    },
    hasScope(scopes, 'grade') &&
      participantCount > 0 && {
        icon: <Megaphone />,
        label: 'Pengumuman',
        href: screens.classAnnouncements(slug, type),
      },
    isInCatalog(row) && { icon: <ExternalLink />, label: 'Lihat di katalog', href: screens.classPage(slug) },
  ];
  return links.filter((link) => link !== false);
}
