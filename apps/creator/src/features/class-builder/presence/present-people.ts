import type { Present } from '@sinau/contracts/study/presence/presence.schemas';

/**
 * Creates a store of the other users in the builder. Components subscribe only to what they show, since the outline has
 * hundreds of rows.
 */
export function createPresentPeople() {
  let others: readonly Present[] = [];
  let byLesson = new Map<string, readonly Present[]>();
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    others: () => others,
    at: (lessonId: string) => byLesson.get(lessonId) ?? nobody,
    set(next: readonly Present[]) {
      if (isSameList(others, next)) return;
      others = next;
      const former = byLesson;
      byLesson = new Map();
      for (const { lessonId } of next) {
        if (!lessonId || byLesson.has(lessonId)) continue;
        const known = former.get(lessonId);
        const people = next.filter((one) => one.lessonId === lessonId);
        byLesson.set(lessonId, known && isSameList(known, people) ? known : people);
      }
      for (const listener of listeners) listener();
    },
  };
}
export type PresentPeople = ReturnType<typeof createPresentPeople>;

const nobody: readonly Present[] = [];
const isSameList = (some: readonly Present[], others: readonly Present[]) =>
  JSON.stringify(some) === JSON.stringify(others);

/** Returns 'Rani' of 'Rani Instruktur': colleagues call each other by their first names. */
const firstName = (fullname: string) => fullname.trim().split(/\s+/)[0] ?? fullname;
export const nameOf = ({ isMe, fullname }: Present) => (isMe ? 'Kamu (tab lain)' : fullname);
const shortNameOf = ({ isMe, fullname }: Present) => (isMe ? 'kamu di tab lain' : firstName(fullname));

/** Returns 'Rani', 'Rani dan Bagas', 'Rani, Bagas, dan 2 orang lain'. */
export function namesOf(people: readonly Present[]) {
  const names = [...new Set(people.map(shortNameOf))];
  const [first, second] = names;
  const words = names.length <= 2 ? names.join(' dan ') : `${first}, ${second}, dan ${names.length - 2} orang lain`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns each person once, in however many tabs and locations they are. */
export const eachPerson = (people: readonly Present[]): Present[] =>
  people.filter(({ userId }, index) => people.findIndex((one) => one.userId === userId) === index);
