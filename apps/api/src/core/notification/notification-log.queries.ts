import type { NotificationKind } from '@sinau/contracts/core/notification/notification.rules';
import type { Db } from '../../platform/db.ts';

export interface Notice {
  readonly userId: string;
  /** Key of the event: a user is notified of it once, in the product and by mail. */
  readonly eventKey: string;
  readonly title: string;
  /** Plain text; optional. */
  readonly content?: string;
  /** Path on this origin that it links to. */
  readonly path?: string;
}

/**
 * Stores notifications, and returns the users who are notified of the event for the first time and whether they want
 * mails of its kind. For users who do not want notifications of the kind the row is written as a deleted one, so that
 * it still counts as notified.
 */
export function insertNotificationLog(tx: Db, kind: NotificationKind, now: Date, notices: readonly Notice[]) {
  const sent = JSON.stringify(
    notices.map(({ userId, eventKey, title, content, path }) => ({ userId, eventKey, title, content, path })),
  );
  return tx.$queryRaw<{ userId: string; eventKey: string; byMail: boolean }[]>`
    WITH sent AS (
      SELECT t.*, coalesce(p."inProduct", true) AS "inProduct", coalesce(p."byMail", true) AS "byMail"
      FROM jsonb_to_recordset(${sent}::jsonb) AS t("userId" uuid, "eventKey" text, title text, content text, path text)
      LEFT JOIN "NotificationPreference" p ON p."userId" = t."userId" AND p.kind = ${kind}::"NotificationKind"
    ), stored AS (
      INSERT INTO "Notification" ("userId", kind, "eventKey", title, content, path, "createdAt", "deletedAt")
      SELECT "userId", ${kind}::"NotificationKind", "eventKey", title, coalesce(content, ''), path, ${now},
        CASE WHEN NOT "inProduct" THEN ${now}::timestamptz END
      FROM sent ORDER BY "userId"
      ON CONFLICT ("userId", "eventKey") DO NOTHING
      RETURNING "userId", "eventKey"
    )
    SELECT stored."userId", stored."eventKey", sent."byMail" FROM stored JOIN sent USING ("userId", "eventKey")`;
}
