import { useState } from 'react';
import { registrationDays } from '@sinau/contracts/commerce/lti/lti.rules';
import type { LtiPlatformDetail } from '@sinau/contracts/commerce/lti/lti.schemas';
import { dateTime } from '@sinau/format';
import { lazySection } from '@sinau/shell';
import { Button, Facts, Notice } from '@sinau/ui';
import { HeadedSection } from '../../shared/headed-section.tsx';
import { CopyButton } from './copy-button.tsx';
import { useLtiRegistration } from './lti.data.ts';
import './integration.css';

const LtiConnectionDialog = lazySection(async () => (await import('./lti-connection-dialog.tsx')).LtiConnectionDialog);

/** Addresses of ours for the campus, and its details as it told them. */
export function LtiConnectionSection({ platform }: { platform: LtiPlatformDetail }) {
  const { connection, addresses, revokedAt } = platform;
  const [isEditing, setEditing] = useState(false);
  return (
    <HeadedSection
      id="lti-connection"
      title="Sambungan"
      text="Berikan alamat ini kepada admin LMS kampus, lalu isi data yang ia kembalikan."
      action={
        !revokedAt && (
          <Button variant="outline" onClick={() => setEditing(true)}>
            {connection ? 'Ubah data kampus' : 'Isi data kampus'}
          </Button>
        )
      }
    >
      {!connection && !revokedAt && <Registration id={platform.id} />}
      <Facts
        className="delivery-facts"
        facts={[
          ['Alamat inisiasi login', <Address key="login" address={addresses.login} />],
          ['Alamat peluncuran dan redirect', <Address key="launch" address={addresses.launch} />],
          ['Alamat pemilihan kelas (deep linking)', <Address key="choose" address={addresses.choose} />],
          ['Alamat JWKS', <Address key="keys" address={addresses.keys} />],
          ...(connection
            ? ([
                ['Client ID', connection.clientId],
                ['Deployment ID', connection.deploymentIds.join(', ') || 'Belum ada: isi lewat Ubah data kampus'],
              ] as const)
            : []),
        ]}
      />
      {isEditing && <LtiConnectionDialog platform={platform} onClose={() => setEditing(false)} />}
    </HeadedSection>
  );
}

const Address = ({ address }: { address: string }) => (
  <span className="integration-copy">
    <code className="integration-address">{address}</code>
    <CopyButton text={address} label={address} />
  </span>
);

/** Address of Dynamic Registration, which is made on request. */
function Registration({ id }: { id: string }) {
  const { data, mutate, isPending } = useLtiRegistration(id);
  if (data)
    return (
      <Notice>
        Tempel alamat ini di LMS kampus sebelum {dateTime(data.until)}. Hanya bisa dipakai sekali.{' '}
        <Address address={data.address} />
      </Notice>
    );
  return (
    <Notice
      action={
        <Button variant="outline" loading={isPending} onClick={() => mutate()}>
          Buat alamat pendaftaran
        </Button>
      }
    >
      Moodle, Canvas, dan Open edX bisa mendaftar sendiri lewat satu alamat (Dynamic Registration), yang berlaku{' '}
      {registrationDays} hari.
    </Notice>
  );
}
