import { cart, learning } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';
import { settingsBeside, startServerProcess } from '../../testing/server-process.ts';

let app: AppUnderTest;
beforeAll(async () => {
  // Creating 30,000 participants in one statement takes long.
  app = await startApp({ settings: { DATABASE_STATEMENT_SECONDS: '240', DATABASE_SILENCE_SECONDS: '241' } });
});
afterAll(() => app.stop());

const participants = 30_000;
const studying = 30;

/**
 * Creates a class of 20 lessons, 9 of them in its second section, with this number of participants who have passed the
 * first lesson.
 */
async function popularClass() {
  const { partner, learner } = await scene(app);
  const titles = (count: number) => Array.from({ length: count }, (_, index) => `Materi ${index + 1}`);
  const row = await publishedProgram(app, partner, { outline: [titles(11), titles(9)] });
  await app.connections.query(
    `INSERT INTO "User" (fullname, email, "updatedAt") SELECT 'Peserta', 'peserta' || n || '@contoh.id', now() FROM generate_series(1, $1::int) n`,
    [participants],
  );
  await app.connections.query(
    `INSERT INTO "Participant" ("userId", "classId", progress) SELECT id, $1, 5 FROM "User" WHERE email LIKE 'peserta%@contoh.id'`,
    [row.id],
  );
  await app.connections.query(
    `INSERT INTO "LessonSession" ("participantId", "lessonId", status, "startedAt", "beganAt", "passedAt")
     SELECT p.id, l.id, (ARRAY['passed', 'started', 'pending'])[least(l.place, 3)]::"SessionStatus",
       CASE WHEN l.place <= 2 THEN now() END, CASE WHEN l.place = 1 THEN now() END, CASE WHEN l.place = 1 THEN now() END
     FROM "Participant" p, (
       SELECT l.id, row_number() OVER (ORDER BY s.position, l.position) AS place FROM "Lesson" l JOIN "Section" s ON s.id = l."sectionId" WHERE l."classId" = $1
     ) l WHERE p."classId" = $1`,
    [row.id],
  );
  await app.connections.query('ANALYZE');
  const learners = [];
  for (let count = 0; count < studying; count += 1) {
    const person = await newPerson(app);
    learners.push({ person, participant: await enrolled(app, person, row) });
  }
  return { partner, bystander: learner, row, learners };
}

test(
  'removing a section of a class with 30,000 participants and publishing that responds within a second, makes no participant wait for longer, and survives a server that is killed',
  { timeout: 900_000 },
  async () => {
    const { partner, bystander, row, learners } = await popularClass();
    const settings = settingsBeside(app);
    const dying = await startServerProcess(settings);
    let isOver = false;
    const waits: number[] = [];
    const timed = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      waits.push(performance.now() - began);
    };
    // Both processes are warm: the first call of a process is slow.
    await fetch(`${dying.url}/api/user/program/${row.id}`, { headers: { authorization: `Bearer ${partner.token}` } });
    await bystander.call(cart.count);
    for (const { person, participant } of learners.slice(0, 3)) {
      const params = {
        participantId: participant.id,
        sessionId: participant.sessions[0]!.id,
        action: 'start' as const,
      };
      await person.call(learning.act, { params });
    }
    const pause = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds));
    /**
     * All 30 continue studying until the removal is over, each once a second and at different times; a bystander reads
     * a cart.
     */
    const others = [
      ...learners.map(async ({ person, participant }, index) => {
        await pause((1_000 * index) / studying);
        for (const { id } of participant.sessions.slice(0, 11)) {
          if (isOver) return;
          const params = { participantId: participant.id, sessionId: id, action: 'complete' as const };
          await timed(() => person.call(learning.act, { params }));
          await pause(1_000);
        }
      }),
      (async () => {
        while (!isOver) {
          await timed(() => bystander.call(cart.count));
          await pause(100);
        }
      })(),
    ];

    /** Calls as the partner; resolves with the duration. */
    const partnerCall = async (method: string, path: string) => {
      const began = performance.now();
      const response = await fetch(`${dying.url}/api/user/program/${path}`, {
        method,
        headers: { authorization: `Bearer ${partner.token}` },
      });
      expect(await response.json()).toMatchObject({ success: true });
      return performance.now() - began;
    };
    const removal = await partnerCall('DELETE', `delete-section/${row.id}/${row.sections[1]!.id}`);
    const publication = await partnerCall('PUT', `${row.id}/submit`);

    /** Counts the participants in each state: before their batch, after it, or (none) between. */
    const countStates = async () => {
      const { rows } = await app.connections.query<{ sessions: number; progress: number; count: number }>(
        `SELECT sessions, progress, count(*)::int AS count FROM (
           SELECT p.id, p.progress, count(s.id)::int AS sessions FROM "Participant" p JOIN "LessonSession" s ON s."participantId" = p.id
           JOIN "User" u ON u.id = p."userId" WHERE p."classId" = $1 AND u.email LIKE 'peserta%' GROUP BY p.id
         ) one GROUP BY sessions, progress ORDER BY sessions`,
        [row.id],
      );
      return rows;
    };
    const after = { sessions: 11, progress: 9 };
    await vi.waitFor(async () => expect(await countStates()).toContainEqual({ ...after, count: expect.any(Number) }), {
      timeout: 60_000,
      interval: 20,
    });
    await dying.kill();
    const between = await countStates();
    for (const { sessions, progress } of between)
      expect([after, { sessions: 20, progress: 5 }]).toContainEqual({ sessions, progress });

    const next = await startServerProcess(settings);
    try {
      await vi.waitFor(async () => expect(await countStates()).toEqual([{ ...after, count: participants }]), {
        timeout: 300_000,
        interval: 200,
      });
    } finally {
      isOver = true;
      await Promise.all(others);
      await next.stop();
    }
    expect(removal).toBeLessThan(1_000);
    expect(publication).toBeLessThan(1_000);
    expect(Math.max(...waits)).toBeLessThan(1_000);
    expect(await app.db.lesson.count({ where: { classId: row.id } })).toBe(11);
    for (const { participant } of learners)
      expect(await app.db.lessonSession.count({ where: { participantId: participant.id } })).toBe(11);
  },
);
