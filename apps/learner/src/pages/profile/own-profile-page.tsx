import { QueryStates, useProfile } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import { usePerson } from '../../features/profile/profile.data.ts';
import { Person } from './person-page.tsx';

export function OwnProfilePage() {
  const profile = useProfile();
  return profile && <Own id={profile.id} />;
}

const Own = ({ id }: { id: string }) => (
  <QueryStates query={usePerson(id)} noun="profilmu" headingLevel={1} skeleton={<Skeleton height={240} />}>
    {(person) => <Person person={person} isOwn />}
  </QueryStates>
);
