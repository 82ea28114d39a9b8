import { leftOut } from '@sinau/contracts/core/import/import.rules';
import { maxReportedLines } from '@sinau/contracts/core/import/import.schemas';
import { mediaBounds } from '@sinau/contracts/core/media/media.rules';
import {
  importPackage,
  maxBankQuestions,
  maxImportQuestions,
  type TextImportFormat,
} from '@sinau/contracts/study/question/bank.rules';
import type { QuestionImportReport } from '@sinau/contracts/study/question/bank.schemas';
import { sorted, type ImportedPicture, type ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';
import { fileTypeFromBuffer } from 'file-type';
import type { Partner } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { IncomingFile } from '../../../platform/incoming-file.ts';
import { XmlProblem } from '../../../platform/xml.ts';
import type { PictureStore } from '../../../core/media/index.ts';
import { withIds } from '../copies.ts';
import { attachQuestionPictures } from '../pictures.ts';
import { insertQuestions, lockBank } from '../question.queries.ts';
import { isPackage, isXml, textOfFile } from './import-file.ts';
import { readQuestions, type QuestionSource } from './import-source.ts';
import { pictureLabel } from './xml/source-pictures.ts';

interface Import {
  readonly format?: TextImportFormat | undefined;
  readonly content?: string | undefined;
  readonly file?: { readonly name: string; readonly data: string } | undefined;
  readonly isPreview: boolean;
}
type ImportDeps = Pick<Deps, 'db' | 'clock'> & { readonly pictures: Pick<PictureStore, 'add'> };
/** A source with the pictures that its texts name. */
type Source = QuestionSource & { readonly pictures?: { open: (name: string) => Promise<Buffer> } };

const refuse = (message: string) => new AppError('invalid_input', { fields: { file: message } });

export type ImportService = ReturnType<typeof createImportService>;

/** Imports questions into a bank: all whole ones or none; the report names everything that was changed or omitted. */
export function createImportService({ db, clock, pictures }: ImportDeps) {
  const store = async (partner: Partner, source: Source, isPreview: boolean): Promise<QuestionImportReport> => {
    const tooMany = `Sekali impor paling banyak ${maxImportQuestions} soal`;
    if (source.taken.length > maxImportQuestions)
      throw new AppError('invalid_input', { fields: { content: tooMany, file: tooMany } });
    const { read, mediaIds } = await withPictures(
      source,
      isPreview ? null : (name, bytes) => pictures.add(partner, name, bytes),
    );
    if (isPreview || read.taken.length === 0) return reportOf(read, 0);
    const { id, mitraId } = partner;
    await db.$transaction(async (tx) => {
      if ((await lockBank(tx, mitraId)) + read.taken.length > maxBankQuestions)
        throw new AppError('question_bank_full');
      const writings = read.taken.map(({ item }) => ({
        ...withIds(item, mediaIds),
        tags: [...item.tags],
        difficulty: item.difficulty,
      }));
      await attachQuestionPictures(tx, { owner: { id, mitraId }, now: clock.now() }, writings);
      await insertQuestions(tx, mitraId, writings, clock.now());
    });
    return reportOf(read, read.taken.length);
  };

  return {
    async importText(partner: Partner, { format, content = '', file, isPreview }: Import) {
      const source = file
        ? await readFile(Buffer.from(file.data, 'base64'), { format, name: file.name })
        : await readText(content, { format });
      return store(partner, source, isPreview);
    },

    async importFile(
      partner: Partner,
      { isPreview }: { readonly isPreview: boolean },
      files: AsyncIterable<IncomingFile>,
    ) {
      for await (const { name, content } of files)
        return store(partner, await readFile(await bytesOf(content), { name }), isPreview);
      throw new AppError('file_missing');
    },
  };
}

async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > importPackage.maxBytes)
      throw refuse(`Berkas paling besar ${importPackage.size}. Bagi menjadi beberapa berkas.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface Hints {
  readonly format?: TextImportFormat | undefined;
  readonly name?: string;
}
async function readFile(bytes: Buffer, hints: Hints): Promise<Source> {
  if (await isPackage(bytes)) {
    const { readXmlPackage } = await import('./xml/xml-source.ts');
    return readXmlPackage(bytes).catch(sayProblem);
  }
  const read = await textOfFile(bytes);
  if ('problem' in read) throw refuse(read.problem);
  return readText(read.text, hints);
}

async function readText(text: string, hints: Hints): Promise<Source> {
  if (hints.format !== undefined || !isXml(text)) return readQuestions(text, hints);
  const { readXmlText } = await import('./xml/xml-source.ts');
  return readXmlText(text).catch(sayProblem);
}

function sayProblem(error: unknown): never {
  if (!(error instanceof XmlProblem)) throw error;
  throw new AppError('invalid_input', { fields: { file: error.message, content: error.message } });
}

type Add = (name: string, bytes: Buffer) => Promise<{ readonly id: string }>;

/** Stores the pictures of the questions; a question whose picture cannot be stored is read again without it. */
async function withPictures(source: Source, add: Add | null) {
  const names = [...new Set(source.taken.flatMap(({ item }) => picturesIn(item).map(({ name }) => name)))];
  if (names.length > importPackage.maxPictures)
    throw refuse(`Sekali impor paling banyak ${importPackage.maxPictures} gambar. Bagi paketnya menjadi beberapa.`);
  const mediaIds = new Map<string, string>();
  const problems = new Map<string, string>();
  for (const name of names) {
    try {
      const bytes = await source.pictures!.open(name);
      const problem = await pictureProblem(bytes);
      if (problem !== null) problems.set(name, problem);
      else if (add) mediaIds.set(name, (await add(pictureLabel(name), bytes)).id);
    } catch (error) {
      problems.set(name, problemOf(error));
    }
  }
  return { read: problems.size > 0 ? withoutPictures(source, problems) : source, mediaIds };
}

const picturesIn = ({ picture, options }: ImportedQuestion): ImportedPicture[] =>
  [picture, ...options.map((option) => option.picture)].filter((one) => one !== undefined);

/** Returns the reason that a file is no usable picture. Anything else would be refused by every picture. */
function problemOf(error: unknown): string {
  if (error instanceof XmlProblem) return error.message;
  const reason = error instanceof AppError ? error.fields?.['file'] : undefined;
  if (reason === undefined) throw error;
  return reason;
}

async function pictureProblem(bytes: Buffer): Promise<string | null> {
  const { maxBytes, accept, formats, size } = mediaBounds.image;
  if (bytes.length > maxBytes) return `lebih dari ${size}`;
  const type = await fileTypeFromBuffer(bytes);
  return type && accept.split(',').includes(type.mime) ? null : `bukan ${formats}`;
}

/** Reads questions again without the pictures that cannot be stored; some are refused for want of them. */
function withoutPictures(source: Source, problems: ReadonlyMap<string, string>): Source {
  const without = (picture: ImportedPicture | undefined) => (picture && !problems.has(picture.name) ? { picture } : {});
  const { taken, refused } = sorted(
    source.taken.map(({ item, notes, ...position }) => {
      const { picture, options, ...question } = item;
      const lost = picturesIn(item).filter(({ name }) => problems.has(name));
      return {
        line: position.line,
        ...(position.origin !== undefined && { origin: position.origin }),
        excerpt: item.text,
        question: {
          ...question,
          ...without(picture),
          options: options.map(({ picture: own, ...option }) => ({ ...option, ...without(own) })),
        },
        notes: [
          ...notes,
          ...lost.map(({ name }) => leftOut(`Gambar “${pictureLabel(name)}” tidak ikut: ${problems.get(name)}`)),
        ],
      };
    }),
  );
  return { ...source, taken, refused: [...source.refused, ...refused].toSorted((one, other) => one.line - other.line) };
}

const reportOf = (
  { format, separator, taken, refused, notes }: QuestionSource,
  created: number,
): QuestionImportReport => ({
  source: { format, separator },
  total: taken.length,
  created,
  list: taken.map(({ item, notes: own, ...position }) => ({
    ...item,
    options: item.options.map((option) => ({ ...option })),
    tags: [...item.tags],
    ...position,
    notes: [...own],
  })),
  errorCount: refused.length,
  errors: refused.slice(0, maxReportedLines),
  noteCount: notes.length,
  notes: notes.slice(0, maxReportedLines),
});
