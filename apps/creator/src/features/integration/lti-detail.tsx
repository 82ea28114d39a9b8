import { useState } from 'react';
import type { LtiPlatformDetail } from '@sinau/contracts/commerce/lti/lti.schemas';
import { stepScreens } from '@sinau/contracts/step-screens';
import { dateTime } from '@sinau/format';
import { PageTitle, QueryStates } from '@sinau/shell';
import { Badge, Breadcrumbs, Button, ConfirmDialog, Loading, Notice, Skeleton } from '@sinau/ui';
import { PageHead } from '../../shared/page-head.tsx';
import { LtiConnectionSection } from './lti-connection.tsx';
import { LtiCourses } from './lti-courses.tsx';
import { LtiEvents } from './lti-events.tsx';
import { ltiStateOf } from './lti-labels.ts';
import { LtiOffers } from './lti-offers.tsx';
import { useLtiPlatform, useRevokeLti } from './lti.data.ts';
import './integration.css';

/** Campus: its connection, the classes that it may open, its courses, and what happened lately. */
export const LtiDetail = ({ id }: { id: string }) => (
  <>
    <PageTitle>Sambungan kampus</PageTitle>
    <QueryStates
      query={useLtiPlatform(id)}
      noun="sambungan kampus"
      skeleton={
        <Loading label="Memuat sambungan kampus">
          <Skeleton height={320} />
        </Loading>
      }
    >
      {(platform) => <Loaded platform={platform} />}
    </QueryStates>
  </>
);

function Loaded({ platform }: { platform: LtiPlatformDetail }) {
  const { id, name, issuer, revokedAt } = platform;
  const [isRevoking, setRevoking] = useState(false);
  const revoke = useRevokeLti(id);
  const { label, tone } = ltiStateOf(platform);
  return (
    <div className="integration-page">
      <PageHead
        trail={<Breadcrumbs items={[{ label: 'Integrasi', href: stepScreens.creatorIntegrations() }]} />}
        title={name}
        action={
          <div className="row wraps">
            <Badge tone={tone}>{label}</Badge>
            {!revokedAt && (
              <Button variant="outline" onClick={() => setRevoking(true)}>
                Cabut sambungan
              </Button>
            )}
          </div>
        }
      >
        <span className="integration-address">{issuer ?? 'Sambungkan LMS kampus ini lewat LTI 1.3.'}</span>
      </PageHead>
      {revokedAt && (
        <Notice>
          Dicabut {dateTime(revokedAt)}. Kelas tidak bisa dibuka lagi dari kampus, dan nilai tidak lagi dikirim. Peserta
          yang sudah masuk tetap punya kelasnya.
        </Notice>
      )}
      <LtiConnectionSection platform={platform} />
      <LtiOffers platform={platform} />
      <LtiCourses courses={platform.courses} isRevoked={revokedAt !== null} />
      <LtiEvents events={platform.events} />
      <ConfirmDialog
        open={isRevoking}
        onClose={() => setRevoking(false)}
        onConfirm={() => revoke.mutate(undefined, { onSettled: () => setRevoking(false) })}
        busy={revoke.isPending}
        title={`Cabut sambungan ${name}?`}
        confirmLabel="Cabut sambungan"
      >
        Kelas tidak bisa dibuka lagi dari kampus, dan nilai tidak lagi dikirim. Peserta yang sudah masuk tetap punya
        kelasnya. Sambungan yang dicabut tidak bisa dihidupkan lagi.
      </ConfirmDialog>
    </div>
  );
}
