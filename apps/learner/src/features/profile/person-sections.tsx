import { useId, type ReactNode } from 'react';
import type { Certificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import type { PublicProfile, TaughtClass } from '@sinau/contracts/storefront/profile/profile.schemas';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Card, CardGrid, EmptyState, illustrations, Link, MediaCard, Skeleton } from '@sinau/ui';
import { classTypeLabel, tabOf } from '../../shared/class-types.ts';
import { useShownCertificates } from './profile.data.ts';
import './profile.css';

interface PersonSectionsProps {
  person: PublicProfile;
  isOwn: boolean;
  /** Sections of the person that other features show. */
  works: ReactNode;
}

/** Public sections of a profile: classes, works, certificates. */
export const PersonSections = ({ person, isOwn, works }: PersonSectionsProps) => (
  <>
    {person.classes.length > 0 && (
      <Section title={isOwn ? 'Kelas yang kamu ajar' : 'Kelas yang diajar'}>
        <CardGrid phone="rows">
          {person.classes.map((taught) => (
            <li key={taught.id}>
              <Taught taught={taught} />
            </li>
          ))}
        </CardGrid>
      </Section>
    )}
    {works}
    <Certificates person={person} isOwn={isOwn} />
  </>
);

function Certificates({ person, isOwn }: Omit<PersonSectionsProps, 'works'>) {
  const query = useShownCertificates(person.id);
  if (query.data?.list.length === 0 && !isOwn) return null;
  return (
    <Section title="Sertifikat" action={isOwn && <Link href={screens.certificates()}>Atur yang ditampilkan</Link>}>
      <QueryStates query={query} noun="sertifikat" headingLevel={3} skeleton={<Skeleton height={96} />}>
        {({ list }) =>
          list.length > 0 ? (
            <ul className="person-certificates">
              {list.map((certificate) => (
                <li key={certificate.id}>
                  <Shown certificate={certificate} />
                </li>
              ))}
            </ul>
          ) : (
            <Card>
              <EmptyState illustration={illustrations.emptyNotes} title="Belum ada sertifikat" headingLevel={3}>
                Sertifikat dari kelas yang kamu tuntaskan tampil di sini.
              </EmptyState>
            </Card>
          )
        }
      </QueryStates>
    </Section>
  );
}

const Taught = ({ taught }: { taught: TaughtClass }) => (
  <MediaCard
    href={screens.classPage(taught.slug)}
    title={taught.title}
    image={taught.thumbnail}
    chip={classTypeLabel(tabOf(taught))}
  >
    <p className="muted xs">{taught.mitra.name}</p>
  </MediaCard>
);

const Shown = ({ certificate: { number, class: taken, mitra, completedAt } }: { certificate: Certificate }) => (
  <Card as="article" padded>
    <h3>
      <Link href={screens.certificate(number)}>{taken.title}</Link>
    </h3>
    <p className="muted sm">
      {mitra.name} · selesai {date(completedAt)}
    </p>
  </Card>
);

interface SectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className="person-section" aria-labelledby={id}>
      <div className="person-section-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
