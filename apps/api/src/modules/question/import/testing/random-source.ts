import iconv from 'iconv-lite';
import type { ImportFormat } from '@sinau/contracts/question/bank.rules';
import type { ImportedQuestion } from '@sinau/contracts/question/imported.rules';
import type { SeededRandom } from '../../../../testing/seeded-random.ts';
import { aikenQuestion } from './random-aiken.ts';
import { csvFile } from './random-csv.ts';
import { giftQuestion } from './random-gift.ts';

/** A question as it is written, and what must become of it: null where it is refused. */
export interface Written {
  readonly source: string;
  readonly question: ImportedQuestion | null;
  /** What the report says of it, in any order. */
  readonly notes: readonly string[];
}
/** A file with what a right import makes of it, told by how it was made and not by reading it. */
export interface RandomSource {
  readonly name: string;
  readonly bytes: Buffer;
  readonly format: ImportFormat;
  readonly questions: readonly (Omit<Written, 'source'> & { readonly line: number })[];
  /** Of lines that belong to no question, in any order. */
  readonly notes: readonly string[];
}

const encodings = [
  ['utf-8', false],
  ['utf-8', true],
  ['utf-16le', true],
  ['windows-1252', false],
] as const;
function encoded(random: SeededRandom, text: string) {
  const [encoding, addBOM] = random.pick(encodings);
  return iconv.encode(text, encoding, { addBOM });
}

export function randomSource(random: SeededRandom): RandomSource {
  const format = random.pick(['csv', 'aiken', 'gift'] as const);
  const lineEnd = random.pick(['\n', '\r\n']);
  if (format === 'csv') {
    const { text, ...file } = csvFile(random);
    return { ...file, format, name: 'soal.csv', bytes: encoded(random, text.replaceAll('\n', lineEnd)) };
  }
  const questions: RandomSource['questions'][number][] = [];
  const notes: string[] = [];
  let text = '';
  let comments = 0;
  for (let count = random.int(1, 5); count > 0; count -= 1) {
    if (format === 'gift' && random.chance(0.2)) {
      const category = `top/${random.int(1, 999)}`;
      text += `$CATEGORY: ${category}\n\n`;
      notes.push(`Kategori “${category}” tidak ikut`);
    }
    if (format === 'gift' && random.chance(0.2)) {
      text += '// catatan guru\n';
      comments += 1;
    }
    const { source, ...written } = format === 'gift' ? giftQuestion(random) : aikenQuestion(random);
    // Comments above a question, which name its tags, are not its first line.
    const above = /^(?:\/\/.*\n)*/.exec(source)![0];
    questions.push({ ...written, line: `${text}${above}`.split('\n').length });
    text += `${source}\n${random.pick(['\n', ' \n\n'])}`;
  }
  if (comments > 0) notes.push(`Catatan (//) tidak ikut: ${comments} baris`);
  const name = format === 'gift' ? 'soal.gift' : 'soal.txt';
  return { format, name, questions, notes, bytes: encoded(random, text.replaceAll('\n', lineEnd)) };
}
