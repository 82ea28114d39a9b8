import { PageTitle, useProfile } from '@sinau/shell';
import { MemberList } from '../../features/team/member-list.tsx';

/** Members of the mitra that the partner acts for. */
export function MembersPage() {
  return (
    <div className="team-page">
      <PageTitle>Anggota</PageTitle>
      <div>
        <h1>Anggota</h1>
        <p className="muted">{useProfile()?.mitra?.name}</p>
      </div>
      <MemberList />
    </div>
  );
}
