import type { FormRules } from '../../form-rules.ts';

/** Maximum length of a question or reply. */
export const discussionLength = 2_000;
/** Number of the newest replies that a list includes for each question. */
export const listedReplies = 3;
/** Number of the newest replies that the detail of a question includes. */
export const detailReplies = 100;

/** Anchor of the questions on the page of a class. */
export const questionsAnchor = 'tanya';

/** Reason for hiding an entry; its author sees it. */
export const hidingRules = {
  reason: { kind: 'text', min: 5, max: 300, missing: 'Tulis alasannya, supaya penulisnya mengerti' },
} as const satisfies FormRules;
