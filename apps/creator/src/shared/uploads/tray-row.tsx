import { screens } from '@sinau/contracts/screens';
import { IconButton, Link, ProgressBar } from '@sinau/ui';
import { CircleCheck, Pause, Play, RefreshCw, X } from '@sinau/ui/icons';
import { ChooseFile } from '../upload/choose-file.tsx';
import { jobLabels } from './job-labels.ts';
import { isUnderWay, lessonTypeOf, progressOf, type UploadJob } from './upload-job.ts';
import { useUploadQueue } from './uploads-context.tsx';

/** One upload: its lesson, progress and actions. */
export function TrayRow({ job }: { job: UploadJob }) {
  const queue = useUploadQueue();
  const { id, title, name, state } = job;
  const isRunning = isUnderWay(job) && state.kind !== 'elsewhere';
  return (
    <li className="upload-tray-row" data-state={state.kind}>
      <div className="upload-tray-text">
        <Link href={hrefOf(job)}>{title}</Link>
        <p className="muted xs num">{jobLabels(job)}</p>
      </div>
      {state.kind === 'done' && <CircleCheck />}
      {(isRunning || state.kind === 'paused') && (
        <b className="num xs" aria-hidden="true">
          {progressOf(job).percent}%
        </b>
      )}
      {isRunning && state.kind !== 'checking' && (
        <IconButton size="sm" label={`Jeda ${name}`} onClick={() => void queue.pause(id)}>
          <Pause />
        </IconButton>
      )}
      {state.kind === 'paused' && (
        <IconButton size="sm" label={`Lanjutkan ${name}`} onClick={() => queue.resume(id)}>
          <Play />
        </IconButton>
      )}
      {state.kind === 'failed' && state.isWorthRetrying && (
        <IconButton size="sm" label={`Coba lagi ${name}`} onClick={() => queue.resume(id)}>
          <RefreshCw />
        </IconButton>
      )}
      {state.kind !== 'done' && (
        <IconButton size="sm" label={`Batalkan ${name}`} onClick={() => void queue.cancel(id)}>
          <X />
        </IconButton>
      )}
      {(isUnderWay(job) || state.kind === 'paused') && (
        <ProgressBar value={progressOf(job).percent} label={`Mengunggah ${name}`} />
      )}
      {state.kind === 'fileGone' && <ChooseAgain job={job} />}
    </li>
  );
}

function ChooseAgain({ job: { id, kind, name } }: { job: UploadJob }) {
  const queue = useUploadQueue();
  return (
    <div className="upload-tray-choose">
      <ChooseFile kind={kind} size="sm" onFile={(file) => void queue.giveFile(id, file)}>
        Pilih {name}
      </ChooseFile>
    </div>
  );
}

/** The page is found by the ids; the rest of the address is only for readability. */
const hrefOf = ({ classId, classSlug, lessonId, kind, href }: UploadJob) =>
  href ??
  screens.editLesson('materi', { name: classSlug, sectionIndex: 0, id: classId, lessonId, type: lessonTypeOf(kind) });
