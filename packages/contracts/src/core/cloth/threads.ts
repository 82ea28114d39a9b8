import { shades, type Thread } from './thread-art.ts';
import { clothTopics, topicArt } from './topic-art.ts';

/** All threads. */
export const threads: readonly Thread[] = clothTopics.flatMap((topic) =>
  shades.map((shade) => `${topic}-${shade}` as const),
);

/** Number of threads that the border of a certificate has room for. */
export const mostWoven = 80;

const artOfClass = (classId: string, topicSlug: string | null) =>
  (topicSlug === null ? null : topicArt(topicSlug)) ?? pick(clothTopics, topicSlug ?? classId);

/** Returns the thread of a class, always the same while its topic does not change. */
export const threadOf = (classId: string, topicSlug: string | null): Thread =>
  `${artOfClass(classId, topicSlug)}-${pick(shades, classId)}`;

/** Returns the cloth of a lesson: the motif of its class, on one of three grounds that the lesson picks. */
export const lessonThreadOf = (lessonId: string, classId: string, topicSlug: string | null): Thread =>
  `${artOfClass(classId, topicSlug)}-${pick(shades, lessonId)}`;

/** Spreads texts evenly; FNV-1a of 32 bits. */
function pick<T>(from: readonly T[], text: string): T {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return from[hash % from.length]!;
}
