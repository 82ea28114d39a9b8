import { incompleteLessons, submissionChecklist } from '@sinau/contracts/authoring/authoring.rules';
import type { OutlineLesson, Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { useProfile } from '@sinau/shell';
import { Badge, Button, Link, Notice, ProgressBar } from '@sinau/ui';
import { CircleAlert, CircleCheck } from '@sinau/ui/icons';
import { shortJobWords } from '../../../shared/uploads/job-words.ts';
import { useLessonJob } from '../../../shared/uploads/uploads-context.tsx';
import { lessonHref } from '../builder-address.ts';
import { useWithdrawClass } from '../class-builder.data.ts';
import { missingOf } from '../lesson/kinds/index.ts';
import { Changed, Published } from './published.tsx';
import { reviewTime } from './review-time.ts';
import './checklist.css';

/** What is missing before the class can be submitted; afterwards, its review status. */
export function Checklist({ built }: { built: Program }) {
  switch (built.statusApprove) {
    case 'draft':
    case 'revision':
      return <Missing built={built} />;
    case 'waiting':
      return <Waiting built={built} />;
    case 'review':
      return (
        <Notice>
          Kelas sedang ditinjau tim kami. Kami kabari lewat email begitu selesai. {reviewTime(built.submittedAt)}
        </Notice>
      );
    case 'publish':
      return <Published built={built} />;
    case 'changed':
      return (
        <>
          <Changed built={built} />
          <Missing built={built} title="Sebelum diperbarui" />
        </>
      );
  }
}

/** No operator has taken it up yet, so it can be withdrawn. */
function Waiting({ built }: { built: Program }) {
  const withdraw = useWithdrawClass(built.id);
  return (
    <Notice>
      <p>Kelas menunggu ditinjau tim kami. Kami kabari lewat email begitu selesai. {reviewTime(built.submittedAt)}</p>
      <Button
        className="checklist-withdraw"
        variant="outline"
        size="sm"
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        Tarik kembali
      </Button>
    </Notice>
  );
}

function Missing({ built, title = 'Sebelum diajukan' }: { built: Program; title?: string }) {
  const mitraStatus = useProfile()?.statusApproveMitra;
  const items = submissionChecklist({ ...built, categoryId: built.category?.id ?? null });
  const done = items.filter(({ isDone }) => isDone).length;
  const incomplete = incompleteLessons(built);
  const hrefOf = (field: string) => `${screens.createClass(built.slug)}#${field}`;
  return (
    <section className="checklist" aria-labelledby="checklist">
      <div className="row between">
        <h2 id="checklist">{title}</h2>
        <Badge>
          <span className="num">
            {done} dari {items.length}
          </span>
        </Badge>
      </div>
      <ProgressBar value={(100 * done) / items.length} label="Kelengkapan kelas" />
      <ul>
        {items.map(({ field, label, message, isDone }) => (
          <li key={field} data-done={isDone || undefined}>
            {isDone ? <CircleCheck /> : <CircleAlert />}
            {isDone ? (
              <span>
                {label}
                <span className="sr"> sudah</span>
              </span>
            ) : field === 'sections' && incomplete.length > 0 ? (
              <IncompleteLessons built={built} count={incomplete.length} />
            ) : (
              <Link href={hrefOf(field)}>{message}</Link>
            )}
          </li>
        ))}
      </ul>
      {mitraStatus !== 'Verified' && (
        <Notice tone="neutral">
          {mitraStatus === 'Rejected'
            ? 'Pendaftaran mitramu belum bisa kami terima. Kelas bisa diajukan setelah jawabannya kamu perbaiki dan kami setujui.'
            : 'Kami masih meninjau pendaftaranmu. Kelas bisa diajukan setelah itu, biasanya dua hari kerja.'}
        </Notice>
      )}
    </section>
  );
}

/** Each lesson without content, as a link to where it is written. */
function IncompleteLessons({ built, count }: { built: Program; count: number }) {
  return (
    <div>
      Materi belum lengkap ({count})
      <ul className="checklist-lessons">
        {built.sections.map(({ lessons }, sectionIndex) =>
          lessons
            .filter(({ isComplete }) => !isComplete)
            .map((lesson) => (
              <li key={lesson.id}>
                <Link href={lessonHref(built, sectionIndex, lesson)}>{lesson.title}</Link>
                <Lack lesson={lesson} />
              </li>
            )),
        )}
      </ul>
    </div>
  );
}

/** What a lesson lacks, or how far its file is. */
function Lack({ lesson }: { lesson: OutlineLesson }) {
  const job = useLessonJob(lesson.id);
  const isSent = job && job.state.kind !== 'done';
  return <small className="muted"> · {isSent ? shortJobWords(job) : missingOf(lesson)}</small>;
}
