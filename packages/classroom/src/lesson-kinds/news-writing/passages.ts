import type { Remark } from '@sinau/contracts/study/assistant/assistant.schemas';

type Passage = NonNullable<Remark['passage']>;

/** Finds a passage in a text that may have changed since: the position of the nearest equal text, or null. */
export function findPassage(content: string, { start, text }: Passage): number | null {
  if (content.startsWith(text, start)) return start;
  const before = content.lastIndexOf(text, start);
  const after = content.indexOf(text, start);
  if (before < 0) return after < 0 ? null : after;
  return after >= 0 && after - start < start - before ? after : before;
}

/** Key of a remark, which stays the same when the text around its passage changes. */
export const remarkKey = ({ topic, message, passage }: Remark) => [topic, message, passage?.text ?? ''].join('\n');
