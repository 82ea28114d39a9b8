import { z } from 'zod';
import { instant, text, uuid } from '../../fields.ts';
import { importReportOf } from '../../core/import/import.schemas.ts';
import { exportFormats, importFormats, maxImportLength, textImportFormats } from './bank.rules.ts';
import { difficulties } from './imported.rules.ts';
import { questionContent } from './question.schemas.ts';

const difficulty = z.enum(difficulties).nullable();

/** A question of the bank in the form for writing. */
export const bankWriting = questionContent.extend({
  tags: z
    .array(text(40))
    .max(10)
    .refine((tags) => new Set(tags).size === tags.length, 'Ada tag yang tertulis dua kali')
    .default([]),
  difficulty: difficulty.default(null),
});
export type BankWriting = z.output<typeof bankWriting>;

export const bankQuestion = questionContent.extend({
  id: uuid,
  tags: z.array(z.string()),
  difficulty,
  /** True if it can be asked; incomplete questions may be stored. */
  isComplete: z.boolean(),
  /** Number of quizzes with a copy of it. */
  usedIn: z.int().nonnegative(),
  /** Increases with each change; an update names the revision that it read. */
  revision: z.int().positive(),
  createdAt: instant,
  updatedAt: instant,
});
export type BankQuestion = z.infer<typeof bankQuestion>;

/** Source of an import: a text, or a file of any encoding in base64. */
export const importSource = z
  .object({
    /** Detected if omitted. */
    format: z.enum(textImportFormats).optional(),
    content: z.string().min(1).max(maxImportLength).optional(),
    file: z
      .object({
        name: text(255),
        data: z
          .base64()
          .min(1)
          .max(Math.ceil(maxImportLength / 3) * 4),
      })
      .optional(),
    isPreview: z.boolean().default(false),
  })
  .refine(({ content, file }) => (content === undefined) !== (file === undefined), {
    path: ['content'],
    message: 'Kirim teks atau satu berkas',
  });
export type ImportSource = z.input<typeof importSource>;

const importedPicture = z.object({ name: z.string(), alt: z.string() }).optional();
/** A question for an import, before it has ids and its pictures are stored. */
const importedQuestion = questionContent
  .pick({
    type: true,
    text: true,
    explanation: true,
    points: true,
    essay: true,
    number: true,
    isPunctuationCounted: true,
  })
  .extend({
    picture: importedPicture,
    options: z.array(
      z.object({
        text: z.string(),
        isCorrect: z.boolean(),
        match: z.string().optional(),
        picture: importedPicture,
      }),
    ),
    isPartial: z.boolean(),
    tags: z.array(z.string()),
    difficulty,
  });

export const importReport = importReportOf(importFormats, importedQuestion);
export type QuestionImportReport = z.output<typeof importReport>;

/** Differences between the bank and its export: what another system, or an import of it here, would not have. */
export const exportReport = z.object({
  total: z.int().nonnegative(),
  /** Number of questions that the file contains. */
  exported: z.int().nonnegative(),
  losses: z.array(
    z.object({
      message: z.string(),
      /** Number of questions that lose it. */
      count: z.int().positive(),
      /** First words of some of them. */
      examples: z.array(z.string()),
    }),
  ),
});
export type QuestionExportReport = z.output<typeof exportReport>;
export const exportQuery = z.object({ format: z.enum(exportFormats) });
