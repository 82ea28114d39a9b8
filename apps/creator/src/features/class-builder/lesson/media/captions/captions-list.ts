import type { DraftOf } from '../../lesson-draft.ts';

/** Captions of a recording, one file a language. */
export type CaptionsList = DraftOf<'video'>['content']['captions'];
