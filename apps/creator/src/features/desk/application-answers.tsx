import type { ReceivedApplication } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { dateTime } from '@sinau/format';
import { Facts, Link } from '@sinau/ui';
import { PersonLink } from '../../shared/person-link.tsx';
import { applicantKindLabels, experienceLabels } from './application-labels.ts';
import './application-answers.css';

/** Answers of an application to become a partner. */
export function ApplicationAnswers({ application }: { application: ReceivedApplication }) {
  const { answers, applicant, submittedAt } = application;
  const facts = [
    ['Mengajar sebagai', applicantKindLabels[answers.kind]],
    ['Topik', answers.category?.title ?? 'Topiknya sudah tidak ada'],
    ['Keahlian', answers.expertise],
    ['Pengalaman mengajar', experienceLabels[answers.experience]],
    ['Perkenalan', answers.about],
    ['Situs atau media sosial', answers.link ? <SafeLink key="link" href={answers.link} /> : '–'],
    ['Pendaftar', <PersonLink key="applicant" id={applicant.id} name={applicant.fullname} />],
    [
      'Email',
      <a key="mail" href={`mailto:${applicant.email}`}>
        {applicant.email}
      </a>,
    ],
    ['Telepon', applicant.phone ?? '–'],
    ['Diajukan', dateTime(submittedAt)],
  ] as const;
  return <Facts className="application-answers" facts={facts} />;
}

const SafeLink = ({ href }: { href: string }) => (
  <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
    {href}
  </Link>
);
