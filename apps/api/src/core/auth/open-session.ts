import { days, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { insertSession } from './auth.queries.ts';

/** A session ends after this long without a call. */
export const sessionLifetime = days(30);

/** Signs a device in. */
export const openSession = (db: Db, userId: string, userAgent: string, now: Date) =>
  insertSession(db, {
    userId,
    userAgent: userAgent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: later(now, sessionLifetime),
  });
