import { randomUUID } from 'node:crypto';
import { learning, lesson, program } from '@sinau/api-client';
import { progressOf } from '@sinau/contracts/study/learning/learning.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionStatus } from '../../generated/prisma/enums.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import {
  enrolled,
  newProgram,
  publishedProgram,
  publishChanges,
  sessionAt,
  type ProgramRow,
} from '../../testing/classes.ts';
import { newPerson, scene, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const article = (title: string, html = '<p>Isi materinya.</p>') => ({
  type: 'article' as const,
  title,
  content: { html },
});
const update = (title: string, revision: number, html = '<p>Isi baru.</p>') => ({
  type: 'article' as const,
  title,
  content: { html },
  setting: {},
  revision,
});
const byId = (id: string) => ({ params: { id } });
/** Removes a lesson, publishes the change, and waits until it has left the participants' outlines. */
async function remove(partner: PartnerPerson, row: ProgramRow, id: string) {
  await partner.call(lesson.remove, byId(id));
  await publishChanges(partner, row.id);
  await app.runJob('lesson.dropSessions');
}
const lessonsOf = (row: ProgramRow) => row.sections.flatMap(({ lessons }) => lessons);

/** Creates a participant of the class whose lessons have these statuses. */
async function participantWith(row: ProgramRow, statuses: (SessionStatus | 'opened')[]) {
  const person = await newPerson(app);
  const participant = await enrolled(app, person, row);
  for (const [index, status] of statuses.entries())
    await app.db.lessonSession.update({
      where: { id: participant.sessions[index]!.id },
      data: sessionAt(status, app.clock.now()),
    });
  const reached = progressOf(statuses.filter((status) => status === 'passed').length, statuses.length);
  await app.db.participant.update({
    where: { id: participant.id },
    data: { progress: reached, completedAt: reached === 100 ? app.clock.now() : null },
  });
  const read = async () => {
    const { progress, completedAt } = await app.db.participant.findUniqueOrThrow({ where: { id: participant.id } });
    const { sections } = await person.call(program.participantDetail, byId(row.id));
    return {
      progress,
      isCompleted: completedAt !== null,
      statuses: sections.flatMap(({ lessons }) => lessons.map(({ title, status }) => `${title} ${status}`)),
    };
  };
  return { person, read };
}

test('a lesson is written, read and changed', async () => {
  const { partner } = await scene(app);
  const { sections } = await newProgram(app, partner, { outline: [[]] });
  const created = await partner.call(lesson.create, {
    params: { sectionId: sections[0]!.id },
    body: article('Mengenal Lead'),
  });
  expect(created).toMatchObject({
    slug: 'mengenal-lead',
    isComplete: true,
    revision: 1,
    setting: { progressBar: true, completionType: 'hit-button' },
  });

  const changed = await partner.call(lesson.update, {
    ...byId(created.id),
    body: { ...update('Mengenal Lead Berita', 1), setting: { progressBar: false } },
  });
  expect(changed).toMatchObject({
    slug: 'mengenal-lead-berita',
    revision: 2,
    setting: { progressBar: false },
    content: { html: '<p>Isi baru.</p>' },
  });
  expect(await partner.call(lesson.detail, byId(created.id))).toEqual(changed);
});

test('an article without words is not complete', async () => {
  const { partner } = await scene(app);
  const { sections } = await newProgram(app, partner, { outline: [[]] });
  for (const html of ['', '<p> </p><hr>', '<p>&nbsp;</p>', '<script>alert(1)</script>']) {
    expect(
      await partner.call(lesson.create, { params: { sectionId: sections[0]!.id }, body: article('Kosong', html) }),
    ).toMatchObject({ isComplete: false });
  }
});

test('script is inert in a lesson', async () => {
  const { partner } = await scene(app);
  const { sections } = await newProgram(app, partner, { outline: [[]] });
  const title = '<img src=x onerror=alert(1)>';
  const created = await partner.call(lesson.create, {
    params: { sectionId: sections[0]!.id },
    body: article(
      title,
      '<h2 style="position:fixed">Judul</h2><script>alert(1)</script><p onmouseover="x()">Teks<svg onload=alert(1)></svg></p><form action="//jahat.id"><input></form>',
    ),
  });
  expect(created).toMatchObject({
    title,
    slug: 'img-src-x-onerror-alert-1',
    content: { html: '<h2>Judul</h2><p>Teks</p>' },
  });
});

/** Adds a lesson under an id of the caller's own, to a class without lessons. */
async function addingUnder(lessonId: string, by?: PartnerPerson) {
  const { partner, otherPartner } = await scene(app);
  const owner = by ?? partner;
  const { id, sections } = await newProgram(app, owner, { outline: [[]] });
  const sent = (body: object) => ({
    params: { sectionId: sections[0]!.id },
    body: { ...article('Lead', '<p>Isi <b>tebal</b>.</p>'), ...body, lessonId },
  });
  const stored = async () =>
    (await owner.call(program.mineDetail, byId(id))).sections[0]!.lessons.map((one) => [one.id, one.title]);
  return {
    otherPartner,
    add: (body: object = {}) => owner.call(lesson.create, sent(body)),
    attempt: (body: object = {}) => owner.attempt(lesson.create, sent(body)),
    stored,
    owner,
  };
}

test('a lesson that is added again under its id exists once, also with concurrent calls', async () => {
  const lessonId = randomUUID();
  const { add, stored } = await addingUnder(lessonId);
  const [first, second] = await Promise.all([add(), add()]);
  expect(second).toEqual(first);
  expect(await add()).toEqual(first);
  expect(await stored()).toEqual([[lessonId, 'Lead']]);
});

test('a different lesson under the id of an existing one is refused, and changes nothing', async () => {
  const lessonId = randomUUID();
  const { add, attempt, stored, owner } = await addingUnder(lessonId);
  const { revision } = await add();
  for (const other of [{ title: 'Lain' }, { content: { html: '<p>Lain.</p>' } }, { description: 'Lain' }])
    expect(await attempt(other)).toMatchObject({ status: 409, code: 'lesson_edited_elsewhere' });
  await owner.call(lesson.update, { ...byId(lessonId), body: update('Lead', revision) });
  expect(await attempt()).toMatchObject({ status: 409 });
  await owner.call(lesson.remove, byId(lessonId));
  expect(await attempt()).toMatchObject({ status: 404 });
  expect(await stored()).toEqual([]);
});

test('an id that another class has is refused for a lesson, and nothing of it is returned', async () => {
  const lessonId = randomUUID();
  const { add, otherPartner } = await addingUnder(lessonId);
  await add();
  const theirs = await addingUnder(lessonId, otherPartner);
  expect(await theirs.attempt()).toMatchObject({ status: 422, fields: { lessonId: expect.any(String) } });
  expect(await theirs.stored()).toEqual([]);
});

test('lessons with the same title get different slugs, also when created concurrently', async () => {
  const { partner } = await scene(app);
  const { id, sections } = await newProgram(app, partner, { outline: [[]] });
  await Promise.all(
    [1, 2, 3, 4].map(() =>
      partner.call(lesson.create, { params: { sectionId: sections[0]!.id }, body: article('Latihan') }),
    ),
  );
  const outline = await partner.call(program.mineDetail, byId(id));
  expect(outline.sections[0]!.lessons.map(({ slug }) => slug)).toEqual([
    'latihan',
    'latihan-2',
    'latihan-3',
    'latihan-4',
  ]);
  expect(outline.revision).toBe(5);
});

test('of two writers who read the same revision, the second is refused', async () => {
  const { partner } = await scene(app);
  const [first] = lessonsOf(await newProgram(app, partner));
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map((number) => partner.call(lesson.update, { ...byId(first!.id), body: update(`Versi ${number}`, 1) })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await partner.attempt(lesson.update, { ...byId(first!.id), body: update('Versi 4', 1) })).toMatchObject({
    status: 409,
    code: 'lesson_edited_elsewhere',
  });
});

test("writing a lesson does not change the class's revision; adding one does", async () => {
  const { partner } = await scene(app);
  const row = await newProgram(app, partner);
  await partner.call(lesson.update, { ...byId(lessonsOf(row)[0]!.id), body: update('Versi 2', 1) });
  expect((await partner.call(program.mineDetail, byId(row.id))).revision).toBe(1);
  await partner.call(lesson.create, { params: { sectionId: row.sections[0]!.id }, body: article('Tambahan') });
  expect((await partner.call(program.mineDetail, byId(row.id))).revision).toBe(2);
});

test("another mitra's lesson is not found by any call", async () => {
  const { partner, otherPartner } = await scene(app);
  const row = await newProgram(app, partner);
  const { id } = lessonsOf(row)[0]!;
  const refusals = await Promise.all([
    otherPartner.attempt(lesson.detail, byId(id)),
    otherPartner.attempt(lesson.update, { ...byId(id), body: update('Diambil alih', 1) }),
    otherPartner.attempt(lesson.remove, byId(id)),
    otherPartner.attempt(lesson.create, { params: { sectionId: row.sections[0]!.id }, body: article('Sisipan') }),
    otherPartner.attempt(lesson.detail, byId('bukan-id')),
  ]);
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
  expect(await app.db.workingLesson.findMany({ where: { classId: row.id } })).toHaveLength(2);
});

test('invalid input is reported by field', async () => {
  const { partner } = await scene(app);
  const { sections } = await newProgram(app, partner, { outline: [[]] });
  const attempt = (body: object) =>
    partner.attempt(lesson.create, { params: { sectionId: sections[0]!.id }, body: body as never });
  expect(await attempt({ type: 'article', title: ' ', content: { html: 1 } })).toMatchObject({
    status: 422,
    code: 'invalid_input',
    fields: { title: 'Wajib diisi', 'content.html': 'Isinya harus berupa teks' },
  });
  expect(await attempt({ ...article('Siaran'), type: 'siaran' })).toMatchObject({
    status: 422,
    fields: { type: 'Isian ini tidak benar' },
  });
  expect(await attempt({ ...article('Panjang', 'a'.repeat(200_001)) })).toMatchObject({
    status: 422,
    fields: { 'content.html': 'Maksimal 200000 karakter' },
  });
  expect(await attempt({ ...article('Selesai sendiri'), setting: { completionType: 'duration' } })).toMatchObject({
    status: 422,
    fields: { 'setting.completionType': 'Pilih salah satu: hit-button' },
  });
});

test('a deleted lesson without sessions leaves the outlines, and progress is computed without it', async () => {
  const { partner } = await scene(app);
  const row = await publishedProgram(app, partner, { outline: [['A', 'B', 'C'], ['D']] });
  const onB = await participantWith(row, ['passed', 'opened', 'pending', 'pending']);
  const onD = await participantWith(row, ['passed', 'pending', 'passed', 'passed']);
  const onA = await participantWith(row, ['started', 'pending', 'pending', 'pending']);

  await remove(partner, row, lessonsOf(row)[1]!.id);

  expect(await app.db.lesson.count({ where: { id: lessonsOf(row)[1]!.id } })).toBe(0);
  expect(await onB.read()).toEqual({
    progress: progressOf(1, 3),
    isCompleted: false,
    statuses: ['A passed', 'C started', 'D pending'],
  });
  expect(await onD.read()).toEqual({
    progress: 100,
    isCompleted: true,
    statuses: ['A passed', 'C passed', 'D passed'],
  });
  expect(await onA.read()).toEqual({
    progress: 0,
    isCompleted: false,
    statuses: ['A started', 'C pending', 'D pending'],
  });
});

test('a deleted lesson stays for participants who began it, and is gone for others', async () => {
  const { partner, learner } = await scene(app);
  const row = await publishedProgram(app, partner, { outline: [['A', 'B']] });
  const begun = await participantWith(row, ['started', 'pending']);
  const passed = await participantWith(row, ['passed', 'opened']);
  const untouched = await participantWith(row, ['not_started', 'pending']);

  await remove(partner, row, lessonsOf(row)[0]!.id);

  expect(await begun.read()).toMatchObject({ progress: 0, statuses: ['A started', 'B pending'] });
  expect(await passed.read()).toMatchObject({ progress: 50, statuses: ['A passed', 'B started'] });
  expect(await untouched.read()).toMatchObject({ progress: 0, statuses: ['B not-started'] });
  expect((await learner.call(program.detail, byId(row.id))).sections[0]!.lessons.map(({ title }) => title)).toEqual([
    'B',
  ]);
  expect(await partner.attempt(lesson.detail, byId(lessonsOf(row)[0]!.id))).toMatchObject({ status: 404 });
});

test('after a lesson is deleted, neither an offered lesson nor one that was not passed locks the next one', async () => {
  const { partner } = await scene(app);
  const row = await publishedProgram(app, partner, { outline: [['A', 'B', 'C']] });
  const offered = await participantWith(row, ['passed', 'opened', 'pending']);
  const tried = await participantWith(row, ['not_passed', 'opened', 'pending']);
  const { id } = await partner.call(lesson.create, {
    params: { sectionId: row.sections[0]!.id },
    body: article('Baru'),
  });
  await publishChanges(partner, row.id);
  const { participantId } = (await app.db.lessonSession.findFirst({
    where: { participant: { userId: offered.person.id } },
  }))!;
  await app.db.lessonSession.create({
    data: { participantId, lessonId: id, ...sessionAt('started', app.clock.now()), isRequired: false },
  });

  await remove(partner, row, lessonsOf(row)[1]!.id);

  expect(await offered.read()).toMatchObject({ statuses: ['A passed', 'C started', 'Baru started'] });
  expect(await tried.read()).toMatchObject({ statuses: ['A not-passed', 'C started', 'Baru pending'] });
});

test('a participant who had begun no lesson of a rebuilt class gets the new outline, and can finish it', async () => {
  const { partner } = await scene(app);
  const row = await publishedProgram(app, partner, { outline: [['A', 'B']] });
  const waiting = await participantWith(row, ['not_started', 'pending']);
  const begun = await participantWith(row, ['started', 'pending']);
  for (const title of ['Baru 1', 'Baru 2'])
    await partner.call(lesson.create, { params: { sectionId: row.sections[0]!.id }, body: article(title) });
  for (const { id } of lessonsOf(row)) await partner.call(lesson.remove, byId(id));
  await publishChanges(partner, row.id);
  await app.runJob('lesson.dropSessions');

  expect(await waiting.read()).toEqual({
    progress: 0,
    isCompleted: false,
    statuses: ['Baru 1 not-started', 'Baru 2 pending'],
  });
  expect(await begun.read()).toEqual({
    progress: 0,
    isCompleted: false,
    statuses: ['A started', 'Baru 1 pending', 'Baru 2 pending'],
  });
  for (const progress of [50, 100]) {
    const { participant, sections } = await waiting.person.call(program.participantDetail, byId(row.id));
    const { sessionId } = sections[0]!.lessons.find(({ status }) => status !== 'passed')!;
    expect(
      await waiting.person.call(learning.act, {
        params: { participantId: participant!.id, sessionId: sessionId!, action: 'complete' },
      }),
    ).toMatchObject({ progress });
  }
});

test('a deleted section keeps its begun lessons for the participants who began them', async () => {
  const { partner } = await scene(app);
  const row = await publishedProgram(app, partner, { outline: [['A'], ['B', 'C']] });
  const begun = await participantWith(row, ['passed', 'started', 'pending']);

  const { sections } = await partner.call(program.removeSection, {
    params: { id: row.id, sectionId: row.sections[1]!.id },
  });
  await publishChanges(partner, row.id);
  await app.runJob('lesson.dropSessions');

  expect(sections.map(({ lessons }) => lessons.map(({ title }) => title))).toEqual([['A']]);
  expect(await begun.read()).toMatchObject({ progress: 50, statuses: ['A passed', 'B started'] });
});

test('a lesson added to a published class is offered to participants and does not reduce their progress', async () => {
  const { partner } = await scene(app);
  const row = await publishedProgram(app, partner, { outline: [['A']] });
  const done = await participantWith(row, ['passed']);
  await partner.call(lesson.create, { params: { sectionId: row.sections[0]!.id }, body: article('Baru') });
  expect(await done.read()).toMatchObject({ statuses: ['A passed'] });
  await publishChanges(partner, row.id);
  expect(await done.read()).toMatchObject({ progress: 100, statuses: ['A passed', 'Baru started'] });
});

test('a publication without a complete lesson is refused, and names what is missing', async () => {
  const { partner } = await scene(app);
  const row = await publishedProgram(app, partner, { outline: [['A']] });
  const { id } = lessonsOf(row)[0]!;
  await partner.call(lesson.update, { ...byId(id), body: update('A', 1, '<p></p>') });
  expect(await partner.attempt(program.submit, byId(row.id))).toMatchObject({
    status: 422,
    code: 'class_incomplete',
    fields: { [`lessons.${id}`]: 'Lengkapi materi “A”' },
  });
  await partner.call(lesson.remove, byId(id));
  expect(await partner.attempt(program.submit, byId(row.id))).toMatchObject({
    fields: { sections: 'Tambah minimal satu materi' },
  });
  expect(await app.db.class.findUniqueOrThrow({ where: { id: row.id } })).toMatchObject({ lessonCount: 1 });
});

test('removing a lesson while its section is removed, or the lesson is updated, succeeds or returns 404', async () => {
  const { partner } = await scene(app);
  const row = await newProgram(app, partner, { outline: [['A', 'B'], ['C']] });
  const [a] = lessonsOf(row);
  const section = { params: { id: row.id, sectionId: row.sections[0]!.id } };
  const outcomes = await Promise.allSettled([
    partner.call(lesson.remove, byId(a!.id)),
    partner.call(lesson.remove, byId(a!.id)),
    partner.call(program.removeSection, section),
    partner.call(lesson.update, { ...byId(a!.id), body: update('A baru', 1) }),
    partner.call(lesson.create, { params: { sectionId: row.sections[0]!.id }, body: article('Terlambat') }),
  ]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 404 });
  expect((await partner.call(program.mineDetail, byId(row.id))).sections.map(({ title }) => title)).toEqual([
    'Section 2',
  ]);
});

test('of two partners who remove the same lesson concurrently, one gets 404', async () => {
  const { partner } = await scene(app);
  const row = await newProgram(app, partner, { outline: [['A', 'B']] });
  const [a] = lessonsOf(row);
  const twice = await Promise.allSettled([a!, a!].map(({ id }) => partner.call(lesson.remove, byId(id))));
  expect(twice.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { status: 404 } }]);
  expect(await app.db.workingLesson.count({ where: { classId: row.id } })).toBe(1);
});

test(
  'a participant who continues, or enrols, while a removal is published has an open next lesson and the right progress',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    for (let round = 0; round < 5; round += 1) {
      const row = await publishedProgram(app, partner, { outline: [['A', 'B', 'C']] });
      const { person, read } = await participantWith(row, ['started', 'pending', 'pending']);
      const { participant, sections } = await person.call(program.participantDetail, byId(row.id));
      const newcomer = await newPerson(app);
      await partner.call(lesson.remove, byId(lessonsOf(row)[1]!.id));
      await Promise.all([
        person.call(learning.act, {
          params: {
            participantId: participant!.id,
            sessionId: sections[0]!.lessons[0]!.sessionId!,
            action: 'complete',
          },
        }),
        publishChanges(partner, row.id),
        enrolled(app, newcomer, row),
      ]);
      await app.runJob('lesson.dropSessions');
      expect(await read()).toEqual({ progress: 50, isCompleted: false, statuses: ['A passed', 'C started'] });
      const own = await newcomer.call(program.participantDetail, byId(row.id));
      expect(own.sections[0]!.lessons.map(({ title, status }) => `${title} ${status}`)).toEqual([
        'A not-started',
        'C pending',
      ]);
    }
  },
);

test('a lesson is offered once it has content and is published', async () => {
  const { partner, learner } = await scene(app);
  const row = await publishedProgram(app, partner, { outline: [['A']] });
  const { id, revision } = await partner.call(lesson.create, {
    params: { sectionId: row.sections[0]!.id },
    body: article('Menyusul', ''),
  });
  const { sessions, id: participantId } = await enrolled(app, learner, row);
  expect(sessions.map(({ lessonId }) => lessonId)).toEqual([lessonsOf(row)[0]!.id]);

  const titles = ({ sections }: { sections: { lessons: { title: string }[] }[] }) =>
    sections.flatMap(({ lessons }) => lessons.map(({ title }) => title));
  const expectUnpublished = async () => {
    expect(titles(await app.visitor.call(program.detail, byId(row.slug)))).toEqual(['A']);
    expect(titles(await learner.call(program.participantDetail, byId(row.id)))).toEqual(['A']);
    expect(titles(await partner.call(program.mineDetail, byId(row.id)))).toEqual(['A', 'Menyusul']);
    expect((await learner.call(learning.myClass, { params: { id: 'me' } })).list).toMatchObject([{ totalLesson: 1 }]);
    expect(await learner.attempt(learning.lesson, byId(id))).toMatchObject({ status: 404 });
  };
  await expectUnpublished();
  const finish = { params: { participantId, sessionId: sessions[0]!.id, action: 'complete' as const } };
  expect(await learner.call(learning.act, finish)).toMatchObject({ progress: 100 });

  await partner.call(lesson.update, { ...byId(id), body: update('Menyusul', revision) });
  await expectUnpublished();
  await publishChanges(partner, row.id);
  expect(await learner.call(program.participantDetail, byId(row.id))).toMatchObject({
    participant: { progress: 100 },
    sections: [{ lessons: [{ status: 'passed' }, { title: 'Menyusul', status: 'started', sessionId: null }] }],
  });
  expect(await learner.call(learning.lesson, byId(id))).toMatchObject({
    session: { status: 'started', beganAt: null },
  });
  expect(titles(await app.visitor.call(program.detail, byId(row.slug)))).toEqual(['A', 'Menyusul']);
});
