import type { UploadProgress } from '@sinau/api-client';
import type { MediaKind } from '@sinau/contracts/core/media/media.rules';
import { Button, Notice, ProgressBar, VisuallyHidden } from '@sinau/ui';
import { RefreshCw } from '@sinau/ui/icons';
import { ChooseFile } from './choose-file.tsx';
import { jobLabels } from '../uploads/job-labels.ts';
import type { UploadJob } from '../uploads/upload-job.ts';
import { transferLabels } from './transfer-labels.ts';
import type { UploadHandle } from './use-upload.ts';
import './upload.css';

/** The state of an upload: its progress with 'Batalkan', or its failure with what to do next. Empty without an upload. */
export function UploadStatus({
  kind,
  accept,
  upload,
}: {
  kind: MediaKind | readonly MediaKind[];
  accept?: string;
  upload: UploadHandle;
}) {
  const { state, start, cancel, retry, pause } = upload;
  return (
    <>
      {state.kind === 'sending' && <Transfer {...state} onCancel={cancel} onPause={pause} onResume={retry} />}
      {state.kind === 'failed' && (
        <Notice tone="danger">
          <b className="upload-name">{state.name}</b>
          <p>{state.message}</p>
          <div className="upload-actions">
            {state.isWorthRetrying ? (
              <Button size="sm" onClick={retry}>
                <RefreshCw />
                Coba lagi
              </Button>
            ) : (
              <ChooseFile kind={kind} accept={accept} size="sm" onFile={start}>
                Pilih berkas lain
              </ChooseFile>
            )}
            <Button variant="text" size="sm" onClick={cancel}>
              Tutup
            </Button>
          </div>
        </Notice>
      )}
      <VisuallyHidden>
        <span role="status">{announcement(state)}</span>
      </VisuallyHidden>
    </>
  );
}

interface TransferProps {
  name: string;
  progress: UploadProgress | null;
  /** Job of an upload that outlives the page. */
  job?: UploadJob;
  onCancel: () => void;
  onPause?: (() => void) | undefined;
  onResume: () => void;
}

function Transfer({ name, progress, job, onCancel, onPause, onResume }: TransferProps) {
  const percent = progress?.percent ?? 0;
  const isPaused = job?.state.kind === 'paused';
  return (
    <div className="upload-transfer">
      <div className="upload-file">
        <div className="grow">
          <b className="upload-name">{name}</b>
          <p className="muted sm num">{job ? jobLabels(job) : transferLabels(progress)}</p>
        </div>
        <b className="num">{percent}%</b>
        <div className="upload-actions">
          {onPause && (
            <Button variant="outline" size="sm" onClick={isPaused ? onResume : onPause}>
              {isPaused ? 'Lanjutkan' : 'Jeda'}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={onCancel}>
            Batalkan
          </Button>
        </div>
      </div>
      <ProgressBar value={percent} label={`Mengunggah ${name}`} />
      {job && <p className="muted xs">Kamu bisa lanjut menyunting selagi berkas dikirim, juga di materi lain.</p>}
    </div>
  );
}

/** Announces only every quarter to screen readers. */
function announcement(state: UploadHandle['state']) {
  if (state.kind === 'failed') return state.message;
  if (state.kind === 'idle') return '';
  const percent = state.progress?.percent ?? 0;
  return percent === 100 ? 'Terkirim, berkas sedang diperiksa' : `Mengunggah, ${Math.floor(percent / 25) * 25}%`;
}
