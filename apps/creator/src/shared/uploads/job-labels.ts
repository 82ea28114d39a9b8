import { fileSize } from '@sinau/format';
import { transferLabels } from '../upload/transfer-labels.ts';
import { progressOf, type UploadJob } from './upload-job.ts';

/** Returns the status of an upload in a line. */
export function jobLabels(job: UploadJob): string {
  const { state, sent, size } = job;
  switch (state.kind) {
    case 'waiting':
      return 'Menunggu giliran';
    case 'sending':
      return transferLabels(progressOf(job));
    case 'checking':
      return 'Terkirim. Memeriksa berkas…';
    case 'paused':
      return `Dijeda · ${fileSize(sent)} dari ${fileSize(size)}`;
    case 'offline':
      return 'Koneksi terputus. Dilanjutkan begitu tersambung lagi.';
    case 'elsewhere':
      return 'Sedang dikirim di tab lain';
    case 'fileGone':
      return 'Pilih lagi berkasnya untuk melanjutkan.';
    case 'failed':
      return state.message;
    case 'done':
      return 'Selesai';
  }
}

/** Returns the same status in two words, for a row of the outline. */
export function shortJobLabels(job: UploadJob): string {
  const percent = `${progressOf(job).percent}%`;
  switch (job.state.kind) {
    case 'sending':
      return `Mengunggah ${percent}`;
    case 'checking':
      return 'Memeriksa berkas…';
    case 'paused':
      return `Unggahan dijeda · ${percent}`;
    case 'offline':
      return `Menunggu koneksi · ${percent}`;
    case 'fileGone':
      return 'Pilih lagi berkasnya';
    case 'failed':
      return 'Unggahan gagal';
    default:
      return jobLabels(job);
  }
}
