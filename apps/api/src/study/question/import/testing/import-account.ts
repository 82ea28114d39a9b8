import { expect } from 'vitest';
import type { AppUnderTest } from '../../../../testing/app-under-test.ts';
import type { PartnerPerson } from '../../../../testing/scene.ts';
import { seededRandom } from '../../../../testing/seeded-random.ts';
import { createImportService, type ImportService } from '../import.service.ts';
import { randomSource } from './random-source.ts';
import type { RandomSource } from './random-words.ts';

const messagesOf = (notes: readonly { readonly message: string }[]) => notes.map(({ message }) => message).toSorted();

/** Imports random files, and checks that report and stored questions together equal the input. Returns its amount. */
export async function accountForFiles(app: AppUnderTest, partner: PartnerPerson, files: number, seed: number) {
  const service = createImportService({
    db: app.db,
    clock: { now: () => app.clock.now() },
    pictures: { add: () => Promise.reject(new Error('These files have no pictures')) },
  });
  const random = seededRandom(seed);
  const sum = { files, taken: 0, refused: 0, notes: 0 };
  for (let count = 0; count < files; count += 1) {
    const source = randomSource(random);
    const report = await service.importText(partner as never, {
      file: { name: source.name, data: source.bytes.toString('base64') },
      isPreview: false,
    });
    const hint = `file ${count} of seed ${seed}: ${source.name}\n${source.bytes.toString('latin1')}`;
    expect(reported(report), hint).toEqual(wanted(source));
    expect(await stored(app, partner), hint).toEqual(
      report.list.map(({ line: _line, origin: _origin, notes: _notes, ...item }) => item),
    );
    await app.db.bankQuestion.deleteMany({ where: { mitraId: partner.mitraId } });
    sum.taken += report.total;
    sum.refused += report.errorCount;
    sum.notes += report.noteCount + report.list.reduce((total, { notes }) => total + notes.length, 0);
  }
  return sum;
}

type Report = Awaited<ReturnType<ImportService['importText']>>;

const reported = ({ source, list, total, created, errors, errorCount, notes, noteCount }: Report) => ({
  format: source.format,
  counts: [total, created, errorCount, noteCount],
  list: list.map((item) => ({ ...item, notes: messagesOf(item.notes) })),
  refused: errors.map(({ line }) => line),
  notes: messagesOf(notes),
});

function wanted({ format, questions, notes }: RandomSource): ReturnType<typeof reported> {
  const taken = questions.flatMap(({ question, line, origin, notes: own }) =>
    question
      ? [
          {
            ...question,
            options: [...question.options],
            tags: [...question.tags],
            line,
            ...(origin !== undefined && { origin }),
            notes: own.toSorted(),
          },
        ]
      : [],
  );
  const refused = questions.filter(({ question }) => !question).map(({ line }) => line);
  return {
    format,
    counts: [taken.length, taken.length, refused.length, notes.length],
    list: taken,
    refused,
    notes: notes.toSorted(),
  };
}

/** The stored bank, newest first, without the ids that storing creates. */
async function stored(app: AppUnderTest, { mitraId }: PartnerPerson) {
  const rows = await app.db.bankQuestion.findMany({
    where: { mitraId },
    orderBy: { updatedAt: 'desc' },
    include: { tags: { orderBy: { position: 'asc' } } },
  });
  return rows.map(({ type, text, points, difficulty, content, tags }) => {
    const { options, ...rest } = content as unknown as {
      options: { text: string; isCorrect: boolean; match?: { text: string } }[];
    };
    return {
      ...rest,
      type: type.replaceAll('_', '-'),
      text,
      points,
      difficulty,
      tags: tags.map(({ tag }) => tag),
      options: options.map((option) => ({
        text: option.text,
        isCorrect: option.isCorrect,
        ...(option.match && { match: option.match.text }),
      })),
    };
  });
}
