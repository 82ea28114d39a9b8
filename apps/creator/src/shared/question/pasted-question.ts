import { nanoid } from '@reduxjs/toolkit';
import { parseAiken } from '@sinau/contracts/study/question/aiken.rules';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { newChoice } from './question-draft.ts';

/** Questions of a pasted text, or why it stays text; null for a text without options ('A. …', '*B. …'). */
export type Pasted = { readonly questions: QuizQuestion[] } | { readonly problem: string } | null;

/** Returns all questions of a pasted text or none, so that nothing of it is lost unnoticed. `room` is how many fit. */
export function pastedQuestions(text: string, room: number): Pasted {
  if (!/^\s*\*?\s*[A-Za-z][.)]\s/m.test(text)) return null;
  const { taken, refused } = parseAiken(text);
  const [first] = refused;
  if (first) return { problem: `Baris ${first.line} dari teks ini: ${first.message}` };
  if (taken.length > room)
    return {
      problem:
        room === 1
          ? `Teks ini berisi ${taken.length} soal. Pakai Impor di bank soal.`
          : `Teks ini berisi ${taken.length} soal, sedangkan di sini muat ${room} lagi.`,
    };
  return {
    questions: taken.map(
      ({ item: { tags: _tags, difficulty: _difficulty, picture: _picture, options, ...question } }) => ({
        ...question,
        id: nanoid(8),
        options: options.map((option) => newChoice(option.text, option.isCorrect)),
      }),
    ),
  };
}
