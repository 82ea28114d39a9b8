import type { RemarkTopic } from '@sinau/contracts/study/assistant/assistant.rules';
import type { Remark } from '@sinau/contracts/study/assistant/assistant.schemas';
import type { NewsDocument, Span } from './document.ts';

/** The required length of the text. */
export interface Wanted {
  readonly minimum: number | null;
  readonly maximum: number | null;
}
export type Rule = (news: NewsDocument, wanted: Wanted) => Remark[];

/** Remarks of one kind at most; the next ones appear once these are fixed. */
const mostOfOneKind = 3;

export const remark = (topic: RemarkTopic, message: string, passage: Span | null = null): Remark => ({
  topic,
  message,
  passage: passage && { start: passage.start, text: passage.text },
});

/** Makes a remark on each of the first positions. */
export const onEach = (topic: RemarkTopic, places: readonly Span[], message: (place: Span) => string) =>
  places.slice(0, mostOfOneKind).map((place) => remark(topic, message(place), place));
