import { submissionChecklist } from '@sinau/contracts/authoring/authoring.rules';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { useProfile } from '@sinau/shell';
import { Badge, Link, Notice, ProgressBar } from '@sinau/ui';
import { CircleAlert, CircleCheck } from '@sinau/ui/icons';
import { builderStart } from '../builder-address.ts';
import './checklist.css';

/** What a class still lacks before it can be submitted; once it is, where it stands. */
export function Checklist({ built }: { built: Program }) {
  switch (built.statusApprove) {
    case 'draft':
    case 'revision':
      return <Missing built={built} />;
    case 'waiting':
    case 'review':
      return (
        <Notice>
          Kelas sedang ditinjau tim kami. Kami kabari lewat email begitu selesai, biasanya dalam dua hari kerja.
        </Notice>
      );
    case 'publish':
      return (
        <Notice tone="success">
          <p>
            <b>Kelas sudah terbit.</b> Perubahanmu langsung terlihat peserta.{' '}
            <Link href={screens.classPage(built.slug)}>Lihat di katalog</Link>
          </p>
        </Notice>
      );
  }
}

function Missing({ built }: { built: Program }) {
  const isVerified = useProfile()?.statusApproveMitra === 'Verified';
  const items = submissionChecklist({ ...built, categoryId: built.category?.id ?? null });
  const done = items.filter(({ isDone }) => isDone).length;
  const hasLesson = built.sections.some(({ lessons }) => lessons.length > 0);
  const hrefOf = (field: string) =>
    field === 'sections' && hasLesson ? builderStart(built) : `${screens.createClass(built.slug)}#${field}`;
  return (
    <section className="checklist" aria-labelledby="checklist">
      <div className="row between">
        <h2 id="checklist">Sebelum diajukan</h2>
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
            ) : (
              <Link href={hrefOf(field)}>{message}</Link>
            )}
          </li>
        ))}
      </ul>
      {!isVerified && (
        <Notice tone="neutral">
          Mitramu belum terverifikasi. Kelas bisa disusun dulu, dan diajukan setelah verifikasi selesai.
        </Notice>
      )}
    </section>
  );
}
