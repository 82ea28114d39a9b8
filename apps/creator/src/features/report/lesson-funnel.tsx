import { useState } from 'react';
import { lessonKindLabels } from '@sinau/classroom';
import type { LessonFunnel as Funnel } from '@sinau/contracts/backoffice/report/report.schemas';
import { funnelSample, reminderPauseDays, stoppedAfterDays } from '@sinau/contracts/backoffice/report/report.rules';
import { decimal, duration } from '@sinau/format';
import { Button, Card, ConfirmDialog, ErrorState, Loading, ProgressBar, Skeleton, VisuallyHidden } from '@sinau/ui';
import { useHasScope } from '../../shared/scopes.ts';
import type { ParticipantSearch } from './participant-search.ts';
import { FunnelStops } from './funnel-stops.tsx';
import { useLessonFunnel, useRemind } from './report.data.ts';
import './lesson-funnel.css';

const shownAtFirst = 12;

/**
 * Funnel of a class, lesson by lesson: how participants progress and where they stop; empty before the first
 * participant.
 */
export function LessonFunnel({ search }: { search: ParticipantSearch }) {
  const { data, error, refetch, isFetching } = useLessonFunnel(search);
  const [isWhole, setWhole] = useState(false);
  const [asked, setAsked] = useState<Funnel | null>(null);
  if (error && !data)
    return <ErrorState title="Gagal memuat perjalanan peserta" onRetry={() => void refetch()} retrying={isFetching} />;
  if (data?.participants === 0 || data?.list.length === 0) return null;
  if (!data)
    return (
      <Loading label="Memuat perjalanan peserta">
        <Skeleton height={480} />
      </Loading>
    );
  const isSample = data.participants >= funnelSample;
  const rows = isWhole ? data.list : data.list.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel">Di mana mereka berhenti</h2>
      <p className="muted lesson-funnel-about">
        Dari {decimal(data.participants)} peserta{isSample && ' terbaru'}. Berhenti berarti {stoppedAfterDays} hari
        tanpa kegiatan di materi yang belum selesai.
      </p>
      <Card padded>
        <ol className="lesson-funnel">
          {rows.map((row) => (
            <FunnelRow
              key={row.id}
              row={row}
              search={search}
              participants={data.participants}
              onRemind={() => setAsked(row)}
            />
          ))}
        </ol>
        {rows.length < data.list.length && (
          <Button variant="text" block onClick={() => setWhole(true)}>
            Tampilkan semua {decimal(data.list.length)} materi
          </Button>
        )}
      </Card>
      <RemindDialog search={search} lesson={asked} isSample={isSample} onClose={() => setAsked(null)} />
    </section>
  );
}

interface FunnelRowProps {
  row: Funnel;
  search: ParticipantSearch;
  participants: number;
  onRemind: () => void;
}

function FunnelRow({ row, search, participants, onRemind }: FunnelRowProps) {
  const mayRemind = useHasScope('grade');
  const [isOpen, setOpen] = useState(false);
  const { Icon, label } = lessonKindLabels[row.type];
  const share = Math.floor((100 * row.passed) / participants);
  return (
    <li>
      <div className="grow">
        <p className="lesson-funnel-title">
          <Icon aria-label={label} />
          <b>{row.title}</b>
        </p>
        <ProgressBar value={share} label={`Selesai, ${row.title}`} />
        <p className="muted sm num">
          {share}% selesai ({decimal(row.passed)}) · {decimal(row.opened)} membuka
          {row.medianSeconds !== null && ` · biasanya ${spanOf(row.medianSeconds)}`}
        </p>
      </div>
      <div className="lesson-funnel-stopped num">
        {row.stopped > 0 && <b>{decimal(row.stopped)} berhenti</b>}
        {row.opened > 0 && (
          <Button variant="text" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Tutup' : 'Lihat sebabnya'} <VisuallyHidden>di {row.title}</VisuallyHidden>
          </Button>
        )}
        {row.remindable > 0 && mayRemind && (
          <Button variant="outline" size="sm" onClick={onRemind}>
            Ingatkan <VisuallyHidden>yang berhenti di {row.title}</VisuallyHidden>
          </Button>
        )}
        {row.stopped > 0 && row.remindable === 0 && <small className="muted">Sudah diingatkan</small>}
      </div>
      {isOpen && search.type !== 'bundle' && (
        <div className="lesson-funnel-stops">
          <FunnelStops classRef={search.id} type={search.type} lessonId={row.id} />
        </div>
      )}
    </li>
  );
}

const day = 86_400;
const spanOf = (seconds: number) =>
  seconds >= 2 * day ? `${decimal(Math.round(seconds / day))} hari` : duration(Math.max(1, Math.ceil(seconds / 60)));

interface RemindDialogProps {
  search: ParticipantSearch;
  lesson: Funnel | null;
  /** True if participants were left out of the count: a reminder reaches more than are shown. */
  isSample: boolean;
  onClose: () => void;
}

function RemindDialog({ search, lesson, isSample, onClose }: RemindDialogProps) {
  const { mutate, isPending } = useRemind(search, onClose);
  return (
    <ConfirmDialog
      open={lesson !== null}
      onClose={onClose}
      onConfirm={() => lesson && mutate(lesson.id)}
      busy={isPending}
      tone="primary"
      title={isSample ? 'Ingatkan semua yang berhenti?' : `Ingatkan ${decimal(lesson?.remindable ?? 0)} peserta?`}
      confirmLabel="Kirim pengingat"
    >
      Mereka berhenti di “{lesson?.title}”, dan mendapat notifikasi serta email untuk melanjutkan. Setiap peserta
      diingatkan paling banyak sekali dalam {reminderPauseDays} hari.
    </ConfirmDialog>
  );
}
