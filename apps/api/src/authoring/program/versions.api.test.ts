import { program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest, type Caller } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Entity = Record<string, unknown> & { sections: { lessons: object[] }[]; list: { id: string }[] };
const answer = async (caller: Caller, address: string) =>
  (await caller.send('GET', address)).body as { success: boolean; data: Entity };
const namesOf = (value: object | undefined) => Object.keys(value ?? {}).toSorted();

/** Splits the field names that the specification lists for a program and its lessons. */
const words = (text: string) => text.split(' ').toSorted();
const named = words(
  'id code title slug salePrice description requirements about completionMessage createdBy statusApprove status archiveAt updatedAt participant mitra sections',
);
const namedOfLesson = words('_id id type title slug status sessionId sessionStatus');

/** Creates a class with a participant, and an archived one of the same mitra. */
async function classes() {
  const { partner, learner } = await scene(app);
  const row = await publishedProgram(app, partner);
  await publishedProgram(app, partner, { archiveAt: app.clock.now() });
  const participant = await enrolled(app, learner, row);
  await app.runJob('enrolment.count');
  return { partner, learner, row, participant, lessons: row.sections[0]!.lessons };
}

test('the details of a program contain the named fields, and in their second version more [3.5, 3.6, 3.7, 3.8, 3.11, 3.12, 3.13, 3.14, 7.13]', async () => {
  const { partner, learner, row, participant, lessons } = await classes();
  for (const [caller, address] of [
    [app.visitor, `/program/${row.slug}`],
    [learner, `/participant/program/${row.id}`],
    [partner, `/user/program/${row.id}`],
  ] as const) {
    const [first, second] = [await answer(caller, address), await answer(caller, `/v2${address}`)];
    expect(namesOf(first.data)).toEqual(named);
    expect(first.data).toMatchObject({
      slug: row.slug,
      salePrice: 150_000,
      createdBy: { fullname: partner.fullname },
      mitra: { id: partner.mitraId },
      statusApprove: 'publish',
      status: 'publish',
      archiveAt: null,
      participant: caller === learner ? { id: participant.id, progress: 0 } : null,
      sections: [
        {
          _id: row.sections[0]!.id,
          title: 'Section 1',
          lessons: [
            {
              _id: lessons[0]!.id,
              id: lessons[0]!.id,
              type: 'article',
              title: 'Apa itu lead',
              status: caller === learner ? 'not-started' : null,
              sessionId: caller === learner ? participant.sessions[0]!.id : null,
            },
            { slug: lessons[1]!.slug },
          ],
        },
      ],
    });
    expect(namesOf(first.data.sections[0])).toEqual(['_id', 'id', 'lessons', 'title']);
    expect(namesOf(first.data.sections[0]!.lessons[0])).toEqual(namedOfLesson);

    expect(namesOf(second.data)).toEqual(expect.arrayContaining([...named, 'participantCount', 'rating', 'category']));
    expect(second.data).toMatchObject({
      ...first.data,
      mitra: { id: partner.mitraId },
      participantCount: 1,
      rating: null,
      sections: [{ lessons: [{ setting: { progressBar: true, completionType: 'hit-button' } }, {}] }],
    });
  }
});

test('the lists of programs contain the named fields, and in their second version more [7.13]', async () => {
  const { partner } = await classes();
  for (const [caller, address] of [
    [app.visitor, '/program'],
    [partner, '/user/program'],
    [partner, '/user/program/archived'],
  ] as const) {
    const [first, second] = [await answer(caller, address), await answer(caller, `/v2${address}`)];
    expect(namesOf(first.data.list[0])).toEqual(named);
    expect(namesOf(second.data.list[0])).toEqual(
      expect.arrayContaining(['id', 'mitra', 'rating', 'participantCount', 'totalLesson', 'thumbnail']),
    );
    expect(second.data.list.map(({ id }) => id)).toEqual(first.data.list.map(({ id }) => id));
  }
});

test('a list of the mitra contains the rating as the class page does', async () => {
  const { partner } = await scene(app);
  const { id } = await publishedProgram(app, partner, { ratingAverage: 4.26, ratingCount: 3 });
  const rating = { average: 4.3, count: 3 };
  expect(await partner.call(program.mine)).toMatchObject({ list: [{ id, rating, mitra: { id: partner.mitraId } }] });
  expect(await partner.call(program.mineDetail, { params: { id } })).toMatchObject({ rating });
});

test('both versions accept the same query', async () => {
  const { partner } = await classes();
  for (const address of ['/program', '/v2/program', '/user/program', '/v2/user/program']) {
    const { data } = await answer(partner, `${address}?perPage=1&sort=title&attributes=["title"]`);
    expect(data).toMatchObject({ perPage: 1, list: [{ title: expect.any(String) }] });
    expect(namesOf(data.list[0])).toEqual(['title']);
  }
});
