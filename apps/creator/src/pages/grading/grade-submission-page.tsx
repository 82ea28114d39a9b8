import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { NotFoundPage, PageTitle, QueryStates, useSearch } from '@sinau/shell';
import { submissionStateLabels } from '@sinau/classroom';
import { Badge, Breadcrumbs, Button, EmptyState, IconButton, Skeleton, illustrations } from '@sinau/ui';
import { ChevronLeft, ChevronRight } from '@sinau/ui/icons';
import { GradingDesk } from '../../features/grading/grading-desk.tsx';
import { useGradedSubmission } from '../../features/grading/grading.data.ts';
import { gradingSearch } from '../../features/grading/grading-search.ts';
import { useNeighbours } from '../../features/grading/use-neighbours.ts';
import { PageHead } from '../../shared/page-head.tsx';
import './grading-page.css';

/** Grading page of one submission, with the link to the next one. */
export function GradeSubmissionPage() {
  const { id = '' } = useParams();
  const search = useSearch(gradingSearch.read);
  const query = useGradedSubmission(id);
  const { next, previous, place, count } = useNeighbours(id, search);
  const queueHref = gradingSearch.href(search, { page: search.page });
  return (
    <QueryStates
      query={query}
      noun="tugas"
      headingLevel={1}
      skeleton={<Skeleton height={480} />}
      missing={query.data ? <NoLonger queueHref={queueHref} /> : <NotFoundPage />}
    >
      {(submission) => (
        <div className="grading-page">
          <PageTitle>{`${submission.participant.fullname} · ${submission.lesson.title}`}</PageTitle>
          <PageHead
            title={submission.participant.fullname}
            trail={<Breadcrumbs items={[{ label: 'Penilaian', href: queueHref }]} />}
            action={
              <div className="row wraps">
                <Badge tone={submissionStateLabels[submission.state].tone}>
                  {submissionStateLabels[submission.state].label}
                </Badge>
                <nav className="row" aria-label="Antrean">
                  <Way label="Tugas sebelumnya (K)" href={previous} shortcut="k">
                    <ChevronLeft />
                  </Way>
                  {place > 0 && (
                    <span className="muted sm num">
                      {place} dari {count}
                    </span>
                  )}
                  <Way label="Tugas berikutnya (J)" href={next} shortcut="j">
                    <ChevronRight />
                  </Way>
                </nav>
              </div>
            }
          >
            {submission.lesson.title} · {submission.class.title}
          </PageHead>
          <GradingDesk
            key={`${id}-${submission.versions.length}`}
            submission={submission}
            onRenew={async () => (await query.refetch()).data}
            nextHref={next}
          />
        </div>
      )}
    </QueryStates>
  );
}

/** Shown when the teacher was dismissed while this was open, or its author lost the class. */
const NoLonger = ({ queueHref }: { queueHref: string }) => (
  <EmptyState
    headingLevel={1}
    title="Kamu tidak bisa menilai tugas ini lagi"
    illustration={illustrations.notFound}
    action={<Button href={queueHref}>Kembali ke antrean</Button>}
  >
    Tugasmu sebagai instruktur kelas ini berakhir, atau pesertanya tidak lagi punya akses ke kelas. Penilaian yang belum
    dikirim tidak disimpan.
  </EmptyState>
);

interface WayProps {
  label: string;
  href: string | null;
  shortcut: string;
  children: ReactNode;
}

const Way = ({ label, href, shortcut, children }: WayProps) =>
  href ? (
    <IconButton label={label} href={href} aria-keyshortcuts={shortcut}>
      {children}
    </IconButton>
  ) : (
    <IconButton label={label} disabled>
      {children}
    </IconButton>
  );
