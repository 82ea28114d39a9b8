import { useParams } from 'react-router-dom';
import { riskSignLabels } from '@sinau/contracts/authoring/authoring/risk-signs.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { dateTime } from '@sinau/format';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Breadcrumbs, Button, Card, Notice, Skeleton } from '@sinau/ui';
import { PageHead } from '../../shared/page-head.tsx';
import { PersonLink } from '../../shared/person-link.tsx';
import { useLook, usePublication } from '../../features/publications/publications.data.ts';
import { ClassChanges } from '../../shared/class-changes/class-changes.tsx';
import './desk-page.css';

/** One version of a class that went live, and its changes. */
export function PublicationPage() {
  const { id = '' } = useParams();
  const query = usePublication(id);
  return (
    <QueryStates
      query={query}
      missing={<NotFoundPage />}
      noun="terbitan"
      skeleton={<Skeleton height={420} />}
      headingLevel={1}
    >
      {({ class: published, number, publishedAt, publishedBy, changes, ...look }) => (
        <div className="desk-page">
          <PageTitle>{`${published.title}, versi ${number}`}</PageTitle>
          <PageHead
            title={published.title}
            trail={<Breadcrumbs items={[{ label: 'Perubahan kelas', href: operatorScreens.operatorPublications() }]} />}
            action={
              <div className="row wraps">
                <Button variant="outline" href={operatorScreens.operatorClass(published.slug)}>
                  Buka kelas
                </Button>
                {look.isUnreviewed && !look.lookedAt && <LookButton id={look.id} />}
              </div>
            }
          >
            Versi {number} · {dateTime(publishedAt)} ·{' '}
            {publishedBy ? <PersonLink id={publishedBy.id} name={publishedBy.fullname} /> : 'Perintah sistem'}
          </PageHead>
          {look.lookedAt && (
            <Notice tone="success">
              Sudah dilihat {look.lookedBy?.fullname} pada {dateTime(look.lookedAt)}
            </Notice>
          )}
          {look.riskSigns.length > 0 && (
            <Notice tone="danger">
              <b>Perlu diperhatikan</b>
              <ul>
                {look.riskSigns.map((sign) => (
                  <li key={sign}>{riskSignLabels[sign]}</li>
                ))}
              </ul>
            </Notice>
          )}
          <Card as="section" padded aria-labelledby="changes">
            <h2 id="changes">Yang berubah</h2>
            {changes ? (
              <ClassChanges changes={changes} />
            ) : (
              <p className="muted">Ini versi pertama, yang terbit setelah ditinjau.</p>
            )}
          </Card>
        </div>
      )}
    </QueryStates>
  );
}

function LookButton({ id }: { id: string }) {
  const { mutate, isPending } = useLook(id);
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      Sudah dilihat
    </Button>
  );
}
