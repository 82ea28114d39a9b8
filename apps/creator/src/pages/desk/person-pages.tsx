import { useParams, useSearchParams } from 'react-router-dom';
import { withQuery } from '@sinau/contracts/address';
import type { Person } from '@sinau/contracts/backoffice/person/person.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { NotFoundPage, PageTitle, QueryStates, useSearch } from '@sinau/shell';
import { Skeleton, TabLinks } from '@sinau/ui';
import { ActSection, MailSection, SessionSection } from '../../features/person/account-sections.tsx';
import { CertificateSection } from '../../features/person/certificate-section.tsx';
import { OrderSection } from '../../features/person/order-section.tsx';
import { PeopleList } from '../../features/person/people-list.tsx';
import { PersonActions } from '../../features/person/person-actions.tsx';
import { PersonHead } from '../../features/person/person-head.tsx';
import { peopleSearch } from '../../features/person/person-search.ts';
import { usePerson } from '../../features/person/person.data.ts';
import { ClassSection, TicketSection } from '../../features/person/study-sections.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import './desk-page.css';

/** Search for a person. */
export function PeoplePage() {
  const { keyword } = useSearch(peopleSearch.read);
  return (
    <>
      <PageTitle>Orang</PageTitle>
      <PageHead title="Orang">Cari siapa pun yang punya akun: pembeli, peserta, dan anggota mitra.</PageHead>
      <PeopleList keyword={keyword} />
    </>
  );
}

/** A person: who they are, what they have, and what staff can do for them. */
export function PersonPage() {
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={usePerson(id)}
      noun="orang ini"
      missing={<NotFoundPage />}
      skeleton={<Skeleton height={420} />}
      headingLevel={1}
    >
      {(person) => <Content key={person.id} person={person} />}
    </QueryStates>
  );
}

const views = [
  { name: undefined, label: 'Pesanan', show: ({ id }: Person) => <OrderSection id={id} /> },
  { name: 'class', label: 'Kelas', show: ({ id }: Person) => <ClassSection id={id} /> },
  { name: 'certificate', label: 'Sertifikat', show: (person: Person) => <CertificateSection person={person} /> },
  { name: 'support', label: 'Bantuan', show: ({ id }: Person) => <TicketSection id={id} /> },
  { name: 'mail', label: 'Email', show: (person: Person) => <MailSection person={person} /> },
  { name: 'session', label: 'Perangkat', show: ({ id }: Person) => <SessionSection id={id} /> },
  { name: 'act', label: 'Catatan', show: ({ id }: Person) => <ActSection id={id} /> },
];

function Content({ person }: { person: Person }) {
  const [query] = useSearchParams();
  const view = views.find(({ name }) => name === query.get('view')) ?? views[0]!;
  return (
    <div className="desk-page">
      <PageTitle>{person.fullname}</PageTitle>
      <PersonHead person={person} />
      <PersonActions person={person} />
      <TabLinks
        label="Tentang orang ini"
        items={views.map(({ name, label }) => ({
          label,
          href: withQuery(operatorScreens.operatorPerson(person.id), { view: name }),
          isCurrent: name === view.name,
        }))}
      />
      {view.show(person)}
    </div>
  );
}
