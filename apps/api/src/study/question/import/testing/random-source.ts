import iconv from 'iconv-lite';
import type { SeededRandom } from '../../../../testing/seeded-random.ts';
import { aikenQuestion } from './random-aiken.ts';
import { csvFile } from './random-csv.ts';
import { giftQuestion } from './random-gift.ts';
import type { RandomSource } from './random-words.ts';
import { xmlFile } from './random-xml.ts';

const encodings = [
  ['utf-8', false],
  ['utf-8', true],
  ['utf-16le', true],
  ['windows-1252', false],
] as const;
function encoded(random: SeededRandom, text: string) {
  const [encoding, addBOM] = random.pick(encodings);
  // U+FFFD, the replacement character, exists in no code page.
  const isWritable = encoding !== 'windows-1252' || !text.includes('\ufffd');
  return iconv.encode(text, isWritable ? encoding : 'utf-8', { addBOM });
}

export function randomSource(random: SeededRandom): RandomSource {
  const format = random.pick(['csv', 'aiken', 'gift', 'xml'] as const);
  const lineEnd = random.pick(['\n', '\r\n']);
  if (format === 'csv') {
    const { text, ...file } = csvFile(random);
    return { ...file, format, name: 'soal.csv', bytes: encoded(random, text.replaceAll('\n', lineEnd)) };
  }
  if (format === 'xml') {
    const { text, ...file } = xmlFile(random);
    return { ...file, name: 'soal.xml', bytes: encoded(random, text.replaceAll('\n', lineEnd)) };
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
