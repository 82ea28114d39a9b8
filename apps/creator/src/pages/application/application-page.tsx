import { mitraStatusLabels } from '../../features/mitra/mitra-status-labels.ts';
import { AnswerQuestion } from '../../features/mitra/application/answer-question.tsx';
import { useApplication } from '../../features/mitra/mitra.data.ts';
import { ApplicationDocuments } from '../../shared/application/application-documents.tsx';
import { ApplicationQuestions } from '../../shared/application/application-questions.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import type { OwnApplication } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { screens } from '@sinau/contracts/screens';
import { dateTime } from '@sinau/format';
import { PageTitle, QueryStates } from '@sinau/shell';
import { Badge, Button, Card, EmptyState, Facts, Skeleton, illustrations } from '@sinau/ui';
import '../../features/mitra/application/application-form.css';
import './application-page.css';

/** Own application to become a partner: its state, what staff ask, and what was sent. */
export function OwnApplicationPage() {
  const query = useApplication({ enabled: true });
  return (
    <>
      <PageTitle>Pendaftaran mitra</PageTitle>
      <PageHead title="Pendaftaran mitra" />
      <QueryStates query={query} noun="pendaftaran" skeleton={<Skeleton height={420} />}>
        {(application) =>
          application ? (
            <Application application={application} />
          ) : (
            <EmptyState title="Kamu belum pernah mendaftar" illustration={illustrations.emptyNotes}>
              Pendaftaran mitra ini dikirim oleh anggota lain, dan hanya ia yang bisa membukanya.
            </EmptyState>
          )
        }
      </QueryStates>
    </>
  );
}

const tones = { Pending: 'primary', Verified: 'success', Rejected: 'danger' } as const;

function Application({ application }: { application: OwnApplication }) {
  const { status, answers, documents, questions, submittedAt, reason } = application;
  const open = status === 'Pending' ? questions.find(({ answer }) => answer === null) : undefined;
  return (
    <div className="own-application">
      <p>
        <Badge tone={tones[status]}>{mitraStatusLabels[status]}</Badge>{' '}
        <span className="muted">Dikirim {dateTime(submittedAt)}</span>
      </p>
      {reason && <p className="application-text">“{reason}”</p>}
      {status === 'Rejected' && (
        <div>
          <Button href={screens.creatorQuestion()}>Perbaiki jawaban</Button>
        </div>
      )}
      {open && <AnswerQuestion key={open.id} question={open} />}
      {questions.length > (open ? 1 : 0) && (
        <Card as="section" padded aria-labelledby="questions">
          <h2 id="questions">Tanya jawab</h2>
          <ApplicationQuestions questions={questions.filter((one) => one !== open)} waiting="Tidak dijawab" />
        </Card>
      )}
      <Card as="section" padded aria-labelledby="documents">
        <h2 id="documents">Dokumen</h2>
        <ApplicationDocuments documents={documents} />
      </Card>
      <Card as="section" padded aria-labelledby="answers">
        <h2 id="answers">Yang kamu kirim</h2>
        <div className="application-review">
          <Facts
            facts={[
              ['Nama mitra', answers.name],
              ['Topik', answers.category?.title ?? '–'],
              ['Keahlian', answers.expertise],
              ['Perkenalan', answers.about],
              ['Situs atau media sosial', answers.link ?? '–'],
              ['Nomor telepon', answers.phone ?? '–'],
            ]}
          />
        </div>
      </Card>
    </div>
  );
}
