import type { QuizQuestionType } from '@sinau/contracts/question/question.rules';
import { ArrowLeftRight, CircleCheck, ListChecks, Pencil, Scale } from '@sinau/ui/icons';

interface QuestionKind {
  readonly type: QuizQuestionType;
  readonly label: string;
  readonly description: string;
  readonly Icon: typeof CircleCheck;
}

export const questionKinds: readonly QuestionKind[] = [
  { type: 'single-choice', label: 'Pilihan ganda', description: 'Satu jawaban yang benar', Icon: CircleCheck },
  {
    type: 'multiple-choice',
    label: 'Beberapa jawaban benar',
    description: 'Boleh lebih dari satu yang benar',
    Icon: ListChecks,
  },
  { type: 'true-false', label: 'Benar atau salah', description: 'Menilai satu pernyataan', Icon: Scale },
  { type: 'short-answer', label: 'Isian singkat', description: 'Menulis beberapa kata', Icon: Pencil },
  { type: 'matching', label: 'Menjodohkan', description: 'Memasangkan dua daftar', Icon: ArrowLeftRight },
];

export const questionKind = (type: QuizQuestionType) => questionKinds.find((kind) => kind.type === type)!;
