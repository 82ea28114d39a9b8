import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { excerptOf } from '@sinau/contracts/core/import/import.rules';
import type { ExportFormat } from '@sinau/contracts/study/question/bank.rules';
import type { QuestionExportReport } from '@sinau/contracts/study/question/bank.schemas';
import type { Partner } from '../../../platform/actor.ts';
import type { Archive } from '../../../platform/archive.ts';
import type { CsvTable } from '../../../platform/csv.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findMediaByIds, type MediaRow, type PictureStore } from '../../../core/media/index.ts';
import { pictureIdsOf } from '../pictures.ts';
import { findAllQuestions } from '../question.queries.ts';
import { csvColumns, csvRow } from './csv-export.ts';
import { lossesOf, unwritable } from './export-losses.ts';
import { exportedOf, type Exported } from './exported.ts';
import { giftText } from './gift-export.ts';
import { qtiItem, qtiManifest } from './qti-export.ts';

type ExportDeps = Pick<Deps, 'db'> & { readonly pictures: Pick<PictureStore, 'open'> };

interface Bank {
  readonly total: number;
  readonly questions: readonly { readonly question: Exported; readonly losses: readonly string[] }[];
  /** Pictures of the questions by their path in a package. */
  readonly media: ReadonlyMap<string, MediaRow>;
}
const incomplete = 'Belum lengkap, jadi tidak ikut';
const maxExamples = 3;
/** Number of questions after which other calls have their turn. */
const turn = 20;

export type ExportService = ReturnType<typeof createExportService>;

/** Exports the bank of a mitra. Only complete questions leave it, and those that the format can hold. */
export function createExportService({ db, pictures }: ExportDeps) {
  const written = async (mitraId: string, format: ExportFormat) => {
    const { questions, media } = await readBank(db, mitraId, format);
    return { media, questions: questions.filter(({ losses }) => !isOmitted(losses)).map(({ question }) => question) };
  };

  return {
    async check({ mitraId }: Partner, { format }: { readonly format: ExportFormat }): Promise<QuestionExportReport> {
      const { total, questions } = await readBank(db, mitraId, format);
      const found = new Map<string, string[]>();
      for (const { question, losses } of questions)
        for (const message of losses) found.set(message, [...(found.get(message) ?? []), excerptOf(question.text)]);
      return {
        total,
        exported: questions.filter(({ losses }) => !isOmitted(losses)).length,
        losses: [...found]
          .map(([message, texts]) => ({ message, count: texts.length, examples: texts.slice(0, maxExamples) }))
          .toSorted((one, other) => other.count - one.count),
      };
    },

    async csv({ mitraId }: Partner): Promise<CsvTable> {
      const { questions } = await written(mitraId, 'csv');
      const pages = (async function* () {
        yield questions.map(csvRow);
      })();
      return { name: 'bank-soal', columns: csvColumns, pages };
    },

    gift: async ({ mitraId }: Partner) => ({
      content: (await written(mitraId, 'gift')).questions.map(giftText).join('\n'),
    }),

    async qti({ mitraId }: Partner): Promise<Archive> {
      const { questions, media } = await written(mitraId, 'qti');
      const items = questions.map((question, index) => ({
        question,
        identifier: `soal-${String(index + 1).padStart(5, '0')}`,
        path: `items/soal-${String(index + 1).padStart(5, '0')}.xml`,
      }));
      const text = (content: string) => () => Promise.resolve(Readable.from([Buffer.from(content)]));
      return {
        name: 'bank-soal-qti3',
        files: [
          { path: 'imsmanifest.xml', open: text(qtiManifest(items)) },
          ...items.map(({ path, question, identifier }) => ({
            path,
            open: () => text(qtiItem(question, identifier))(),
          })),
          ...[...media].map(([path, file]) => ({ path, isCompact: true, open: () => pictures.open(file) })),
        ],
      };
    },
  };
}

const isOmitted = (losses: readonly string[]) => losses.includes(unwritable) || losses.includes(incomplete);

/** Reads the whole bank, with what each question would lose in a format. */
async function readBank(db: Db, mitraId: string, format: ExportFormat): Promise<Bank> {
  const rows = await findAllQuestions(db, mitraId);
  const files = await findMediaByIds(db, pictureIdsOf(rows));
  const paths = new Map(files.map((file) => [file.id, `media/${file.id}${extname(file.fileName)}`]));
  const questions: Bank['questions'][number][] = [];
  for (const row of rows) {
    const question = exportedOf(row, (mediaId) => paths.get(mediaId));
    questions.push({ question, losses: row.isComplete ? await lossesOf(question, format) : [incomplete] });
    if (questions.length % turn === 0) await setImmediate();
  }
  return { total: rows.length, questions, media: new Map(files.map((file) => [paths.get(file.id)!, file])) };
}
