import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import type { Transcription } from '@sinau/contracts/core/transcription/transcription.schemas';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { newQuestion } from '../../../../../shared/question/question-draft.ts';

/** Number of questions of the quiz that a recording begins. */
const questionCount = 5;

/** Returns the seconds of a proposal as chapters, whose titles their author writes. */
export const chaptersAt = (seconds: readonly number[]): Chapter[] =>
  seconds.map((second, index) => ({ second, title: index === 0 ? 'Pembuka' : `Bab ${index + 1}` }));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns an article with a heading for each chapter, and below it what is said in it, where that is known. */
export const articleOf = (chapters: readonly Chapter[], lines: Transcription['lines']) =>
  chapters
    .map(({ title, second }, index) => {
      const end = chapters[index + 1]?.second ?? Infinity;
      const said = lines.filter(({ start }) => start >= second && start < end).map(({ text }) => text);
      const text = said.length > 0 ? said.join(' ') : 'Tulis isi bab ini dengan kalimatmu sendiri.';
      return `<h2>${escaped(title)}</h2><p>${escaped(text)}</p>`;
    })
    .join('');

/** Returns questions about the chapters in turn; their answers are still to be written, so none is asked yet. */
export const questionsOf = (chapters: readonly Chapter[]): QuizQuestion[] =>
  Array.from({ length: questionCount }, (_, index) => ({
    ...newQuestion('single-choice'),
    text: `Apa yang penting dari “${chapters[index % chapters.length]!.title}”?`,
  }));
