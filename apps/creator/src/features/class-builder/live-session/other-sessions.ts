import type { BuiltClass } from '../built-class.ts';
import type { Schedule } from './schedule.ts';

/** Sessions of a class except that of one lesson. Cancelled sessions take nobody's time. */
export function otherSessionsOf(built: BuiltClass, lessonId: string): (Schedule & { title: string })[] {
  const sessions =
    built.type === 'webinar'
      ? built.sessions.map((session) => ({ ...session, id: session.lesson?.id }))
      : built.sessions;
  return sessions.filter(({ id, cancelledAt }) => id !== lessonId && !cancelledAt);
}
