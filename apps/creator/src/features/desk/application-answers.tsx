import { Fragment } from 'react';
import type { ReceivedApplicationDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { dateTime } from '@sinau/format';
import { Badge, Facts, Link } from '@sinau/ui';
import { PersonLink } from '../../shared/person-link.tsx';
import { applicantKindLabels, experienceLabels } from './application-labels.ts';
import { checkLink } from './check-link.ts';
import './application-answers.css';

/** Answers of an application to become a partner. */
export function ApplicationAnswers({ application }: { application: ReceivedApplicationDetail }) {
  const { answers, applicant, submittedAt } = application;
  const phone = answers.phone ?? applicant.phone;
  const facts = [
    ['Mengajar sebagai', applicantKindLabels[answers.kind]],
    ['Topik', answers.category?.title ?? 'Topiknya sudah tidak ada'],
    ['Keahlian', answers.expertise],
    ['Pengalaman mengajar', experienceLabels[answers.experience]],
    ['Perkenalan', answers.about],
    ['Situs atau media sosial', answers.link ? <CheckedLink key="link" href={answers.link} /> : '–'],
    ['Pendaftar', <PersonLink key="applicant" id={applicant.id} name={applicant.fullname} />],
    [
      'Email',
      <a key="mail" href={`mailto:${applicant.email}`}>
        {applicant.email}
      </a>,
    ],
    ['Telepon', phone ? <PhoneLink key="phone" phone={phone} /> : '–'],
    ['Diajukan', dateTime(submittedAt)],
  ] as const;
  return <Facts className="application-answers" facts={facts} />;
}

/**
 * A link of the applicant with its host in plain sight, and with what is odd about it. Our servers never open it: it may
 * lead anywhere.
 */
function CheckedLink({ href }: { href: string }) {
  const { host, oddities } = checkLink(href);
  return (
    <>
      <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
        {href}
      </Link>
      <br />
      <span className="muted sm">Membuka {host}</span>
      {oddities.map((oddity) => (
        <Fragment key={oddity}>
          {' '}
          <Badge tone="danger">{oddity}</Badge>
        </Fragment>
      ))}
    </>
  );
}

const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>;
