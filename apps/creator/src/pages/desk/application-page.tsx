import { useParams } from 'react-router-dom';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Breadcrumbs, Card, Skeleton } from '@sinau/ui';
import { ApplicationAnswers } from '../../features/desk/application-answers.tsx';
import { ApplicationDecision } from '../../features/desk/application-decision.tsx';
import { NotesCard, OtherApplications, QuestionsCard } from '../../features/desk/application-exchange.tsx';
import { ApplicationDocuments } from '../../shared/application/application-documents.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { MitraSales } from '../../features/suspension/mitra-sales.tsx';
import { useApplication } from '../../features/desk/desk.data.ts';
import './desk-page.css';

/** One application to become a partner, and the decision on it. */
export function ApplicationPage() {
  const { id = '' } = useParams();
  const query = useApplication(id);
  return (
    <QueryStates
      query={query}
      missing={<NotFoundPage />}
      noun="pendaftaran"
      skeleton={<Skeleton height={420} />}
      headingLevel={1}
    >
      {(application) => (
        <div className="desk-page">
          <PageTitle>{application.answers.name}</PageTitle>
          <PageHead
            title={application.answers.name}
            trail={
              <Breadcrumbs items={[{ label: 'Pendaftaran mitra', href: operatorScreens.operatorApplications() }]} />
            }
          />
          <ApplicationDecision application={application} />
          {application.status === 'Verified' && <MitraSales mitraId={application.mitra.id} />}
          <Card padded>
            <ApplicationAnswers application={application} />
          </Card>
          <div className="desk-pair">
            <Card as="section" padded aria-labelledby="documents">
              <h2 id="documents">Dokumen</h2>
              <ApplicationDocuments documents={application.documents} />
            </Card>
            <QuestionsCard application={application} />
            <NotesCard application={application} />
            <OtherApplications application={application} />
          </div>
        </div>
      )}
    </QueryStates>
  );
}
