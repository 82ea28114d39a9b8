import { createHash } from 'node:crypto';
import type { QueryOf } from '@sinau/contracts';
import type { calendarEndpoints } from '@sinau/contracts/core/calendar/calendar.endpoints';
import type { CalendarFeed } from '@sinau/contracts/core/calendar/calendar.schemas';
import type { Actor } from '../../platform/actor.ts';
import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { drawToken, hashOfToken, mailedTokenOf } from '../../platform/mail/mailed-token.ts';
import { required } from '../../platform/required.ts';
import { presentEvent } from './calendar.presenter.ts';
import { deleteFeed, findEvents, findFeed, findFeedEvents, findFeedOwner, upsertFeed } from './calendar.queries.ts';
import { icalendarOf } from './icalendar.ts';

export type CalendarService = ReturnType<typeof createCalendarService>;

/** Past that a calendar program shows. */
const feedPast = days(90);

export function createCalendarService({ db, clock, keys, env }: Pick<Deps, 'db' | 'clock' | 'keys' | 'env'>) {
  const present = ({ seed, createdAt }: { seed: string; createdAt: Date }): CalendarFeed => ({
    address: `${env.PUBLIC_URL}/api/calendar/${mailedTokenOf(keys, seed)}.ics`,
    createdAt: createdAt.toISOString(),
  });

  return {
    async mine(actor: Actor, query: QueryOf<typeof calendarEndpoints.mine>) {
      const { rows, total } = await findEvents(db, actor.id, query);
      return listAnswer(query, rows.map(presentEvent), total);
    },

    async feed(actor: Actor) {
      const feed = await findFeed(db, actor.id);
      return feed && present(feed);
    },

    renewFeed: async (actor: Actor) =>
      present(await upsertFeed(db, { userId: actor.id, ...drawToken(keys), createdAt: clock.now() })),

    async endFeed(actor: Actor) {
      await deleteFeed(db, actor.id);
    },

    /**
     * A calendar that has not changed since it was last fetched is answered by 304, so the tag omits the time of
     * writing.
     */
    async file({ file }: { file: string }) {
      const { userId } = required(await findFeedOwner(db, hashOfToken(file.replace(/\.ics$/, ''))));
      const now = clock.now();
      const events = await findFeedEvents(db, userId, later(now, -feedPast));
      const text = Buffer.from(icalendarOf(events, env, now));
      return {
        text,
        tag: createHash('sha256').update(JSON.stringify(events)).digest('base64url').slice(0, 27),
      };
    },
  };
}
