import { useState } from 'react';
import { SubmissionTimeline } from '@sinau/classroom';
import type { GradedSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import { dateTime } from '@sinau/format';
import { Accordion, AccordionItem, Button, Card, Notice } from '@sinau/ui';
import { GradeForm } from './grade-form.tsx';
import { useClaim, useRelease } from './grading.data.ts';
import { NewsRemarks } from './news-remarks.tsx';
import { versionWord } from './version-word.ts';
import { WorkPanel } from './work-panel.tsx';
import './grading-desk.css';

interface GradingDeskProps {
  submission: GradedSubmission;
  onRenew: () => Promise<GradedSubmission | undefined>;
  nextHref: string | null;
}

/** Screen of one submission: the work, and beside it its grader, the grade and the history. */
export function GradingDesk({ submission, onRenew, nextHref }: GradingDeskProps) {
  const { versions, lesson } = submission;
  const [chosen, setChosen] = useState<number | null>(null);
  const [marked, setMarked] = useState<{ start: number; length: number } | null>(null);
  const version = versions.find(({ number }) => number === chosen) ?? versions.at(-1)!;
  const choose = (number: number) => {
    setChosen(number);
    setMarked(null);
  };
  return (
    <div className="grading-desk">
      <WorkPanel submission={submission} version={version} onChoose={choose} marked={marked} onRenew={onRenew} />
      <div className="grading-desk-side">
        <Card as="section" padded className="stack" aria-label="Beri nilai">
          <Turn submission={submission} nextHref={nextHref} />
        </Card>
        {lesson.type === 'news_writing' && (
          <NewsRemarks
            submissionId={submission.id}
            number={version.number}
            onShow={({ start, text }) => setMarked({ start, length: text.length })}
          />
        )}
        <Accordion>
          <AccordionItem open title="Riwayat">
            <SubmissionTimeline history={submission.history} label="Riwayat tugas" unit={versionWord(lesson.type)} />
          </AccordionItem>
        </Accordion>
      </div>
    </div>
  );
}

/** Status of a submission, and the possible actions. */
function Turn({ submission, nextHref }: Omit<GradingDeskProps, 'onRenew'>) {
  const { id, state, claim } = submission;
  const [isCorrecting, setCorrecting] = useState(false);
  const take = useClaim(id);
  const release = useRelease(id);
  const next = nextHref && <Button href={nextHref}>Tugas berikutnya</Button>;

  if (isCorrecting) return <GradeForm submission={submission} isCorrection onDone={() => setCorrecting(false)} />;
  switch (state) {
    case 'submitted':
      return (
        <>
          <p>Ambil dulu tugas ini supaya tidak dinilai dua orang. Peserta tahu tugasnya sedang dibaca.</p>
          <Button block loading={take.isPending} onClick={() => take.mutate()}>
            Mulai menilai
          </Button>
        </>
      );
    case 'in-review':
      return claim?.isMine ? (
        <>
          <p className="muted sm">Kamu yang menilai tugas ini sampai {dateTime(claim.until)}.</p>
          <GradeForm submission={submission} isCorrection={false} onDone={() => undefined} />
          <Button variant="text" size="sm" loading={release.isPending} onClick={() => release.mutate()}>
            Lepaskan untuk pengajar lain
          </Button>
        </>
      ) : (
        <>
          <Notice>
            <b>{claim?.fullname ?? 'Pengajar lain'} sedang menilai tugas ini</b>
            {claim && ` sampai ${dateTime(claim.until)}`}. Kamu tetap bisa membacanya.
          </Notice>
          {next}
        </>
      );
    case 'needs-revision':
      return (
        <>
          <p>Menunggu revisi dari peserta. Tugasnya kembali ke antrean begitu dikumpulkan lagi.</p>
          {next}
        </>
      );
    default:
      return (
        <>
          <p>Tugas ini sudah dinilai. Peserta sudah kami kabari.</p>
          <div className="row wraps">
            {next}
            <Button variant="outline" onClick={() => setCorrecting(true)}>
              Ubah penilaian
            </Button>
          </div>
        </>
      );
  }
}
