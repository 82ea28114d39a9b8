import type { SubmissionEventKind, SubmissionState } from '@sinau/contracts/study/submission/submission.rules';

type Tone = 'neutral' | 'primary' | 'success' | 'danger';

/** Label of each submission state. */
export const submissionStateLabels: Record<SubmissionState, { label: string; tone: Tone }> = {
  draft: { label: 'Draf', tone: 'neutral' },
  submitted: { label: 'Menunggu dinilai', tone: 'primary' },
  'in-review': { label: 'Sedang dinilai', tone: 'primary' },
  'needs-revision': { label: 'Perlu revisi', tone: 'danger' },
  passed: { label: 'Lulus', tone: 'success' },
  'not-passed': { label: 'Belum lulus', tone: 'danger' },
};

/** Label of each event in a submission's timeline. */
export const submissionEventLabels: Record<SubmissionEventKind, string> = {
  submitted: 'Dikumpulkan',
  withdrawn: 'Ditarik kembali',
  claimed: 'Mulai dinilai',
  released: 'Batal dinilai',
  returned: 'Diminta revisi',
  passed: 'Lulus',
  'not-passed': 'Belum lulus',
};
