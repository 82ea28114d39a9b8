import { Prisma, type Pool } from '../platform/db.ts';
import { scaleEndings, scaleFrames, scaleTopics } from './scale-titles.ts';

/** Classes of one statement: it is its own transaction, so an interrupted load continues where it stopped. */
const batch = 10_000;
const classesOfMitra = 250;

/**
 * Brings a marketplace to a size worth measuring: as many classes as wanted, with mitra, sections and lessons of their
 * own, besides existing data. The same number always gives the same classes; they have no participants, reviews or
 * orders.
 */
export async function seedScale(db: Pool, wanted: number, now: Date) {
  await insertMitra(db, Math.ceil(wanted / classesOfMitra), now);
  const [last] = await db.$queryRaw<
    { number: number }[]
  >`SELECT coalesce(max(substr(code, 7)::int), 0) AS number FROM "Class" WHERE code LIKE 'SKALA-%'`;
  for (let first = last!.number + 1; first <= wanted; first += batch)
    await insertClasses(db, first, Math.min(first + batch - 1, wanted), now);
  // Without participants nobody searches in their lessons; indexing them would run beside what is measured.
  await db.$executeRaw`
    DELETE FROM "UnindexedLesson" u USING "Lesson" l, "Class" c
    WHERE l.id = u."lessonId" AND c.id = l."classId" AND c.code LIKE 'SKALA-%'`;
  await db.$executeRaw`VACUUM (ANALYZE) "User", "Mitra", "Class", "Section", "Lesson", "WorkingClass", "WorkingSection", "WorkingLesson"`;
}

/** A number from 0 to 1 that depends only on the class and on the purpose. */
const dice = (purpose: number) => Prisma.raw(`((hashint8extended(n, ${purpose}) & 1048575) / 1048576.0)`);
const pick = (list: string, purpose: number) =>
  Prisma.sql`${Prisma.raw(list)}[1 + floor(${dice(purpose)} * cardinality(${Prisma.raw(list)}))::int]`;

const insertMitra = (db: Pool, wanted: number, now: Date) => db.$executeRaw`
  WITH people AS (
    INSERT INTO "User" (fullname, email, "emailVerifiedAt", "createdAt", "updatedAt")
    SELECT 'Pengelola ' || n, 'pengelola-' || n || '@skala.test', ${now}, ${now}, ${now} FROM generate_series(1, ${wanted}::int) n
    ON CONFLICT DO NOTHING RETURNING id, substring(email FROM '[0-9]+') AS n
  ), houses AS (
    INSERT INTO "Mitra" (name, slug, about, status, "createdAt", "updatedAt")
    SELECT 'Rumah Belajar ' || n, 'rumah-belajar-' || n, 'Kelas yang dibuat untuk mengukur.', 'Verified', ${now}, ${now} FROM people
    RETURNING id, substring(slug FROM '[0-9]+') AS n
  )
  INSERT INTO "MitraMember" ("mitraId", "userId", role, "createdAt") SELECT h.id, p.id, 'owner', ${now} FROM houses h JOIN people p USING (n)`;

const topicRows = JSON.stringify(
  Object.entries(scaleTopics).flatMap(([slug, { weight, ...topic }]) =>
    Array.from({ length: weight }, () => ({ slug, ...topic })),
  ),
);

const insertClasses = (db: Pool, first: number, last: number, now: Date) => db.$executeRaw`
  WITH topic AS (
    SELECT row_number() OVER () AS place, k.id, t.cover, t.covers, t.subjects
    FROM jsonb_to_recordset(${topicRows}::jsonb) AS t (slug text, cover text, covers int, subjects text[]) JOIN "Category" k USING (slug)
  ), plan AS (
    SELECT n, t.id AS "categoryId", t.cover || '-' || 1 + floor(${dice(1)} * t.covers)::int AS cover,
      replace(${pick('frames', 2)}, '%', ${pick('t.subjects', 3)}) || ${pick('endings', 4)} AS title,
      (CASE WHEN ${dice(5)} < 0.8 THEN 'self_paced' WHEN ${dice(5)} < 0.93 THEN 'intensive' ELSE 'bootcamp' END)::"ClassFormat" AS format,
      (CASE WHEN ${dice(6)} < 0.96 THEN 'publish' ELSE 'draft' END)::"ApprovalState" AS state,
      ${now}::timestamptz - interval '1100 days' * power(${dice(7)}, 1.6) - interval '1 hour' AS at,
      -- A few are known to thousands, most to a handful
      least(25000, floor(2 / power(${dice(8)} + 0.00005, 0.95)))::int AS participants
    FROM generate_series(${first}::bigint, ${last}::bigint) n
    CROSS JOIN (SELECT ${[...scaleFrames]}::text[] AS frames, ${[...scaleEndings]}::text[] AS endings, (SELECT count(*) FROM topic) AS places) words
    JOIN topic t ON t.place = 1 + floor(${dice(9)} * places)
  ), priced AS (
    SELECT *, CASE
      WHEN format = 'bootcamp' THEN 1500000 + floor(${dice(10)} * 60) * 100000
      WHEN format = 'intensive' THEN 350000 + floor(${dice(10)} * 36) * 50000
      WHEN ${dice(10)} < 0.12 THEN 0
      ELSE 39000 + floor(power(${dice(11)}, 2) * 46) * 10000
    END::int AS price, CASE WHEN ${dice(12)} < 0.85 THEN floor(participants * (0.05 + 0.2 * ${dice(13)}))::int ELSE 0 END AS ratings,
      (CASE WHEN ${dice(24)} < 0.4 THEN 'beginner' WHEN ${dice(24)} < 0.65 THEN 'intermediate' WHEN ${dice(24)} < 0.75 THEN 'advanced' ELSE 'all' END)::"ClassLevel" AS level,
      (CASE WHEN ${dice(25)} < 0.9 THEN 'id' WHEN ${dice(25)} < 0.97 THEN 'en' ELSE 'jv' END)::"ClassLanguage" AS language,
      1 + floor(${dice(21)} * 3)::int AS sections, 2 + floor(${dice(22)} * 3)::int AS lessons, 120 + 60 * floor(${dice(23)} * 20)::int AS seconds
    FROM plan
  ), class AS (
    INSERT INTO "Class" (code, format, level, language, title, slug, description, requirements, about, thumbnail, "salePrice", "normalPrice", "promotionEndsAt", "categoryId", "mitraId", "createdById",
      "statusApprove", "submittedAt", "publishedAt", "archiveAt", "participantCount", "ratingCount", "ratingAverage", "lessonCount", "durationSeconds", "createdAt", "updatedAt")
    SELECT 'SKALA-' || n, format, level, language, title, trim(BOTH '-' FROM regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g')) || '-' || n,
      title || ', dipelajari langkah demi langkah lewat contoh dan latihan yang dekat dengan pekerjaan sehari-hari.', 'Laptop atau ponsel dengan koneksi internet',
      '<p>Kelas ini mengajak kamu belajar sambil mengerjakan.</p>', '/covers/' || cover || '.svg', price,
      CASE WHEN isPromoted THEN round(price * (1.2 + ${dice(14)}), -3)::int END,
      CASE WHEN isPromoted AND ${dice(15)} < 0.8 THEN ${now}::timestamptz + interval '40 days' * (${dice(16)} - 0.2) END,
      "categoryId", m.id, o."userId", state, at - interval '2 days', CASE state WHEN 'publish' THEN at END, CASE WHEN ${dice(18)} < 0.02 THEN at + interval '1 hour' END,
      CASE state WHEN 'publish' THEN participants ELSE 0 END, CASE state WHEN 'publish' THEN ratings ELSE 0 END,
      CASE WHEN state = 'publish' AND ratings > 0 THEN round((5 - 1.8 * power(${dice(19)}, 2))::numeric, 3) END,
      -- What the trigger on lessons comes to as well, so that it has nothing to write
      CASE state WHEN 'publish' THEN sections * lessons ELSE 0 END, CASE state WHEN 'publish' THEN sections * lessons * seconds ELSE 0 END, at - interval '20 days', at
    FROM priced
    CROSS JOIN LATERAL (SELECT price > 0 AND ${dice(20)} < 0.2 AS isPromoted) promotion
    JOIN "Mitra" m ON m.slug = 'rumah-belajar-' || 1 + (n - 1) / ${classesOfMitra}
    JOIN "MitraMember" o ON o."mitraId" = m.id AND o.role = 'owner'
    RETURNING id, code, level, language, title, description, requirements, about, thumbnail, "categoryId", "publishedAt", "createdAt" AS at
  ), texts AS (
    INSERT INTO "WorkingClass" ("classId", level, language, title, description, requirements, about, thumbnail, "categoryId")
    SELECT id, level, language, title, description, requirements, about, thumbnail, "categoryId" FROM class
  ), made AS (
    SELECT class.*, sections, lessons, seconds FROM class JOIN priced ON code = 'SKALA-' || n
  ), section AS (
    INSERT INTO "WorkingSection" ("classId", title, position)
    SELECT id, 'Bagian ' || part, part - 1 FROM made, generate_series(1, sections) part
    RETURNING id, "classId", title, position, position + 1 AS part
  ), lesson AS (
    INSERT INTO "WorkingLesson" ("classId", "sectionId", type, title, slug, content, setting, position, "isComplete", "durationSeconds", "createdAt", "updatedAt")
    SELECT m.id, s.id, 'article', 'Materi ' || part || '.' || place, 'materi-' || part || '-' || place,
      jsonb_build_object('html', '<p>' || m.title || ': bahan bacaan singkat dengan satu latihan.</p>'), '{"progressBar": true, "completionType": "hit-button"}'::jsonb,
      place - 1, true, seconds, at, at
    FROM section s JOIN made m ON m.id = s."classId", generate_series(1, lessons) place
    RETURNING *
  ), "liveSection" AS (
    INSERT INTO "Section" (id, "classId", title, position)
    SELECT s.id, s."classId", s.title, s.position FROM section s JOIN made m ON m.id = s."classId" WHERE m."publishedAt" IS NOT NULL
  )
  INSERT INTO "Lesson" (id, "classId", "sectionId", type, title, slug, content, setting, position, "isComplete", "durationSeconds", "createdAt", "updatedAt")
  SELECT l.id, l."classId", l."sectionId", l.type, l.title, l.slug, l.content, l.setting, l.position, l."isComplete", l."durationSeconds", l."createdAt", l."updatedAt"
  FROM lesson l JOIN made m ON m.id = l."classId" WHERE m."publishedAt" IS NOT NULL`;
