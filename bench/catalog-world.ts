/**
 * A catalog of any size for measuring what a page of it costs: straight into the live version, without triggers, lessons or
 * search documents, which take most of the time of `SEED_SCALE`. A hundred thousand classes take seconds.
 */
export const catalogWorldSql = (classes: number) => `
SET session_replication_role = replica;
WITH person AS (
  INSERT INTO "User" (fullname, email, "emailVerifiedAt", "updatedAt") VALUES ('Pengelola', 'pengelola@bench.test', now(), now()) RETURNING id
), house AS (
  INSERT INTO "Mitra" (name, slug, about, status, "updatedAt")
  SELECT 'Rumah ' || n, 'rumah-' || n, '', 'Verified', now() FROM generate_series(1, ${Math.ceil(classes / 250)}) n RETURNING id
), houses AS (SELECT array_agg(id) AS ids FROM house), topics AS (SELECT array_agg(id ORDER BY position) AS ids FROM "Category")
INSERT INTO "Class" (code, kind, format, title, slug, "salePrice", "normalPrice", level, language, "categoryId", "mitraId", "createdById", "statusApprove", "publishedAt",
  "participantCount", "ratingCount", "ratingAverage", "lessonCount", "durationSeconds", "startsAt", "endsAt", "updatedAt")
SELECT 'UKUR-' || n, kind, format, 'Kelas ' || md5(n::text), CASE kind WHEN 'webinar' THEN 'webinar-' ELSE 'kelas-' END || n,
  price, CASE WHEN price > 0 AND dice[1] < 0.2 THEN price * 2 END,
  (CASE WHEN dice[2] < 0.4 THEN 'beginner' WHEN dice[2] < 0.65 THEN 'intermediate' WHEN dice[2] < 0.75 THEN 'advanced' ELSE 'all' END)::"ClassLevel",
  (CASE WHEN dice[3] < 0.9 THEN 'id' WHEN dice[3] < 0.98 THEN 'en' ELSE 'jv' END)::"ClassLanguage",
  topics.ids[1 + floor(dice[4] * cardinality(topics.ids))::int], houses.ids[1 + n % cardinality(houses.ids)], person.id, 'publish', now() - interval '1000 days' * dice[5] - interval '1 second' * n,
  floor(2 / power(dice[6] + 0.00005, 0.95))::int, ratings, CASE WHEN ratings > 0 THEN round((5 - 1.8 * power(dice[7], 2))::numeric, 3) END,
  6, 60 * floor(10 + 900 * power(dice[8], 3))::int, starts, starts + interval '2 hours', now()
FROM person, houses, topics, (
  SELECT n, dice, kind, CASE WHEN kind = 'webinar' OR dice[9] < 0.8 THEN 'self_paced' WHEN dice[9] < 0.93 THEN 'intensive' ELSE 'bootcamp' END::"ClassFormat" AS format,
    CASE WHEN dice[10] < 0.12 THEN 0 ELSE 39000 + 10000 * floor(power(dice[10], 3) * 150) END::int AS price, CASE WHEN dice[11] < 0.85 THEN floor(dice[12] * 200) ELSE 0 END::int AS ratings,
    CASE WHEN kind = 'webinar' THEN now() + interval '120 days' * dice[13] END AS starts
  FROM (
    SELECT n, dice, CASE WHEN dice[14] < 0.1 THEN 'webinar' ELSE 'program' END::"ClassKind" AS kind
    FROM (SELECT n, ARRAY(SELECT (hashint8extended(n, purpose) & 1048575) / 1048576.0 FROM generate_series(1, 14) purpose) AS dice FROM generate_series(1, ${classes}::bigint) n) numbered
  ) sent
) made;
INSERT INTO "SeatStock" ("classId", quota) SELECT id, 100 FROM "Class" WHERE kind = 'webinar';
INSERT INTO "Ticket" ("classId", kind, title, price, quota, sold, position, "updatedAt")
SELECT id, 'regular', 'Reguler', "salePrice", 100, CASE WHEN hashtext(slug) % 5 = 0 THEN 100 ELSE 10 END, 0, now() FROM "Class" WHERE kind = 'webinar';
SET session_replication_role = DEFAULT;
VACUUM ANALYZE`;
