import { blackboard } from './blackboard.ts';
import { canvas } from './canvas.ts';
import { qti2 } from './qti2.ts';
import { qti3 } from './qti3.ts';
import { respondus } from './respondus.ts';
import type { CorpusItem } from './corpus-item.ts';

export { moodleQuestions } from './moodle.ts';

/** Items after the shapes that tools write: QTI 1.2 of Canvas, Blackboard and Respondus, 2.x of TAO, and 3.0. */
export const qtiItems: readonly CorpusItem[] = [...canvas, ...blackboard, ...respondus, ...qti2, ...qti3];
