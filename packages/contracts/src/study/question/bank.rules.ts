import type { QuestionContent } from './question.schemas.ts';

export const importFormats = ['csv', 'aiken', 'gift'] as const;
export type ImportFormat = (typeof importFormats)[number];
/**
 * Maximum of a pasted text, in characters, and of a file, in bytes. A body of a call may have a megabyte, where a file
 * in base64 takes four thirds of its bytes.
 */
export const maxImportLength = 500_000;
export const maxImportQuestions = 1_000;
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
