import type { FormRules } from '../../form-rules.ts';
import { supportReplyRules } from '../support/support.rules.ts';

export const cannedAnswerRules = {
  title: { kind: 'text', min: 3, max: 80, missing: 'Tulis judulnya' },
  content: { ...supportReplyRules.content, missing: 'Tulis jawabannya' },
} as const satisfies FormRules;

/** Stands for the name of the person who asked. */
export const namePlaceholder = '{nama}';

/** Number of canned answers at most: whoever answers chooses among all of them. */
export const maxCannedAnswers = 100;

/** Returns the text of a canned answer for a person. */
export const filledAnswer = (content: string, name: string) => content.replaceAll(namePlaceholder, () => name);
