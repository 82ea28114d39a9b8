import type { OutsideQuestionReader } from './xml/one-question.ts';

export type { OutsideQuestion } from './xml/one-question.ts';

/** Prepares to read the questions of a document in a folder of an archive, which has pictures at these paths. */
export async function outsideQuestionReader(
  folder: string,
  pictures: Iterable<string>,
): Promise<OutsideQuestionReader> {
  const { readOneQuestion } = await import('./xml/one-question.ts');
  return readOneQuestion(folder, pictures);
}
