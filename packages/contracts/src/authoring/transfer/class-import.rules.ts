/** Systems that a class can come from; a source of the API reads each. */
export const importSources = ['backup', 'moodle', 'common-cartridge'] as const;
export type ImportSourceName = (typeof importSources)[number];

/**
 * States of an import. It is read into a plan; once its owner has confirmed that, the class is made. A file that turns
 * out to be unusable only then leads back to a plan that names it.
 */
export const importStates = ['reading', 'planned', 'making', 'made', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** Outcome of a part that was read. */
export const importOutcomes = ['taken', 'changed', 'left-out'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Limits of a draft that is made of titles and addresses alone. */
export const draftBounds = { maxSections: 100, maxLessons: 500 } as const;
