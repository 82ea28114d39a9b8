import type { UploadProgress } from '@sinau/api-client';
import { duration, fileSize } from '@sinau/format';

/** Returns '412 MB dari 644 MB · 3,2 MB/dtk · sisa sekitar 1 menit'. */
export function transferLabels(progress: UploadProgress | null): string {
  if (!progress) return 'Menyambung…';
  const { percent, loaded, total, bytesPerSecond } = progress;
  if (percent === 100) return 'Terkirim. Memeriksa berkas…';
  const words = [`${fileSize(loaded)} dari ${fileSize(total)}`];
  if (bytesPerSecond > 0)
    words.push(`${fileSize(bytesPerSecond)}/dtk`, remainingLabels((total - loaded) / bytesPerSecond));
  return words.join(' · ');
}

const remainingLabels = (seconds: number) =>
  seconds < 50 ? 'sisa kurang dari 1 menit' : `sisa sekitar ${duration(Math.round(seconds / 60))}`;
