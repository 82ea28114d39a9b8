import { endpointTable, type NamedEndpoint } from '@sinau/contracts';
import { instructorScopes, type InstructorScope } from '@sinau/contracts/core/auth/membership.rules';
import { auth, discussion, educator, instructor, lesson, mitra, program, report } from '@sinau/api-client';
import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, newLessonFile, newProgram, publishedProgram } from '../../testing/classes.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { newInstructor, type PartnerPerson } from '../../testing/scene.ts';
import { addressesWith, ownedResources, resourcesOf, type Resources } from '../../testing/strangers.ts';

/**
 * Calls of partners that each scope opens. Every other call of partners is for members of the mitra alone: for an
 * instructor it does not exist.
 */
const everyScope = [...instructorScopes];
const opened: Record<string, readonly InstructorScope[]> = {
  'mitra.switchTo': everyScope,
  'program.mine': everyScope,
  'program.mineV1': everyScope,
  'program.archived': everyScope,
  'program.archivedV1': everyScope,
  'program.mineDetail': everyScope,
  'program.mineDetailV1': everyScope,
  'program.update': ['edit'],
  'program.submit': ['edit'],
  'program.changes': ['edit'],
  'program.discardChanges': ['edit'],
  'program.versions': ['edit'],
  'program.version': ['edit'],
  'program.restoreVersion': ['edit'],
  'program.withdraw': ['edit'],
  'program.createSection': ['edit'],
  'program.updateSection': ['edit'],
  'program.reorderSection': ['edit'],
  'program.reorderLesson': ['edit'],
  'program.removeSection': ['edit'],
  'program.duplicateSection': ['edit'],
  'program.restoreSection': ['edit'],
  'program.duplicateLesson': ['edit'],
  'program.restoreLesson': ['edit'],
  'program.splitPackage': ['edit'],
  'program.joinPackage': ['edit'],
  'webinar.mine': everyScope,
  'webinar.mineV1': everyScope,
  'webinar.archived': everyScope,
  'webinar.mineDetail': everyScope,
  'webinar.mineDetailV1': everyScope,
  'webinar.update': ['edit'],
  'webinar.submit': ['edit'],
  'webinar.withdraw': ['edit'],
  'webinar.changes': ['edit'],
  'webinar.discardChanges': ['edit'],
  'webinar.versions': ['edit'],
  'webinar.version': ['edit'],
  'webinar.restoreVersion': ['edit'],
  'webinar.createSession': ['edit'],
  'webinar.updateSession': ['edit'],
  'webinar.removeSession': ['edit'],
  'webinar.restoreSession': ['edit'],
  'transfer.offerBackup': ['edit'],
  'transfer.offerExport': ['edit'],
  'chapter.detail': ['edit'],
  'chapter.start': ['edit'],
  'transcription.detail': ['edit'],
  'transcription.start': ['edit'],
  'transcription.remove': ['edit'],
  'live.detail': ['edit'],
  'live.update': ['edit'],
  'attendance.list': ['grade'],
  'attendance.listCsv': ['grade'],
  'attendance.mark': ['grade'],
  'attendance.unmark': ['grade'],
  'lesson.detail': ['edit', 'grade'],
  'lesson.create': ['edit'],
  'lesson.update': ['edit'],
  'lesson.remove': ['edit'],
  'lesson.addQuestions': ['edit'],
  'comment.ofMyClass': ['edit'],
  'comment.answer': ['edit'],
  'comment.tick': ['edit'],
  'presence.beat': ['edit'],
  'announcement.create': ['grade'],
  'announcement.list': ['grade'],
  'ticket.list': ['edit'],
  'ticket.detail': ['edit'],
  'educator.list': ['edit'],
  'educator.create': ['edit'],
  'educator.update': ['edit'],
  'educator.remove': ['edit'],
  'discussion.inbox': ['grade'],
  'discussion.inboxCount': ['grade'],
  'assistant.checkSubmission': ['grade'],
  'submission.queue': ['grade'],
  'submission.summary': ['grade'],
  'submission.detail': ['grade'],
  'submission.claim': ['grade'],
  'submission.release': ['grade'],
  'submission.grade': ['grade'],
  'submission.snippets': ['grade'],
  'submission.createSnippet': ['grade'],
  'submission.removeSnippet': ['grade'],
  'report.summary': ['report'],
  'report.classes': ['report'],
  'report.classesCsv': ['report'],
  'report.classSummary': ['report'],
  'report.quizzes': ['report'],
  'report.funnel': ['report'],
  'report.stops': ['report'],
  'report.remind': ['grade'],
  'report.participants': ['report'],
  'report.participantsCsv': ['report'],
  'report.participant': ['report'],
  'quiz.grantAttempt': ['grade'],
};

const calls = Object.values(endpointTable)
  .flatMap((table) => Object.values<NamedEndpoint>(table))
  .filter((endpoint) => endpoint.auth === 'partner');

let app: AppUnderTest;
let owned: Resources;
beforeAll(async () => {
  app = await startApp();
  owned = await ownedResources(app);
});
afterAll(() => app.stop());

describe.each(isFullRun ? instructorScopes : instructorScopes.slice(0, 1))(
  'an instructor with the scope %s',
  (scope) => {
    const instructorsOf = async ({ ids, partner }: Resources) => ({
      inside: await newInstructor(app, partner, [ids.program, ids.webinar], [scope]),
      outside: await newInstructor(app, partner, (await publishedProgram(app, partner)).id, [scope]),
    });
    const sharedBy = async (resources: Resources) => ({ resources, ...(await instructorsOf(resources)) });
    let untouched: Awaited<ReturnType<typeof sharedBy>>;
    let changing: typeof untouched;
    beforeAll(async () => {
      untouched = await sharedBy(owned);
      changing = await sharedBy(await ownedResources(app));
    });

    // Calls that name a record in their body, or one of the caller's own; they have tests of their own.
    const named = [
      'mitra.switchTo',
      'announcement.create',
      'report.remind',
      'submission.removeSnippet',
      ...['mark', 'unmark'].map((name) => `attendance.${name}`),
      // An instructor shares no files, so these are about the caller's own.
      ...['detail', 'start', 'remove'].map((name) => `transcription.${name}`),
      ...['detail', 'start'].map((name) => `chapter.${name}`),
    ];
    test.each(calls.filter(({ id }) => !named.includes(id)))(
      'is admitted to $id for their class alone, if at all',
      async (endpoint) => {
        await app.connections.query('TRUNCATE "RateLimit"');
        const isOpened = opened[endpoint.id]?.includes(scope) ?? false;
        const mayChange = isOpened && endpoint.method !== 'GET';
        // A removed record is missing in the calls after it, so these get records of their own; at night all calls that
        // make changes do.
        const needsOwn = mayChange && (isFullRun || endpoint.method === 'DELETE');
        const given = needsOwn ? await sharedBy(await ownedResources(app)) : mayChange ? changing : untouched;
        const { inside, outside } = given;
        const { ids } = given.resources;
        for (const address of addressesWith(endpoint, (resource) => ids[resource])) {
          const isUnknownTo = async ({ send }: PartnerPerson) => {
            const { status, body } = await send(endpoint.method, address, endpoint.example);
            return status === 404 && body.error?.code === 'not_found';
          };
          const namesRecord = resourcesOf(endpoint).length > 0;
          // If the kind is a part of the address, the class is a program.
          const isProgram = resourcesOf(endpoint).some(({ resource }) => resource === 'program');
          const isThere = !isProgram || !/\/(webinar|bundle)\//.test(address);
          expect({
            address,
            outside: await isUnknownTo(outside),
            inside: await isUnknownTo(inside),
          }).toEqual({
            address,
            outside: !isOpened || namesRecord,
            inside: !isOpened || !isThere,
          });
        }
      },
    );
  },
);

test('every call of partners without a scope is closed, and the table above has no other', () => {
  const open = calls.filter(({ scopes }) => scopes).map(({ id, scopes }) => [id, scopes]);
  expect(Object.fromEntries(open)).toEqual(opened);
});

describe('an instructor', () => {
  const taught = async (scopes: InstructorScope[]) => {
    const { partner } = owned;
    const [mine, other] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
    return { mine, other, person: await newInstructor(app, partner, mine.id, scopes) };
  };
  const byId = (id: string) => ({ params: { id } });

  test('is a partner of the mitra, and sees only their class in its lists', async () => {
    const { mine, person } = await taught(['edit', 'report']);
    expect(await person.call(auth.me)).toMatchObject({
      isMitra: true,
      statusApproveMitra: 'Verified',
      mitra: { id: person.mitraId, role: 'instructor', scopes: ['edit', 'report'] },
    });
    expect(await person.call(mitra.switchTo, { body: { mitraId: person.mitraId } })).toMatchObject({
      role: 'instructor',
    });
    expect((await person.call(program.mine)).list).toMatchObject([{ id: mine.id, scopes: ['edit', 'report'] }]);
    expect(await person.call(report.summary)).toMatchObject({ totalClass: 1, published: 1 });
    expect((await person.call(report.classes)).list).toMatchObject([{ id: mine.id, sales: null, share: null }]);
    expect((await owned.partner.call(program.mine)).total).toBeGreaterThan(1);
  });

  test('writes lessons of their class, preserves files of colleagues that are in them, and cannot use others', async () => {
    const { mine, other, person } = await taught(['edit']);
    const sectionId = mine.sections[0]!.id;
    const [kept, foreign] = [await newLessonFile(app, owned.partner), await newLessonFile(app, owned.partner)];
    const pdf = {
      type: 'pdf',
      title: 'Panduan',
      setting: { progressBar: true, completionType: 'hit-button', downloadFile: false },
    } as const;
    const created = await owned.partner.call(lesson.create, {
      params: { sectionId },
      body: { ...pdf, content: { mediaId: kept.id } },
    });

    const renamed = await person.call(lesson.update, {
      ...byId(created.id),
      body: { ...pdf, title: 'Panduan baru', content: { mediaId: kept.id }, revision: created.revision },
    });
    expect(renamed).toMatchObject({ title: 'Panduan baru', content: { media: { id: kept.id } } });
    expect(
      await person.attempt(lesson.update, {
        ...byId(created.id),
        body: { ...pdf, content: { mediaId: foreign.id }, revision: renamed.revision },
      }),
    ).toMatchObject({ status: 422, code: 'lesson_file_missing' });
    expect((await person.send('GET', `/media/${foreign.id}/redirect`)).status).toBe(404);
    expect(
      await person.attempt(lesson.create, {
        params: { sectionId: other.sections[0]!.id },
        body: { ...pdf, content: { mediaId: null } },
      }),
    ).toMatchObject({ status: 404 });
  });

  test('writes a draft without its price: price and promotion are for members of the mitra', async () => {
    const draft = await newProgram(app, owned.partner, { salePrice: 150_000 });
    const editor = await newInstructor(app, owned.partner, draft.id, ['edit']);
    const body = async (fields: object) => {
      const { revision } = await editor.call(program.mineDetail, byId(draft.id));
      return { ...byId(draft.id), body: { ...fields, revision } };
    };
    const promotionEndsAt = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    for (const prices of [
      { salePrice: 0 },
      { salePrice: null },
      { salePrice: 100_000, normalPrice: 150_000 },
      { salePrice: 100_000, normalPrice: 150_000, promotionEndsAt },
    ])
      expect(await editor.attempt(program.update, await body({ title: 'Judul lain', ...prices }))).toMatchObject({
        status: 409,
        code: 'class_price_of_members',
      });
    const unpriced = { title: draft.title, salePrice: 150_000, normalPrice: null };
    expect(await editor.call(program.mineDetail, byId(draft.id))).toMatchObject(unpriced);
    // A class that is sent back whole leaves the price unchanged.
    const renamed = { title: 'Judul baru', salePrice: 150_000 };
    expect(await editor.call(program.update, await body(renamed))).toMatchObject(renamed);
    expect(await owned.partner.call(program.update, await body({ salePrice: 0 }))).toMatchObject({ salePrice: 0 });
  });

  test('answers in discussions of their class as Instruktur with the scope to grade, and finds no other discussion [6.9]', async () => {
    const { mine, other, person } = await taught(['grade']);
    const { person: editor } = await taught(['edit']);
    const ask = (lessonId: string) => ({ body: { parent: '', lesson: lessonId, content: 'Ada pertanyaan?' } });
    const lessonOf = (one: typeof mine) => one.sections[0]!.lessons[0]!.id;
    await enrolled(app, owned.learner, mine);
    expect(await person.call(discussion.create, ask(lessonOf(mine)))).toMatchObject({ role: 'Instructor' });
    expect(await person.attempt(discussion.create, ask(lessonOf(other)))).toMatchObject({ status: 404 });
    expect(await editor.attempt(discussion.create, ask(lessonOf(mine)))).toMatchObject({ status: 404 });
  });

  test('of a webinar writes its educators with the scope to edit, and does not see the invitations', async () => {
    const webinar = await publishedWebinar(app, owned.partner, { inDays: [3] });
    const [editor, grader] = [
      await newInstructor(app, owned.partner, webinar.id, ['edit']),
      await newInstructor(app, owned.partner, webinar.id, ['grade', 'report']),
    ];
    const of = { params: { type: 'webinar', id: webinar.slug } } as const;
    const body = { name: 'Maya Laras', title: 'Redaktur', bio: '', photo: null };
    const { id } = await editor.call(educator.create, { ...of, body });
    expect((await editor.call(educator.list, of)).list).toMatchObject([{ id, name: 'Maya Laras' }]);
    for (const refused of [
      await grader.attempt(educator.list, of),
      await grader.attempt(educator.create, { ...of, body }),
      await grader.attempt(educator.remove, byId(id)),
      await editor.attempt(instructor.invited, of),
      await editor.attempt(instructor.add, { ...of, body: { email: 'rani@contoh.id', scopes: ['edit'] } }),
    ])
      expect(refused).toMatchObject({ status: 404 });
    expect((await owned.partner.call(instructor.invited, of)).list).toHaveLength(2);
  });

  test('may teach several classes with a scope of its own in each', async () => {
    const { mine, other, person } = await taught(['report']);
    await app.db.invitation.create({
      data: {
        mitraId: person.mitraId,
        classId: other.id,
        role: 'instructor',
        scopes: ['edit'],
        email: person.email,
        status: 'accepted',
        userId: person.id,
        tokenHash: new TextEncoder().encode(`hash of ${person.id}`),
        invitedById: owned.partner.id,
        sentAt: app.clock.now(),
        expiresAt: new Date(app.clock.now().getTime() + 1_000),
        answeredAt: app.clock.now(),
        createdAt: app.clock.now(),
      },
    });
    const section = (id: string) => ({ ...byId(id), body: { sectionTitle: 'Penutup' } });
    expect(await person.attempt(program.createSection, section(mine.id))).toMatchObject({ status: 404 });
    expect((await person.call(program.createSection, section(other.id))).sections).toHaveLength(2);
    expect((await person.call(report.classes)).list.map(({ id }) => id)).toEqual([mine.id]);
    expect((await person.call(program.mine, { query: { sort: 'title' } })).total).toBe(2);
  });
});
