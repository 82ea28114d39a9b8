import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { minutes } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { EventSink } from '../../platform/event-sink.ts';
import { findOpenSessionIds, findUnreadCounts } from './streams.queries.ts';

interface Stream extends EventSink {
  readonly userId: string;
  readonly sessionId: string;
  readonly openedAt: number;
}

/** Windows of one user; a further one retries later. */
export const mostStreamsOfUser = 6;
const beatMilliseconds = 20_000;
/** Duration after which the client reconnects, and is authenticated again. */
const longestMilliseconds = minutes(30);
/** Changes within this time are reported together, with one statement for all users affected. */
const gatherMilliseconds = 50;
const countedAtOnce = 1_000;

/**
 * Open event streams of this process. They hold no connection of the database: changes come through the one that
 * listens for signals, and the new counts of all users affected are read together, one statement at a time.
 */
export function createStreams({ sql, signals, ending, log }: Pick<Deps, 'sql' | 'signals' | 'ending' | 'log'>) {
  const byUser = new Map<string, Set<Stream>>();
  const all = function* () {
    for (const streams of byUser.values()) yield* streams;
  };
  const changed = new Set<string>();
  /** Streams whose session may have ended before it was listened for. */
  const unchecked = new Set<Stream>();
  let isTelling = false;
  let beat: NodeJS.Timeout | undefined;

  const endClosed = async (streams: readonly Stream[]) => {
    if (streams.length === 0) return;
    const open = await findOpenSessionIds(sql, [...new Set(streams.map(({ sessionId }) => sessionId))]);
    const isOpen = new Set(open.map(({ id }) => id));
    for (const stream of streams) if (!isOpen.has(stream.sessionId)) stream.end();
  };
  const tell = async () => {
    while (changed.size > 0) {
      const fresh = [...unchecked];
      unchecked.clear();
      await endClosed(fresh);
      const userIds = [...changed].slice(0, countedAtOnce);
      for (const userId of userIds) changed.delete(userId);
      for (const { userId, unread } of await findUnreadCounts(sql, userIds))
        for (const stream of byUser.get(userId) ?? []) stream.send({ unread });
    }
  };
  const note = (userId: string) => {
    if (!byUser.has(userId)) return;
    changed.add(userId);
    if (isTelling) return;
    isTelling = true;
    setTimeout(() => {
      void tell()
        .catch((error: unknown) => {
          log.warn({ err: error }, 'unread notifications could not be counted');
          // Clients reconnect, and get the count then.
          for (const stream of all()) stream.end();
        })
        .finally(() => {
          isTelling = false;
        });
    }, gatherMilliseconds).unref();
  };

  /** Runs after a gap in the signals: streams of ended sessions are closed, and all others get their count. */
  const catchUp = async () => {
    await endClosed([...all()]);
    for (const userId of byUser.keys()) note(userId);
  };
  const endAll = () => {
    for (const stream of all()) stream.end();
  };

  signals.on('notification_changed', {
    heard: (userIds) => userIds.split(',').forEach(note),
    missed: () => void catchUp().catch(endAll),
  });
  signals.on('session_ended', {
    heard: (sessionId) => {
      for (const stream of all()) if (stream.sessionId === sessionId) stream.end();
    },
    missed: () => undefined,
  });
  ending.addEventListener('abort', endAll);

  const keepAlive = () => {
    const now = performance.now();
    for (const stream of all())
      if (now - stream.openedAt > longestMilliseconds) stream.end();
      else stream.beat();
  };

  return {
    async open({ id: userId, sessionId }: Actor) {
      if (ending.aborted) throw new AppError('unavailable');
      if ((byUser.get(userId)?.size ?? 0) >= mostStreamsOfUser) throw new AppError('too_many_requests');
      await signals.ready();
      return (sink: EventSink) => {
        const stream = { ...sink, userId, sessionId, openedAt: performance.now() };
        const own = byUser.get(userId) ?? new Set();
        byUser.set(userId, own.add(stream));
        unchecked.add(stream);
        beat ??= setInterval(keepAlive, beatMilliseconds).unref();
        note(userId);
        return () => {
          own.delete(stream);
          unchecked.delete(stream);
          if (own.size === 0) byUser.delete(userId);
          if (byUser.size > 0) return;
          clearInterval(beat);
          beat = undefined;
        };
      };
    },
  };
}
export type Streams = ReturnType<typeof createStreams>;
