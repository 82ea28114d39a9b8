import { days, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { insertSession } from './auth.queries.ts';

/** Time without a call after which a session ends. */
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
