import { Fragment } from 'react';
import type { Person } from '@sinau/contracts/backoffice/person/person.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { date, dateTime, relative } from '@sinau/format';
import { Badge, Breadcrumbs, Card, Facts, Link, Notice, type Fact } from '@sinau/ui';
import { PageHead } from '../../shared/page-head.tsx';
import { roleLabels } from '../../shared/role-labels.ts';
import { personStateLabels } from './person-labels.ts';
import './person.css';

/** Name, state and ways to reach a person. */
export function PersonHead({ person }: { person: Person }) {
  const { fullname, state, isOperator, createdAt } = person;
  return (
    <>
      <PageHead
        title={fullname}
        trail={<Breadcrumbs items={[{ label: 'Orang', href: operatorScreens.operatorPeople() }]} />}
        action={
          <div className="row">
            {isOperator && <Badge tone="primary">Staf</Badge>}
            <Badge tone={personStateLabels[state].tone}>{personStateLabels[state].label}</Badge>
          </div>
        }
      >
        Terdaftar {date(createdAt)}
      </PageHead>
      <StateNotice person={person} />
      <Card padded>
        <Facts className="person-facts" facts={factsOf(person)} />
      </Card>
    </>
  );
}

function StateNotice({ person: { state, lockedAt, deactivatedAt, deletedAfter } }: { person: Person }) {
  if (state === 'locked' && lockedAt)
    return <Notice tone="danger">Dikunci sejak {dateTime(lockedAt)}. Orangnya tidak bisa masuk.</Notice>;
  if (deactivatedAt && deletedAfter)
    return (
      <Notice tone="danger">
        Dinonaktifkan {dateTime(deactivatedAt)}. Data pribadinya dihapus {date(deletedAfter)}, kecuali dipulihkan lewat
        tautan di emailnya.
      </Notice>
    );
  return null;
}

function factsOf(person: Person): Fact[] {
  const { id, email, isEmailVerified, pendingEmail, phone, hasPassword, hasGoogle, lastSeenAt, mitra } = person;
  const ways = [hasPassword && 'Kata sandi', hasGoogle && 'Google'].filter(Boolean).join(' dan ');
  return [
    [
      'Email',
      <Fragment key="email">
        <a href={`mailto:${email}`}>{email}</a>
        <br />
        <span className="muted sm">{isEmailVerified ? 'Sudah dikonfirmasi' : 'Belum dikonfirmasi'}</span>
      </Fragment>,
    ],
    ...(pendingEmail
      ? [
          [
            'Email baru',
            `${pendingEmail.email}, menunggu konfirmasi sampai ${dateTime(pendingEmail.expiresAt)}`,
          ] as Fact,
        ]
      : []),
    ['Telepon', phone ?? 'Tidak diisi'],
    ['Masuk dengan', ways || 'Belum punya cara masuk'],
    ['Terakhir aktif', lastSeenAt ? relative(lastSeenAt) : 'Tidak diketahui'],
    ...(mitra.length > 0
      ? [
          [
            'Mitra',
            <ul key="mitra">
              {mitra.map((one) => (
                <li key={one.id}>
                  <Link href={operatorScreens.operatorApplication(one.id)}>{one.name}</Link> (
                  {roleLabels[one.role].toLowerCase()})
                </li>
              ))}
            </ul>,
          ] as Fact,
        ]
      : []),
    [
      'ID akun',
      <span key="id" className="xs">
        {id}
      </span>,
    ],
  ];
}
