import { hasScope } from '@sinau/contracts/authoring/instructor/instructor.rules';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, useProfile } from '@sinau/shell';
import { Breadcrumbs, TabLinks } from '@sinau/ui';
import { PageHead } from '../../shared/page-head.tsx';
import type { TaughtClass } from '../../shared/taught-class.ts';
import { useTaughtClass } from './team.data.ts';
import './people.css';

interface ClassTeamHeadProps {
  taught: TaughtClass;
  current: 'team' | 'announcement';
}

/** The class of a team page, and the link to its other page. */
export function ClassTeamHead({ taught, current }: ClassTeamHeadProps) {
  const { slug, type } = taught;
  const { title: name } = useTaughtClass(taught);
  const scopes = useProfile()?.mitra?.scopes ?? null;
  const title = current === 'team' ? 'Tim & pengajar' : 'Pengumuman';
  const tabs = [
    ...(hasScope(scopes, 'edit')
      ? [{ href: screens.classTeam(slug, type), label: 'Tim & pengajar', isCurrent: current === 'team' }]
      : []),
    ...(hasScope(scopes, 'grade')
      ? [{ href: screens.classAnnouncements(slug, type), label: 'Pengumuman', isCurrent: current === 'announcement' }]
      : []),
  ];
  return (
    <div className="team-head">
      <PageTitle>{name ? `${title}: ${name}` : title}</PageTitle>
      <PageHead
        title={name ?? title}
        trail={<Breadcrumbs items={[{ label: 'Katalog Kelas', href: screens.creatorCatalog() }]} />}
      />
      {tabs.length > 1 && <TabLinks label={type === 'webinar' ? 'Tim webinar' : 'Tim kelas'} items={tabs} />}
    </div>
  );
}
