import { useId, type ReactNode } from 'react';
import { decimal } from '@sinau/format';
import { useProfile } from '@sinau/shell';
import { Badge, Notice, ProgressBar } from '@sinau/ui';
import { CircleAlert, CircleCheck } from '@sinau/ui/icons';
import './submission-checklist.css';

interface SubmissionChecklistProps {
  title?: string;
  headingLevel?: 2 | 3;
  /** Noun for what is submitted. */
  noun: 'kelas' | 'webinar' | 'bundling';
  items: readonly {
    readonly key: string;
    readonly label: string;
    readonly isDone: boolean;
    /** Link to where it is filled in, with what is missing there. */
    readonly todo: ReactNode;
  }[];
}

/** Checklist of what is missing before a submission. */
export function SubmissionChecklist({
  title = 'Sebelum diajukan',
  headingLevel = 2,
  noun,
  items,
}: SubmissionChecklistProps) {
  const headingId = useId();
  const mitraStatus = useProfile()?.statusApproveMitra;
  const done = items.filter(({ isDone }) => isDone).length;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="checklist" aria-labelledby={headingId}>
      <div className="row between">
        <Heading id={headingId}>{title}</Heading>
        <Badge>
          <span className="num">
            {decimal(done)} dari {decimal(items.length)}
          </span>
        </Badge>
      </div>
      <ProgressBar value={(100 * done) / items.length} label={`Kelengkapan ${noun}`} />
      <ul>
        {items.map(({ key, label, isDone, todo }) => (
          <li key={key} data-done={isDone || undefined}>
            {isDone ? <CircleCheck /> : <CircleAlert />}
            {isDone ? (
              <span>
                {label}
                <span className="sr"> sudah</span>
              </span>
            ) : (
              todo
            )}
          </li>
        ))}
      </ul>
      {mitraStatus !== 'Verified' && <Unverified noun={noun} isRejected={mitraStatus === 'Rejected'} />}
    </section>
  );
}

const Unverified = ({ noun, isRejected }: { noun: string; isRejected: boolean }) => {
  const Noun = `${noun[0]!.toUpperCase()}${noun.slice(1)}`;
  return (
    <Notice tone="neutral">
      {isRejected
        ? `Pendaftaran mitramu belum bisa kami terima. ${Noun} bisa diajukan setelah jawabannya kamu perbaiki dan kami setujui.`
        : `Kami masih meninjau pendaftaranmu. ${Noun} bisa diajukan setelah itu, biasanya dua hari kerja.`}
    </Notice>
  );
};
