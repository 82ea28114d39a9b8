import { parseAiken } from './aiken.rules.ts';
import { parseCsv } from './csv.rules.ts';
import { parseGift } from './gift.rules.ts';
import type { Imported } from './imported.rules.ts';
import type { QuestionContent } from './question.schemas.ts';
import { tidied } from '../typed/text.rules.ts';

export const importFormats = ['csv', 'aiken', 'gift'] as const;
export type ImportFormat = (typeof importFormats)[number];
/** A body of a call may have a megabyte, and quotes in a text take two of its bytes. */
export const maxImportLength = 500_000;
export const maxImportQuestions = 1_000;
export const maxBankQuestions = 10_000;

type BankField = 'id' | 'tags' | 'difficulty' | 'isComplete' | 'usedIn' | 'revision' | 'createdAt' | 'updatedAt';
/** A question of the bank without what the bank knows of it: what a quiz copies, and its form changes. */
export const contentOf = ({
  id: _id,
  tags: _tags,
  difficulty: _difficulty,
  isComplete: _isComplete,
  usedIn: _usedIn,
  revision: _revision,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...content
}: QuestionContent & Partial<Record<BankField, unknown>>): QuestionContent => content;

const parsers: Record<ImportFormat, (content: string) => Imported> = {
  csv: parseCsv,
  aiken: parseAiken,
  gift: parseGift,
};
export const parseQuestions = (format: ImportFormat, content: string): Imported => parsers[format](tidied(content));

/** What a file most likely holds, by its name and its content. */
export function guessFormat(name: string, content: string): ImportFormat {
  if (/\.csv$/i.test(name)) return 'csv';
  return /\.gift$/i.test(name) || /\{[^}]*[=~][^}]*\}/.test(content) ? 'gift' : 'aiken';
}
