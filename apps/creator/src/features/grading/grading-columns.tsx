import { lessonKindLabels, submissionStateLabels } from '@sinau/classroom';
import type { QueuedSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import { Badge, Link } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { submissionHref, type GradingSearch } from './grading-search.ts';
import { versionWord } from './version-word.ts';
import { aimLabels, WaitingTime } from './waiting-time.tsx';

export const gradingColumns = (search: GradingSearch): readonly Column<QueuedSubmission>[] => [
  {
    title: 'Peserta',
    sort: 'fullname',
    isText: true,
    isMain: true,
    cell: ({ id, participant }) => <Link href={submissionHref(id, search)}>{participant.fullname}</Link>,
    note: ({ number, isLate, lesson }) =>
      [`${versionWord(lesson.type)} ${number}`, isLate && 'terlambat'].filter(Boolean).join(' · '),
  },
  {
    title: 'Tugas',
    sort: 'title',
    isText: true,
    card: 'line',
    cell: ({ lesson }) => lesson.title,
    note: ({ lesson, class: taken }) => `${lessonKindLabels[lesson.type].label} · ${taken.title}`,
  },
  {
    title: 'Dikumpulkan',
    sort: 'submittedAt',
    cell: (row) => <WaitingTime row={row} />,
    note: aimLabels,
  },
  {
    title: 'Status',
    card: 'corner',
    cell: ({ state }) => <Badge tone={submissionStateLabels[state].tone}>{submissionStateLabels[state].label}</Badge>,
    note: ({ claim, score }) =>
      claim ? `oleh ${claim.isMine ? 'kamu' : claim.fullname}` : score !== null && `Nilai ${score}`,
  },
];
