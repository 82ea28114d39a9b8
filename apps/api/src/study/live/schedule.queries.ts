import { Prisma } from '../../platform/db.ts';

/** A time in JSON, as the API writes it. */
export const isoSql = (moment: Prisma.Sql) =>
  Prisma.sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The speakers of the live session `v`, in their order. */
const speakersSql = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'title', e.title, 'photo', e.photo) ORDER BY array_position(v."speakerIds", e.id)), '[]')
  FROM "Educator" e WHERE e.id = ANY(v."speakerIds") AND e."classId" = v."classId")`;

/** Public fields of the live session `v`, for a JSON object: never where it meets. */
export const publicSessionFields = Prisma.sql`
  'startsAt', ${isoSql(Prisma.sql`v."startsAt"`)}, 'endsAt', ${isoSql(Prisma.sql`v."endsAt"`)}, 'cancelledAt', ${isoSql(Prisma.sql`v."cancelledAt"`)}, 'speakers', ${speakersSql}`;

const lessonsOf = {
  live: Prisma.sql`"Lesson" l ON l.id = v.id AND l."retiredAt" IS NULL`,
  working: Prisma.sql`"WorkingLesson" l ON l.id = v.id`,
};

/** The live sessions of a class whose times are known, by start time, as one JSON value. */
export const scheduledSessionsSql = (classId: Prisma.Sql, version: keyof typeof lessonsOf) => Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', v.id, 'title', l.title, ${publicSessionFields}) ORDER BY v."startsAt", v.id), '[]')
  FROM "LiveSession" v JOIN ${lessonsOf[version]}
  WHERE v."classId" = ${classId} AND v."startsAt" IS NOT NULL AND v."endsAt" IS NOT NULL)`;

/** All fields of the live session `v` for its makers, for a JSON object; `isLive` tells whether others see it. */
export const makersSessionFields = Prisma.sql`
  'startsAt', ${isoSql(Prisma.sql`v."startsAt"`)}, 'endsAt', ${isoSql(Prisma.sql`v."endsAt"`)}, 'meetingUrl', v."meetingUrl", 'presenceCode', v."presenceCode",
  'speakerIds', (
    SELECT coalesce(json_agg(e.id ORDER BY array_position(v."speakerIds", e.id)), '[]')
    FROM "Educator" e WHERE e.id = ANY(v."speakerIds") AND e."classId" = v."classId"),
  'recordingId', v."recordingId", 'recordingUrl', v."recordingUrl",
  'cancelledAt', ${isoSql(Prisma.sql`v."cancelledAt"`)}, 'cancelReason', v."cancelReason", 'sequence', v.sequence,
  'isLive', EXISTS (SELECT FROM "Lesson" shown WHERE shown.id = v.id AND shown."retiredAt" IS NULL)`;
