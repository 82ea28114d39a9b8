import { Fragment, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import {
  GradeView,
  SubmissionFiles,
  SubmissionText,
  SubmissionTimeline,
  submissionStateLabels,
} from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import type { SubmittedLessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import { gradingAimDays } from '@sinau/contracts/study/submission/submission.rules';
import type { OwnSubmission, SubmissionVersion } from '@sinau/contracts/study/submission/submission.schemas';
import { dateTime } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Accordion, AccordionItem, Badge, Button, Card, ConfirmDialog, Notice, Skeleton } from '@sinau/ui';
import { Clock, Undo2 } from '@sinau/ui/icons';
import { useSubmission, useWithdraw } from './submission.data.ts';
import './submission-lesson.css';

/** Work that a form edits. */
export interface OpenedWork {
  submission: OwnSubmission;
  /** Loads the submission again after the server reported a conflict. */
  onOutdated: () => void;
}
interface SubmissionLessonProps {
  lesson: ParticipantLessonOf<SubmittedLessonType>;
  /** Task of the work. */
  brief: (submission: OwnSubmission) => ReactNode;
  /** Form for the work, while it is writable. */
  form: (work: OpenedWork) => ReactNode;
  /** Offer for a work that passed. */
  offer?: (submissionId: string) => ReactNode;
  /** Link to the next lesson, in a page without the bottom bar. */
  onwards?: ReactNode;
  /** Called when a teacher decided in the meantime. */
  onStatus: (status: LessonStatus) => void;
}

/** Lesson whose work is submitted and graded: the task, the work, and the result. */
export function SubmissionLesson({ onStatus, ...opened }: SubmissionLessonProps) {
  const { lesson } = opened;
  const query = useSubmission(lesson.session.id);
  useChange(query.data?.status, lesson.session.status, onStatus);
  return (
    <QueryStates query={query} noun="tugas" skeleton={<Skeleton height={320} />}>
      {({ submission }) =>
        submission && <Opened {...opened} submission={submission} onOutdated={() => void query.refetch()} />
      }
    </QueryStates>
  );
}

/** Reports, once each, a status that differs from the one that the page knows. */
function useChange(status: LessonStatus | undefined, known: LessonStatus, onStatus: (status: LessonStatus) => void) {
  const tell = useEffectEvent(() => status && status !== known && onStatus(status));
  useEffect(() => void tell(), [status]);
}

type OpenedProps = Omit<SubmissionLessonProps, 'onStatus'> & OpenedWork;

function Opened({ lesson, brief, form, offer, onwards, ...work }: OpenedProps) {
  const { submission } = work;
  const { state, isWritable, versions, history } = submission;
  const newest = versions.at(-1);
  return (
    <div className="submission-lesson">
      <Standing submission={submission} />
      {newest?.grade && (
        <Card as="section" padded aria-label="Hasil penilaian">
          <GradeView version={newest} />
        </Card>
      )}
      {state === 'passed' && submission.id && offer?.(submission.id)}
      {brief(submission)}
      {isWritable ? (
        <Fragment key={versions.length}>{form(work)}</Fragment>
      ) : (
        newest && <HandedIn lesson={lesson} version={newest} mayWithdraw={state === 'submitted'} />
      )}
      <div className="submission-lesson-onwards">{onwards}</div>
      {versions.length > 0 && (
        <Accordion>
          {lesson.setting.progressBar && (
            <AccordionItem title="Perjalanan tugas">
              <SubmissionTimeline history={history} label="Perjalanan tugas" />
            </AccordionItem>
          )}
          {versions.map((version, index) => (
            <Version
              key={version.number}
              version={version}
              before={versions[index - 1]}
              hasHeadline={lesson.type === 'news_writing'}
            />
          ))}
        </Accordion>
      )}
    </div>
  );
}

/** Status of the work, in one sentence. */
function Standing({ submission: { state, versions, isWritable } }: { submission: OwnSubmission }) {
  const { label, tone } = submissionStateLabels[state];
  const newest = versions.at(-1);
  const sentence = {
    draft: 'Kerjakan, lalu kumpulkan. Tulisanmu tersimpan sendiri selama kamu mengetik.',
    submitted: `Dikumpulkan ${newest ? dateTime(newest.submittedAt) : ''}. Biasanya dinilai dalam ${gradingAimDays} hari kerja, dan kami kabari lewat email.`,
    'in-review': 'Pengajar sedang membacanya. Kami kabari lewat email begitu selesai.',
    'needs-revision': 'Pengajar meminta revisi. Baca komentarnya, perbaiki di bawah, lalu kumpulkan lagi.',
    passed: 'Tugasmu lulus. Selamat!',
    'not-passed': isWritable
      ? 'Kali ini belum lulus. Baca komentarnya, perbaiki, lalu kumpulkan lagi.'
      : 'Tugas ini belum lulus, dan kesempatannya sudah habis.',
  }[state];
  return (
    <Notice tone={tone === 'success' ? 'success' : 'info'} icon={tone === 'success' ? undefined : <Clock />}>
      <span role="status">
        <b>{label}.</b> {sentence}
        {newest?.isLate && ' Dikumpulkan setelah tenggat.'}
      </span>
    </Notice>
  );
}

interface HandedInProps {
  lesson: ParticipantLessonOf<SubmittedLessonType>;
  version: SubmissionVersion;
  mayWithdraw: boolean;
}

function HandedIn({ lesson, version, mayWithdraw }: HandedInProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useWithdraw(lesson.session);
  return (
    <Card as="section" padded className="submission-lesson-work" aria-label="Tugas yang dikumpulkan">
      <h3>Yang kamu kumpulkan</h3>
      <SubmissionText version={version} hasHeadline={lesson.type === 'news_writing'} />
      <SubmissionFiles files={version.files} />
      {mayWithdraw && (
        <Button variant="outline" onClick={() => setAsking(true)}>
          <Undo2 />
          Tarik kembali
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
        title="Tarik tugas ini?"
        confirmLabel="Tarik kembali"
        tone="primary"
        busy={isPending}
      >
        Tugasmu keluar dari antrean dan kembali menjadi draf. Setelah dikumpulkan lagi, antreannya mulai dari belakang.
      </ConfirmDialog>
    </Card>
  );
}

interface VersionProps {
  version: SubmissionVersion;
  before: SubmissionVersion | undefined;
  hasHeadline: boolean;
}

/** Version, compared with the one before it. */
function Version({ version, before, hasHeadline }: VersionProps) {
  const [isComparing, setComparing] = useState(false);
  return (
    <AccordionItem
      title={`Versi ${version.number}`}
      aside={
        version.grade ? (
          <Badge tone={submissionStateLabels[version.grade.outcome].tone}>
            {submissionStateLabels[version.grade.outcome].label}
          </Badge>
        ) : (
          dateTime(version.submittedAt)
        )
      }
    >
      <div className="submission-lesson-work">
        {before && (
          <Button variant="outline" size="sm" aria-pressed={isComparing} onClick={() => setComparing(!isComparing)}>
            {isComparing ? 'Sembunyikan perubahan' : `Bandingkan dengan versi ${before.number}`}
          </Button>
        )}
        <SubmissionText version={version} before={isComparing ? before : undefined} hasHeadline={hasHeadline} />
        <SubmissionFiles files={version.files} />
        <GradeView version={version} />
      </div>
    </AccordionItem>
  );
}
