import type { QuestionContent } from './question.schemas.ts';

/** Formats of plain text, which a caller may name; the others are recognised by their XML. */
export const textImportFormats = ['csv', 'aiken', 'gift'] as const;
export type TextImportFormat = (typeof textImportFormats)[number];
export const importFormats = [...textImportFormats, 'qti', 'moodle-xml'] as const;
export type ImportFormat = (typeof importFormats)[number];

export const exportFormats = ['csv', 'gift', 'qti'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/**
 * Maximum of a pasted text, in characters, and of a file, in bytes. A body of a call may have a megabyte, where a file
 * in base64 takes four thirds of its bytes.
 */
export const maxImportLength = 500_000;
export const maxImportQuestions = 1_000;
/** Limits of a package with pictures, which is sent as a file. */
export const importPackage = { maxBytes: 25 * 1024 * 1024, size: '25 MB', maxPictures: 100 } as const;
export const maxBankQuestions = 10_000;

type BankField = 'id' | 'tags' | 'difficulty' | 'isComplete' | 'usedIn' | 'revision' | 'createdAt' | 'updatedAt';
/**
 * Returns a question of the bank without the bank's own fields: the content that a quiz copies, and the form changes.
 */
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
