import { lazily } from './lazily.ts';

const number = lazily(() => new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 }));
const units = ['KB', 'MB', 'GB'];

/** 812 KB, 2,4 MB, 644 MB */
export function fileSize(bytes: number): string {
  let size = Math.max(1, bytes / 1024);
  let unit = 0;
  for (; size >= 1024 && unit < units.length - 1; unit += 1) size /= 1024;
  return `${number().format(size >= 100 ? Math.round(size) : size)} ${units[unit]}`;
}
