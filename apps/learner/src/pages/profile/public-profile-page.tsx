import { useParams } from 'react-router-dom';
import { NotFoundPage, QueryStates, useProfile } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import { usePerson } from '../../features/profile/profile.data.ts';
import { Person } from './person-page.tsx';

export function PublicProfilePage() {
  const { slug = '' } = useParams();
  const profile = useProfile();
  return (
    <QueryStates
      query={usePerson(slug)}
      noun="profil ini"
      missing={<NotFoundPage />}
      headingLevel={1}
      skeleton={<Skeleton height={240} />}
    >
      {(person) => <Person person={person} isOwn={person.id === profile?.id} />}
    </QueryStates>
  );
}
