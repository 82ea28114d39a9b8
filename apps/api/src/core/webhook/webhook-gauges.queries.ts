import { Prisma } from '../../platform/db.ts';
import type { DatabaseGauges } from '../../platform/metrics/database-gauges.ts';

/** Limit of what is counted: more need no more exact number, and counting stays quick. */
const most = 10_000;

/**
 * The outbox of webhooks. Deliveries to a webhook that is off or fails wait for its mitra, and those behind another of
 * their subject wait for that one.
 */
export const webhookGauges: DatabaseGauges = {
  gauges: {
    sinau_webhook_deliveries_due: 'Deliveries that are due to webhooks which do not fail; 10,000 may be more',
    sinau_webhook_deliveries_oldest_due_seconds: 'Time since the oldest of them was due',
    sinau_webhooks_failing: 'Webhooks whose last attempt failed, without those that are off',
    sinau_webhooks_off: 'Webhooks that were switched off after a week of failures',
  },
  labels: [],
  statement: (now) => Prisma.sql`
    SELECT due.*, webhooks.*
    FROM (
      SELECT count(*)::int AS sinau_webhook_deliveries_due,
        coalesce(extract(epoch FROM ${now}::timestamptz - min("nextTryAt")), 0)::float8 AS sinau_webhook_deliveries_oldest_due_seconds
      FROM (
        SELECT d."nextTryAt" FROM "WebhookDelivery" d JOIN "Webhook" w ON w.id = d."webhookId"
        WHERE d.state = 'waiting' AND d."nextTryAt" <= ${now} AND w."stoppedAt" IS NULL AND w."failingSince" IS NULL
          AND NOT EXISTS (
            SELECT FROM "WebhookDelivery" e
            WHERE e."webhookId" = d."webhookId" AND e.subject = d.subject AND e.state = 'waiting' AND e.sequence < d.sequence)
        ORDER BY d."nextTryAt" LIMIT ${most}
      ) waiting
    ) due, (
      SELECT count(*) FILTER (WHERE "failingSince" IS NOT NULL AND "stoppedAt" IS NULL)::int AS sinau_webhooks_failing,
        count(*) FILTER (WHERE "stopReason" = 'failures')::int AS sinau_webhooks_off
      FROM "Webhook"
    ) webhooks`,
};
