import type { QuizQuestionType } from '@sinau/contracts/study/question/question.rules';
import { ArrowLeftRight, CircleCheck, FileText, Hash, ListChecks, Pencil, Scale } from '@sinau/ui/icons';

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
    label: 'Pilihan ganda, beberapa benar',
    description: 'Lebih dari satu jawaban yang benar',
    Icon: ListChecks,
  },
  { type: 'true-false', label: 'Benar atau salah', description: 'Menilai satu pernyataan', Icon: Scale },
  { type: 'short-answer', label: 'Isian singkat', description: 'Menulis beberapa kata', Icon: Pencil },
  { type: 'number', label: 'Angka', description: 'Menulis satu angka, dengan toleransi dan satuan', Icon: Hash },
  { type: 'matching', label: 'Menjodohkan', description: 'Memasangkan dua daftar', Icon: ArrowLeftRight },
  { type: 'essay', label: 'Esai', description: 'Jawaban panjang yang dinilai pengajar', Icon: FileText },
];

export const questionKind = (type: QuizQuestionType) => questionKinds.find((kind) => kind.type === type)!;
