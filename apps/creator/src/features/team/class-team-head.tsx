import { hasScope } from '@sinau/contracts/instructor/instructor.rules';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, useProfile } from '@sinau/shell';
import { Breadcrumbs, TabLinks } from '@sinau/ui';
import { useTaughtClass } from './team.data.ts';
import './people.css';

/** The class that a team page is about, and the way to the other one. */
export function ClassTeamHead({ slug, current }: { slug: string; current: 'team' | 'announcement' }) {
  const { data } = useTaughtClass(slug);
  const scopes = useProfile()?.mitra?.scopes ?? null;
  const title = current === 'team' ? 'Tim & pengajar' : 'Pengumuman';
  const tabs = [
    ...(hasScope(scopes, 'edit')
      ? [{ href: screens.classTeam(slug), label: 'Tim & pengajar', isCurrent: current === 'team' }]
      : []),
    ...(hasScope(scopes, 'grade')
      ? [{ href: screens.classAnnouncements(slug), label: 'Pengumuman', isCurrent: current === 'announcement' }]
      : []),
  ];
  return (
    <div>
      <PageTitle>{data ? `${title}: ${data.title}` : title}</PageTitle>
      <Breadcrumbs items={[{ label: 'Katalog Kelas', href: screens.creatorCatalog() }]} />
      <h1>{data?.title ?? title}</h1>
      {tabs.length > 1 && <TabLinks label="Tim kelas" items={tabs} />}
    </div>
  );
}
