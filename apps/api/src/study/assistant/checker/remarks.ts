import type { RemarkTopic } from '@sinau/contracts/study/assistant/assistant.rules';
import type { Remark } from '@sinau/contracts/study/assistant/assistant.schemas';
import type { NewsDocument, Span } from './document.ts';

/** How long the text is to be. */
export interface Wanted {
  readonly minimum: number | null;
  readonly maximum: number | null;
}
export type Rule = (news: NewsDocument, wanted: Wanted) => Remark[];

/** The same fault is shown so often; whoever mends these sees the next ones. */
const mostOfOneKind = 3;

export const remark = (topic: RemarkTopic, message: string, passage: Span | null = null): Remark => ({
  topic,
  message,
  passage: passage && { start: passage.start, text: passage.text },
});

/** A remark on each of the first places. */
export const onEach = (topic: RemarkTopic, places: readonly Span[], message: (place: Span) => string) =>
  places.slice(0, mostOfOneKind).map((place) => remark(topic, message(place), place));
