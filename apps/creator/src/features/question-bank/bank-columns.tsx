import type { BankQuestion } from '@sinau/contracts/study/question/bank.schemas';
import { date, decimal } from '@sinau/format';
import { Badge } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { difficultyLabels } from '../../shared/question/bank-labels.ts';
import { questionKind } from '../../shared/question/question-kinds.ts';
import { QuestionMenu } from './question-menu.tsx';

/** Columns; the list opens the question. */
export const bankColumns = (onOpen: (question: BankQuestion) => void): readonly Column<BankQuestion>[] => [
  {
    title: 'Pertanyaan',
    sort: 'text',
    isText: true,
    isMain: true,
    cell: (question) => (
      <button type="button" className="bank-question" onClick={() => onOpen(question)}>
        {question.text || 'Soal tanpa pertanyaan'}
      </button>
    ),
    note: ({ tags }) => tags.join(', '),
  },
  {
    title: 'Jenis',
    sort: 'type',
    isText: true,
    cell: ({ type, isComplete }) => (
      <>
        {questionKind(type).label} {!isComplete && <Badge tone="danger">Belum lengkap</Badge>}
      </>
    ),
  },
  {
    title: 'Kesulitan',
    sort: 'difficulty',
    isText: true,
    cell: ({ difficulty }) => (difficulty ? difficultyLabels[difficulty] : '–'),
  },
  { title: 'Poin', sort: 'points', isNumber: true, isWide: true, cell: ({ points }) => decimal(points) },
  {
    title: 'Dipakai',
    isNumber: true,
    isWide: true,
    cell: ({ usedIn }) => (usedIn === 0 ? 'Belum' : `${decimal(usedIn)} kuis`),
  },
  {
    title: 'Diubah',
    sort: 'updatedAt',
    isWide: true,
    card: 'nowhere',
    cell: ({ updatedAt }) => <span className="nowrap muted">{date(updatedAt)}</span>,
  },
  {
    title: 'Tindakan',
    isTitleHidden: true,
    card: 'corner',
    cell: (question) => <QuestionMenu question={question} onEdit={() => onOpen(question)} />,
  },
];
