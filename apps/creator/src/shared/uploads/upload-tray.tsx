import { useState } from 'react';
import { Button, IconButton, VisuallyHidden } from '@sinau/ui';
import { ChevronDown, X } from '@sinau/ui/icons';
import { TrayRow } from './tray-row.tsx';
import { isUnderWay, type UploadJob } from './upload-job.ts';
import { useUploadJobs, useUploadQueue } from './uploads-context.tsx';
import './upload-tray.css';

/** All uploads, in the corner of every page of the portal; at the bottom on a phone. */
export function UploadTray() {
  const jobs = useUploadJobs();
  const queue = useUploadQueue();
  const [isOpen, setOpen] = useState(false);
  if (jobs.length === 0) return null;

  const summary = summaryOf(jobs);
  const isOver = !jobs.some(isUnderWay);
  return (
    <aside className="upload-tray" aria-label="Unggahan">
      <div className="upload-tray-head">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <b>{summary}</b>
          <ChevronDown />
        </button>
        {isOver && jobs.every(({ state }) => state.kind === 'done') && (
          <IconButton label="Tutup daftar unggahan" onClick={queue.clearDone}>
            <X />
          </IconButton>
        )}
      </div>
      {!isOpen && !isOver && (
        <div className="upload-tray-bar" aria-hidden="true">
          <span style={{ width: `${percentOf(jobs)}%` }} />
        </div>
      )}
      {isOpen && (
        <>
          <ul>
            {jobs.map((job) => (
              <TrayRow key={job.id} job={job} />
            ))}
          </ul>
          {jobs.some(({ state }) => state.kind === 'done') && (
            <Button variant="text" size="sm" onClick={queue.clearDone}>
              Bersihkan yang selesai
            </Button>
          )}
        </>
      )}
      <VisuallyHidden>
        <span role="status">{isOver ? summary : ''}</span>
      </VisuallyHidden>
    </aside>
  );
}

function summaryOf(jobs: readonly UploadJob[]) {
  const running = jobs.filter(isUnderWay);
  const waiting = jobs.filter(({ state: { kind } }) => kind === 'failed' || kind === 'fileGone');
  const attention = waiting.length > 0 ? ` · ${waiting.length} perlu dilihat` : '';
  if (running.length > 0) {
    const isOffline = running.every(({ state }) => state.kind === 'offline');
    return isOffline
      ? 'Menunggu koneksi untuk mengunggah'
      : `Mengunggah ${running.length} berkas · ${percentOf(running)}%${attention}`;
  }
  if (waiting.length > 0) return `${waiting.length} unggahan perlu dilihat`;
  const paused = jobs.filter(({ state }) => state.kind === 'paused');
  return paused.length > 0 ? `${paused.length} unggahan dijeda` : `${jobs.length} berkas selesai diunggah`;
}

function percentOf(jobs: readonly UploadJob[]) {
  const running = jobs.filter(isUnderWay);
  const total = running.reduce((sum, { size }) => sum + size, 0);
  return total === 0 ? 0 : Math.floor((100 * running.reduce((sum, { sent }) => sum + sent, 0)) / total);
}
