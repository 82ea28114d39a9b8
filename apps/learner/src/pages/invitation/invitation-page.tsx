import { useParams } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, QueryStates } from '@sinau/shell';
import { Button, Skeleton } from '@sinau/ui';
import { InvitationCard, UnknownInvitation } from '../../features/invitation/invitation-card.tsx';
import { useInvitation } from '../../features/invitation/invitation.data.ts';
import './invitation-page.css';

/** Page of the mailed link: an instructor's or a member's invitation. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const query = useInvitation(token);
  return (
    <div className="wrap invitation-page">
      <PageTitle>Undangan</PageTitle>
      {isUnknown(query.error) ? (
        <UnknownInvitation
          action={
            <Button variant="outline" href={screens.home()}>
              Kembali ke Homepage
            </Button>
          }
        />
      ) : (
        <QueryStates query={query} noun="undangan" headingLevel={1} skeleton={<Skeleton height={420} />}>
          {(invitation) => <InvitationCard invitation={invitation} token={token} />}
        </QueryStates>
      )}
    </div>
  );
}

/** Matches revoked and replaced invitations; a truncated token is an invalid query. */
const isUnknown = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);
