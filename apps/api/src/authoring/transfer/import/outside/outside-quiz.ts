import { localId } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import { excerptOf } from '@sinau/contracts/core/import/import.rules';
import { questionProblem, maxQuizEssays, maxQuizQuestions } from '@sinau/contracts/study/question/question.rules';
import type { QuestionContent } from '@sinau/contracts/study/question/question.schemas';
import { withIds, type OutsideQuestion } from '../../../../study/question/index.ts';
import { kindOfName, type OutsideFiles, type SourceFile } from './outside-files.ts';

/** A question of a quiz elsewhere, with the points that it has there. */
export interface AskedQuestion {
  readonly read: OutsideQuestion;
  /** Points in this quiz, where they differ from those of the question. */
  readonly points?: number;
  /** Number of the question of the bank that it is a copy of. */
  readonly bankNumber?: number;
}
export type FindPicture = (name: string) => SourceFile | null;

/** Turns questions of another system into those of a quiz; what is changed or left out is noted with their numbers. */
export function quizQuestionsOf(asked: readonly AskedQuestion[], files: OutsideFiles, find: FindPicture) {
  const noteNumbers = new Map<string, number[]>();
  const lost: string[] = [];
  let essays = 0;
  const questions = asked.flatMap(({ read, points, bankNumber }, index) => {
    const number = index + 1;
    const note = (message: string) => noteNumbers.set(message, [...(noteNumbers.get(message) ?? []), number]);
    const leave = (why: string, excerpt: string) => {
      lost.push(`Soal ${number}${excerpt ? ` “${excerptOf(excerpt)}”` : ''} tidak ikut: ${why}`);
      return [];
    };
    if ('refusal' in read) return leave(read.refusal, read.excerpt);
    if (number - lost.length > maxQuizQuestions)
      return leave(`satu kuis memuat paling banyak ${maxQuizQuestions} soal`, read.item.text);
    if (read.item.type === 'essay' && (essays += 1) > maxQuizEssays)
      return leave(`satu kuis memuat paling banyak ${maxQuizEssays} esai`, read.item.text);
    const { content, notes } = contentOfQuestion(read.item, files, find);
    for (const { message } of read.notes) if (points === undefined || !message.startsWith('Poin')) note(message);
    for (const message of notes) note(message);
    const own = points === undefined ? content.points : wholePointsOf(points, note);
    return [{ ...content, points: own, id: `q${number}`, ...(bankNumber && { bankId: localId(bankNumber) }) }];
  });
  const notes = [...noteNumbers].map(([message, numbers]) =>
    numbers.length === asked.length && asked.length > 1
      ? `${message} (semua soal)`
      : `${message} (soal ${numbers.join(', ')})`,
  );
  return { questions, notes: [...lost, ...notes] };
}

/** Gives a question the files of its pictures; one that cannot be used is noted. */
export function contentOfQuestion(item: OutsideItem, files: OutsideFiles, find: FindPicture) {
  const notes: string[] = [];
  const names = [item.picture, ...item.options.map(({ picture }) => picture)].flatMap((one) => one?.name ?? []);
  const ids = new Map<string, string>();
  for (const name of new Set(names)) {
    const file = find(name);
    const problem = file ? files.problemOf(file) : missing(name);
    if (file && !problem && kindOfName(file.name) === 'image') ids.set(name, files.use(file, 'image', 'lesson'));
    else
      notes.push(`Gambar “${name.split('/').at(-1)}” tidak ikut: ${problem ?? 'jenis gambar ini tidak bisa dipakai'}`);
  }
  const content: QuestionContent = withIds(item, ids);
  const problem = questionProblem(content);
  if (problem) notes.push(`Belum lengkap tanpa gambarnya: ${problem}`);
  return { content, notes };
}
const missing = (name: string) =>
  name.startsWith('embedded:') ? 'gambarnya tertanam di dalam teks. Unggah lagi.' : 'berkasnya tidak ada di arsip';
type OutsideItem = Extract<OutsideQuestion, { readonly item: unknown }>['item'];

function wholePointsOf(points: number, note: (message: string) => unknown) {
  const whole = Number.isFinite(points) ? Math.min(Math.max(Math.round(points), 1), 100) : 1;
  if (whole !== points)
    note(`Poin ${Number.isFinite(points) ? points.toLocaleString('id') : 'yang tidak terbaca'} menjadi ${whole}`);
  return whole;
}
