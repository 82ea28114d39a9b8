import type { Remark } from '@sinau/contracts/study/assistant/assistant.schemas';

type Passage = NonNullable<Remark['passage']>;

/** Where a passage stands in a text that may have changed since: the nearest place with the same words, or null. */
export function findPassage(content: string, { start, text }: Passage): number | null {
  if (content.startsWith(text, start)) return start;
  const before = content.lastIndexOf(text, start);
  const after = content.indexOf(text, start);
  if (before < 0) return after < 0 ? null : after;
  return after >= 0 && after - start < start - before ? after : before;
}

/** Names a remark, however the text around its passage changes. */
export const remarkKey = ({ topic, message, passage }: Remark) => [topic, message, passage?.text ?? ''].join('\n');
