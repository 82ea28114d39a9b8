import type { WovenClass } from '@sinau/contracts/core/cloth/cloth.schemas';

/** Describes a cloth in words: how many classes, and of which topics. */
export function wordsOf(threads: readonly WovenClass[]): string {
  if (threads.length === 0) return 'Alat tenun yang menunggu benang pertama';
  const counts = new Map<string, number>();
  for (const { topic } of threads) if (topic) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const topics = [...counts].sort(([, one], [, other]) => other - one).map(([topic, count]) => `${count} ${topic}`);
  const named = topics.slice(0, most);
  const others = topics.length - named.length;
  const list = [...named, ...(others > 0 ? [`${others} topik lain`] : [])].join(', ');
  return `Kain dari ${threads.length} kelas${list && `: ${list}`}`;
}
const most = 4;
