import { Prisma } from '../../platform/db.ts';
import type { DatabaseGauges } from '../../platform/metrics/database-gauges.ts';

/**
 * Recordings in the hands of the encoder. One that is made again counts from its upload, and those that fill up the
 * background have no age: they let all others go first.
 */
export const recordingGauges: DatabaseGauges = {
  gauges: {
    sinau_recordings: 'Recordings that are converted (preparing), wait, are encoded or have failed, by state',
    sinau_recordings_oldest_seconds: 'Age of the oldest of them',
  },
  labels: ['state'],
  statement: (now) => Prisma.sql`
    SELECT known.state, count(recording.state)::int AS sinau_recordings,
      coalesce(extract(epoch FROM ${now}::timestamptz - min(recording."createdAt") FILTER (WHERE NOT recording."isBackground")), 0)::float8
        AS sinau_recordings_oldest_seconds
    FROM unnest(ARRAY['preparing', 'waiting', 'encoding', 'failed']) AS known(state)
    LEFT JOIN (
      SELECT CASE WHEN "preparationFailedAt" IS NULL THEN 'preparing' ELSE 'failed' END AS state, "createdAt", false AS "isBackground"
      FROM "Media" WHERE state = 'preparing'
      UNION ALL SELECT state::text, "createdAt", "isBackground" FROM "StreamTask" WHERE state IN ('waiting', 'encoding')
      UNION ALL SELECT state::text, "createdAt", "isBackground" FROM "StreamTask" WHERE state = 'failed'
    ) recording ON recording.state = known.state
    GROUP BY known.state`,
};
