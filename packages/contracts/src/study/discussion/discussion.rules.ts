import type { FormRules } from '../../form-rules.ts';

/** The longest question or reply. */
export const discussionLength = 2_000;
/** How many of the newest replies a list includes for each question. */
export const listedReplies = 3;
/** How many of the newest replies the detail of a question includes. */
export const detailReplies = 100;

/** Where the questions stand on the page of a class. */
export const questionsAnchor = 'tanya';

/** Why an entry is hidden; its author reads it. */
export const hidingRules = {
  reason: { kind: 'text', min: 5, max: 300, missing: 'Tulis alasannya, supaya penulisnya mengerti' },
} as const satisfies FormRules;
