import { PageTitle, useProfile } from '@sinau/shell';
import { MemberList } from '../../features/team/member-list.tsx';
import { PageHead } from '../../shared/page-head.tsx';

/** Members of the mitra that the partner acts for. */
export function MembersPage() {
  return (
    <div className="team-page">
      <PageTitle>Anggota</PageTitle>
      <PageHead title="Anggota">{useProfile()?.mitra?.name}</PageHead>
      <MemberList />
    </div>
  );
}
