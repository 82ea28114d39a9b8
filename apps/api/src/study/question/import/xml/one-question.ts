import type { ImportNote } from '@sinau/contracts/core/import/import.rules';
import { sorted, type ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';
import type { XmlNode } from '../../../../platform/xml.ts';
import type { SourceItem } from './item.ts';
import { readMoodleQuestion } from './moodle-xml.ts';
import { readQti1Item } from './qti1.ts';
import { createSourcePictures } from './source-pictures.ts';
import { createSourceTexts } from './source-texts.ts';

/** A question of another system, or why it cannot be one here. */
export type OutsideQuestion =
  | { readonly item: ImportedQuestion; readonly notes: readonly ImportNote[] }
  | { readonly refusal: string; readonly excerpt: string };

/** Reads questions of QTI 1.2 or Moodle XML that stand in a document of a larger archive. */
export interface OutsideQuestionReader {
  readonly qti: (item: XmlNode) => OutsideQuestion;
  readonly moodle: (question: XmlNode) => OutsideQuestion;
}

/** Reads questions one by one, by the rules of an import of their files. */
export function readOneQuestion(folder: string, paths: Iterable<string>): OutsideQuestionReader {
  const pictures = createSourcePictures(new Map(Array.from(paths, (path) => [path, unread])));
  const texts = createSourceTexts(pictures, folder);
  const read = ({ question, excerpt, notes }: SourceItem): OutsideQuestion => {
    const { taken, refused } = sorted([{ line: 1, question, excerpt, notes }]);
    const [one] = taken;
    return one ? { item: one.item, notes: one.notes } : { refusal: refused[0]!.message, excerpt: refused[0]!.excerpt };
  };
  return {
    qti: (item) => read(readQti1Item(item, texts)),
    moodle: (question) => read(readMoodleQuestion(question, texts, pictures)),
  };
}

/** Content of a picture that is not read: the lesson takes the picture by its name. */
const unread = () => Promise.resolve(Buffer.alloc(0));
