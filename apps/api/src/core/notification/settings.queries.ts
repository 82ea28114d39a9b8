import type { NotificationSetting } from '@sinau/contracts/core/notification/notification.schemas';
import type { Db } from '../../platform/db.ts';

/** Preferences that differ from the default, which is everything. */
export const findPreferences = (db: Db, userId: string) =>
  db.notificationPreference.findMany({ where: { userId }, select: { kind: true, inProduct: true, byMail: true } });

/** No preferences are stored for a deleted user. */
export const upsertPreferences = (db: Db, userId: string, settings: readonly NotificationSetting[]) =>
  db.$executeRaw`
    INSERT INTO "NotificationPreference" ("userId", kind, "inProduct", "byMail")
    SELECT u.id, s.kind, s."inProduct", s."byMail"
    FROM "User" u, jsonb_to_recordset(${JSON.stringify(settings)}::jsonb) AS s(kind "NotificationKind", "inProduct" boolean, "byMail" boolean)
    WHERE u.id = ${userId}::uuid
    ON CONFLICT ("userId", kind) DO UPDATE SET "inProduct" = excluded."inProduct", "byMail" = excluded."byMail"`;

export const updateUnsubscribed = (db: Db, userId: string, kind: NotificationSetting['kind']) =>
  db.$executeRaw`
    INSERT INTO "NotificationPreference" ("userId", kind, "inProduct", "byMail")
    SELECT u.id, ${kind}::"NotificationKind", true, false FROM "User" u WHERE u.id = ${userId}::uuid
    ON CONFLICT ("userId", kind) DO UPDATE SET "byMail" = false`;
