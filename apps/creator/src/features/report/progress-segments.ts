import { progressSegments } from '@sinau/contracts/report/report.rules';

const colors = ['#9AA6BB', '#B9CFFF', '#6C9BFF', '#0E47C0', '#43A047'];

/** The name and the colour of each part of progress. */
export const segmentLooks = progressSegments.map(({ from, to }, index) => ({
  label: wordsOf(from, to),
  color: colors[index]!,
}));

function wordsOf(from: number, to: number) {
  if (to === 0) return 'Belum mulai';
  return from === 100 ? 'Tuntas' : `${from}–${to}%`;
}
