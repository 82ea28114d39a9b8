/**
 * `npm run bench:large`: the cost of teaching in a class of 500 lessons and 50,000 participants, beside one of 10
 * lessons and 100 participants. In one run, so that the ratio means something on any machine. It stores 25 million
 * sessions, which takes some minutes and 6 GB. BENCH_LESSONS=500  BENCH_PARTICIPANTS=50000
 */
import pg from 'pg';
import { callApi, signIn, withDemoServer } from '@sinau/tools/demo-server';

const rounds = 5;
const sizes = [
  { mark: 'kecil', lessons: 10, participants: 100 },
  {
    mark: 'besar',
    lessons: Number(process.env.BENCH_LESSONS ?? 500),
    participants: Number(process.env.BENCH_PARTICIPANTS ?? 50_000),
  },
];
type Size = (typeof sizes)[number];

type Figures = Record<string, number>;

/** The median of each action, in milliseconds; the first round warms up and is not counted. */
async function measure(
  origin: string,
  pool: pg.Pool,
  { mark, partner, learner, participants }: Size & { partner: string; learner: string },
): Promise<Figures> {
  const slug = slugOf(mark);
  const call = (token: string, method: 'GET' | 'PUT', path: string, body?: object) =>
    callApi<{ id: string }>(origin, { token, method, path, ...(body && { body }) });
  const { rows } = await pool.query<{ participantId: string; sessionId: string }>(
    `SELECT s."participantId", s.id AS "sessionId" FROM "LessonSession" s JOIN "Participant" p ON p.id = s."participantId"
     JOIN "User" u ON u.id = p."userId" JOIN "Class" c ON c.id = p."classId"
     JOIN "Lesson" l ON l.id = s."lessonId" JOIN "Section" part ON part.id = l."sectionId"
     WHERE c.slug = $1 AND u.email = 'peserta@contoh.test' ORDER BY part.position, l.position LIMIT ${rounds + 1}`,
    [slug],
  );
  const acts: Record<string, (round: number) => Promise<unknown>> = {
    "builder's outline": () => call(partner, 'GET', `/user/program/${slug}`),
    "participant's outline": () => call(learner, 'GET', `/participant/program/${slug}`),
    'completing a lesson': (round) =>
      call(learner, 'PUT', `/participant/session/${rows[round]!.participantId}/${rows[round]!.sessionId}/complete`),
    publication: () => call(partner, 'PUT', `/user/program/${slug}/submit`),
    'grading queue': () => call(partner, 'GET', '/grading?page=1&perPage=20'),
    'report: summary': () => call(partner, 'GET', `/report-class/get-detail-summary/program/${slug}`),
    'report: where they stop': () => call(partner, 'GET', `/report-class/get-funnel/program/${slug}`),
    'report: participants': () =>
      call(partner, 'GET', `/report-class/get-participant/program/${slug}?page=1&perPage=20`),
    'report: by progress': () =>
      call(
        partner,
        'GET',
        `/report-class/get-participant/program/${slug}?page=${participants / 50}&perPage=20&sort=-progress`,
      ),
  };
  const figures: Figures = {};
  for (const [name, act] of Object.entries(acts)) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      if (name === 'publication') await pool.query(touchSql, [slug, `Materi pertama ${round}`]);
      const begun = performance.now();
      await act(round);
      if (round > 0) times.push(performance.now() - begun);
    }
    figures[name] = Number(times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!.toFixed(1));
  }
  return figures;
}

const slugOf = (mark: string) => `kelas-${mark}`;

/** A change for a publication: the title of the first lesson. */
const touchSql = `
WITH changed AS (UPDATE "Class" SET "hasChanges" = true WHERE slug = $1 RETURNING id)
UPDATE "WorkingLesson" l SET title = $2 FROM changed WHERE l."classId" = changed.id AND l.slug = 'materi-1'`;

/**
 * Stores a published class in sections of ten lessons. Participants are anywhere in it, and every fifth of them is
 * idle.
 */
async function store(pool: pg.Pool, { mark, lessons, participants }: Size) {
  const slug = slugOf(mark);
  await pool.query('BEGIN');
  // The rows equal those that calls would create; checking each of them would take an hour.
  await pool.query("SET LOCAL session_replication_role = 'replica'");
  await storeClass(pool, slug, lessons);
  for (const statement of peopleStatements(slug, lessons, participants)) await pool.query(statement);
  await pool.query('COMMIT');
  await pool.query('VACUUM ANALYZE');
}

/** Inserts copies of rows of another or the same table, so that they have all existing columns. */
async function copyRows(pool: pg.Pool, table: string, { from, changes = '' }: { from: string; changes?: string }) {
  const { rows } = await pool.query<{ names: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns WHERE table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const { names } = rows[0]!;
  await pool.query(
    `INSERT INTO "${table}" (${names}) SELECT ${names} FROM (
       SELECT copy.* FROM (SELECT to_jsonb(one) || jsonb_build_object(${changes}) AS fields FROM ${from}) row, jsonb_populate_record(NULL::"${table}", row.fields) AS copy
     ) copies`,
  );
}

/** A class like one of the demo partner's, with other sections and lessons. */
async function storeClass(pool: pg.Pool, slug: string, lessons: number) {
  const ofClass = `"Class" c WHERE c.slug = '${slug}'`;
  await copyRows(pool, 'Class', {
    from: `(SELECT c.* FROM "Class" c JOIN "MitraMember" m ON m."mitraId" = c."mitraId" JOIN "User" u ON u.id = m."userId" AND u.email = 'mitra@contoh.test'
      WHERE c.kind = 'program' AND c."statusApprove" = 'publish' AND c."archiveAt" IS NULL ORDER BY c."createdAt" LIMIT 1) one`,
    changes: `'id', uuidv7(), 'slug', '${slug}', 'code', '${slug.toUpperCase()}', 'title', 'Kelas ${slug}', 'salePrice', 0, 'hasChanges', false`,
  });
  await copyRows(pool, 'WorkingClass', {
    from: `(SELECT * FROM "WorkingClass" LIMIT 1) one, ${ofClass}`,
    changes: `'classId', c.id`,
  });
  await copyRows(pool, 'WorkingSection', {
    from: `(SELECT * FROM "WorkingSection" LIMIT 1) one, generate_series(0, ${lessons / 10 - 1}) n, ${ofClass}`,
    changes: `'id', uuidv7(), 'classId', c.id, 'title', 'Bagian ' || n, 'position', n`,
  });
  await copyRows(pool, 'WorkingLesson', {
    from: `(SELECT * FROM "WorkingLesson" WHERE type = 'article' AND "isComplete" LIMIT 1) one, generate_series(1, 10) n,
      "WorkingSection" s JOIN "Class" c ON c.id = s."classId" WHERE c.slug = '${slug}'`,
    changes: `'id', uuidv7(), 'classId', c.id, 'sectionId', s.id, 'title', 'Materi ' || s.position * 10 + n, 'slug', 'materi-' || s.position * 10 + n, 'position', n`,
  });
  for (const table of ['Section', 'Lesson'])
    await copyRows(pool, table, {
      from: `"Working${table}" one JOIN "Class" c ON c.id = one."classId" WHERE c.slug = '${slug}'`,
    });
}

const peopleStatements = (slug: string, lessons: number, participants: number) => [
  `INSERT INTO "User" (fullname, email, "emailVerifiedAt", "updatedAt")
   SELECT 'Peserta ' || n, '${slug}-' || n || '@bench.test', now(), now() FROM generate_series(1, ${participants - 1}) n`,
  `WITH person AS (SELECT id FROM "User" WHERE email LIKE '${slug}-%@bench.test' OR email = 'peserta@contoh.test'), sale AS (
     INSERT INTO "Order" (code, "userId", status, total, "expiresAt", "paidAt", "updatedAt")
     SELECT '${slug}-' || id, id, 'SUCCESS', 0, now(), now(), now() FROM person RETURNING id, "userId"
   ), line AS (
     INSERT INTO "OrderLine" ("orderId", "classId", title, "listPrice", paid, "feePercent", fee, "mitraShare")
     SELECT sale.id, c.id, c.title, 0, 0, 20, 0, 0 FROM sale, "Class" c WHERE c.slug = '${slug}' RETURNING id, "orderId", "classId"
   ), participant AS (
     INSERT INTO "Participant" ("userId", "classId", progress, "lastActivityAt")
     SELECT sale."userId", line."classId", 0, now() - (row_number() OVER () % 5) * interval '3 days' FROM sale JOIN line ON line."orderId" = sale.id RETURNING id, "userId"
   )
   INSERT INTO "Grant" ("participantId", "orderLineId")
   SELECT participant.id, line.id FROM participant JOIN sale ON sale."userId" = participant."userId" JOIN line ON line."orderId" = sale.id`,
  // Progress of each participant, one outline after the other as enrolments store them; the demo's own learner at the
  // beginning.
  `WITH lesson AS MATERIALIZED (
     SELECT l.id, row_number() OVER (ORDER BY s.position, l.position) AS place FROM "Lesson" l JOIN "Section" s ON s.id = l."sectionId"
     JOIN "Class" c ON c.id = l."classId" WHERE c.slug = '${slug}'
   )
   INSERT INTO "LessonSession" ("participantId", "lessonId", status, "startedAt", "beganAt", "passedAt")
   SELECT p.id, l.id, (CASE WHEN l.place < p.at THEN 'passed' WHEN l.place = p.at THEN 'started' ELSE 'pending' END)::"SessionStatus",
     CASE WHEN l.place <= p.at THEN now() - interval '20 days' END, CASE WHEN l.place < p.at THEN now() - interval '20 days' END,
     CASE WHEN l.place < p.at THEN now() - interval '20 days' + interval '8 minutes' END
   FROM (
     SELECT p.id, CASE WHEN u.email = 'peserta@contoh.test' THEN 1 ELSE 1 + (row_number() OVER ()) % ${lessons} END AS at
     FROM "Participant" p JOIN "User" u ON u.id = p."userId" JOIN "Class" c ON c.id = p."classId" WHERE c.slug = '${slug}'
   ) p CROSS JOIN LATERAL (SELECT lesson.*, p.id AS "participantId" FROM lesson OFFSET 0) l`,
  `UPDATE "Participant" p SET progress = done.share FROM (
     SELECT s."participantId", floor(100.0 * count(*) FILTER (WHERE s.status = 'passed') / count(*))::int AS share
     FROM "LessonSession" s JOIN "Participant" q ON q.id = s."participantId" JOIN "Class" c ON c.id = q."classId" WHERE c.slug = '${slug}' GROUP BY 1
   ) done WHERE done."participantId" = p.id`,
];

await withDemoServer(async (origin, databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const tokens = { partner: await signIn(origin, 'Mitra'), learner: await signIn(origin, 'Peserta') };
    const figures = [];
    for (const size of sizes) {
      const begun = performance.now();
      await store(pool, size);
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      console.log(
        `${size.lessons} lessons, ${size.participants.toLocaleString('en')} participants: stored in ${seconds} s`,
      );
      figures.push(await measure(origin, pool, { ...size, ...tokens }));
    }
    const [small, large] = figures as [Figures, Figures];
    const rowOf = (act: string) => ({
      'small, ms': small[act],
      'large, ms': large[act],
      ratio: Number((large[act]! / small[act]!).toFixed(1)),
    });
    console.table(Object.fromEntries(Object.keys(small).map((act) => [act, rowOf(act)])));
  } finally {
    await pool.end();
  }
});
