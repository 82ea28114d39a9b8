import { learning } from '@sinau/api-client';
import { minutes } from '../platform/clock.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { enrolled } from './classes.ts';
import { publishedWebinar } from './marketplace.ts';
import { scene, type Person } from './scene.ts';

const minutesInDay = 24 * 60;

interface Seat {
  /** Start of each session in minutes from now; each lasts two hours. */
  inMinutes?: readonly number[];
  code?: string | null;
}

/** A learner with a seat in a webinar, whose first session is about to begin. */
export async function seated(app: AppUnderTest, { inMinutes = [10], code = 'SAPA24' }: Seat = {}) {
  const people = await scene(app);
  const one = await publishedWebinar(app, people.partner, { inDays: inMinutes.map((wait) => wait / minutesInDay) });
  const held = await app.db.liveSession.findMany({ where: { classId: one.id }, orderBy: { startsAt: 'asc' } });
  await app.db.liveSession.updateMany({ where: { classId: one.id }, data: { presenceCode: code } });
  const { id: participantId, sessions } = await enrolled(app, people.learner, one);
  const keyOf = (index: number) => ({
    params: { participantId, sessionId: sessions.find(({ lessonId }) => lessonId === held[index]!.id)!.id },
  });
  return { ...people, one, lessonIds: held.map(({ id }) => id), participantId, keyOf };
}

/** A participant's view of a live session. */
export async function seatOf(person: Person, lessonId: string) {
  const found = await person.call(learning.lesson, { params: { id: lessonId } });
  if (found.type !== 'webinar') throw new Error(`A lesson of type ${found.type}`);
  return found;
}

/** Lets time pass for everybody. */
export const wait = (app: AppUnderTest, count: number) => app.clock.advance(minutes(count));
