import { Prisma } from '../../platform/db.ts';
import type { DatabaseGauges } from '../../platform/metrics/database-gauges.ts';

/**
 * Notifications of the gateway that are not applied yet. One that it does not confirm when it is asked is given up after
 * 15 minutes.
 */
export const eventGauges: DatabaseGauges = {
  gauges: {
    sinau_payments_unprocessed: 'Notifications of payments that have not been applied',
    sinau_payments_oldest_unprocessed_seconds: 'Time since the oldest of them was received',
  },
  labels: [],
  statement: (now) => Prisma.sql`
    SELECT count(*)::int AS sinau_payments_unprocessed,
      coalesce(extract(epoch FROM ${now}::timestamptz - min("receivedAt")), 0)::float8 AS sinau_payments_oldest_unprocessed_seconds
    FROM "PaymentEvent" WHERE "processedAt" IS NULL AND NOT "isRejected"`,
};
