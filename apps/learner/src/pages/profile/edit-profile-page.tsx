import { screens } from '@sinau/contracts/screens';
import { PageTitle, QueryStates, useGo, useProfile } from '@sinau/shell';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { Breadcrumbs, Card, Skeleton } from '@sinau/ui';
import { AvatarField } from '../../features/profile/avatar-field.tsx';
import { EditProfileForm } from '../../features/profile/edit-profile-form.tsx';
import { usePerson } from '../../features/profile/profile.data.ts';
import '../../features/profile/profile.css';

export function EditProfilePage() {
  const account = useProfile();
  return account && <Edit account={account} />;
}

function Edit({ account }: { account: Profile }) {
  const go = useGo();
  return (
    <div className="profile-edit">
      <PageTitle>Edit profil</PageTitle>
      <div>
        <Breadcrumbs items={[{ label: 'Profil', href: screens.profile() }]} />
        <h1>Edit profil</h1>
      </div>
      <Card padded>
        <AvatarField avatar={account.avatar} />
      </Card>
      <Card padded>
        <QueryStates query={usePerson(account.id)} noun="profilmu" skeleton={<Skeleton height={480} />}>
          {(person) => <EditProfileForm account={account} person={person} onSaved={() => go(screens.profile())} />}
        </QueryStates>
      </Card>
    </div>
  );
}
