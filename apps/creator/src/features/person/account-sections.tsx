import { useIsStaff } from '../../shared/staff.ts';
import { useState } from 'react';
import type { Person, SentMail } from '@sinau/contracts/backoffice/person/person.schemas';
import { sentMailDays } from '@sinau/contracts/core/mail/mail.rules';
import { date, dateTime, relative } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Badge, Button, Card, ConfirmDialog, Skeleton } from '@sinau/ui';
import { actLabels, changeLines } from '../../shared/audit-labels.ts';
import { PersonLink } from '../../shared/person-link.tsx';
import { mailStateLabels } from './person-labels.ts';
import { useActions, useAgreements, useMails, useRepeatMail, useSessions } from './person.data.ts';
import { RowList, useMore } from './row-list.tsx';

/** Devices on which a person is signed in. */
export const SessionSection = ({ id }: { id: string }) => (
  <QueryStates query={useSessions(id)} noun="perangkat" skeleton={<Skeleton height={160} />}>
    {({ list }) =>
      list.length === 0 ? (
        <p className="muted">Sedang tidak masuk di perangkat mana pun.</p>
      ) : (
        <Card>
          <ul className="person-rows">
            {list.map((session) => (
              <li key={session.id}>
                <div className="person-row-main">
                  <b>{session.device}</b>
                  <p className="muted xs">Masuk {dateTime(session.createdAt)}</p>
                </div>
                <span className="sm">Terakhir dipakai {relative(session.lastSeenAt)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )
    }
  </QueryStates>
);

/** Mails to a person, which staff can have sent again but never read. */
export function MailSection({ person }: { person: Person }) {
  const { perPage, onMore } = useMore();
  return (
    <div className="stack">
      <p className="muted sm">
        Email {sentMailDays} hari terakhir. Isinya tidak ditampilkan, karena bisa memuat tautan yang hanya boleh dipakai
        pemiliknya.
      </p>
      <RowList
        rows={useMails(person.id, perPage)}
        onMore={onMore}
        noun="email"
        empty={`Belum ada email dalam ${sentMailDays} hari terakhir.`}
      >
        {(mail) => <Mail mail={mail} person={person} />}
      </RowList>
    </div>
  );
}

function Mail({ mail: { id, subject, to, state, createdAt, repeat }, person }: { mail: SentMail; person: Person }) {
  const [isAsking, setAsking] = useState(false);
  const isAdmin = useIsStaff();
  const { mutate, isPending } = useRepeatMail(person.id);
  const close = () => setAsking(false);
  const { label, tone } = mailStateLabels[state];
  return (
    <>
      <div className="person-row-main">
        <b>{subject}</b>
        <p className="muted xs">
          Ke {to} · {dateTime(createdAt)}
        </p>
      </div>
      <div className="row wraps">
        <Badge tone={tone}>{label}</Badge>
        {repeat && (!person.isOperator || isAdmin) && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            Kirim ulang<span className="sr"> {subject}</span>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={() => mutate(id, { onSettled: close })}
        busy={isPending}
        tone="primary"
        title="Kirim ulang email ini?"
        confirmLabel="Kirim ulang"
      >
        &lsquo;{subject}&rsquo; dikirim lagi ke {person.email}.
        {repeat === 'link' && ' Tautannya dibuat baru, jadi tautan yang lama tidak berlaku lagi.'}
      </ConfirmDialog>
    </>
  );
}

/** Acts of operators that concern a person, and the texts that the person agreed to. */
export function ActSection({ id }: { id: string }) {
  const { perPage, onMore } = useMore();
  return (
    <div className="stack">
      <h2 className="person-section-title">Tindakan staf</h2>
      <RowList
        rows={useActions(id, perPage)}
        onMore={onMore}
        noun="tindakan"
        empty="Belum ada tindakan terhadap orang ini."
      >
        {({ act, actor, subject, reason, before, after, createdAt }) => (
          <div className="person-row-main">
            <b>{actLabels[act]}</b>
            {subject.type !== 'person' && <span className="sm"> · {subject.title}</span>}
            {reason && <p className="sm">{reason}</p>}
            <p className="muted xs">{changeLines(before, after).join(', ')}</p>
            <p className="muted xs">
              {dateTime(createdAt)} · {actor ? <PersonLink id={actor.id} name={actor.fullname} /> : 'Perintah sistem'}
            </p>
          </div>
        )}
      </RowList>
      <h2 className="person-section-title">Persetujuan</h2>
      <QueryStates query={useAgreements(id)} noun="persetujuan" skeleton={<Skeleton height={80} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="muted">Belum menyetujui teks hukum apa pun.</p>
          ) : (
            <Card>
              <ul className="person-rows">
                {list.map(({ slug, title, number, agreedAt }) => (
                  <li key={`${slug} ${number} ${agreedAt}`}>
                    <span>
                      {title}
                      {number !== null && `, versi ${number}`}
                    </span>
                    <span className="muted sm">{date(agreedAt)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </QueryStates>
    </div>
  );
}
