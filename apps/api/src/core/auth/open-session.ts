import { days, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { insertSession } from './auth.queries.ts';

/** Time without a call after which a session ends. */
export const sessionLifetime = days(30);

/** Device that signs in: what it calls itself, and its network address. */
export interface Device {
  readonly userAgent: string;
  readonly address: string;
}

/** Signs a device in. */
export const openSession = (db: Db, userId: string, { userAgent, address }: Device, now: Date) =>
  insertSession(db, {
    userId,
    userAgent: userAgent.slice(0, 300),
    address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: later(now, sessionLifetime),
  });
