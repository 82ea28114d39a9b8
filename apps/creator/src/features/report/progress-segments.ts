import { progressSegments } from '@sinau/contracts/backoffice/report/report.rules';

const colors = ['var(--chart-grey)', 'var(--primary-200)', 'var(--chart-mid)', 'var(--primary)', 'var(--success)'];

/** Name and color of each segment of progress. */
export const segmentLooks = progressSegments.map(({ from, to }, index) => ({
  label: wordsOf(from, to),
  color: colors[index]!,
}));

function wordsOf(from: number, to: number) {
  if (to === 0) return 'Belum mulai';
  return from === 100 ? 'Tuntas' : `${from}–${to}%`;
}
