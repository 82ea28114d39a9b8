import { learning, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest, type Caller } from './testing/app-under-test.ts';
import { enrolled, finished, publishedProgram } from './testing/classes.ts';
import { publishedWebinar } from './testing/marketplace.ts';
import { newPerson, scene } from './testing/scene.ts';

// Addresses and bodies are literal, as in the specification: other clients rely on them, too.

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** The data of a call that must succeed. */
async function dataOf(caller: Caller, method: string, address: string, body?: object) {
  const answer = await caller.send(method, address, body);
  expect({ address, status: answer.status, error: answer.body.error }).toEqual({ address, status: 200, error: null });
  return answer.body.data;
}

test('every answer is an envelope of success, status, data and error with a message [3.1, 7.1]', async () => {
  const { learner } = await scene(app);
  const envelope = async (caller: Caller, method: string, address: string, body?: object) => {
    const { status, body: answer } = await caller.send(method, address, body);
    expect(Object.keys(answer).toSorted()).toEqual(['data', 'error', 'status', 'success']);
    expect(answer).toMatchObject({ status, success: status === 200 });
    return answer;
  };
  expect(await envelope(learner, 'GET', '/user/me')).toMatchObject({ data: { id: learner.id }, error: null });
  for (const [status, caller, method, address, body] of [
    [400, app.visitor, 'GET', '/catalog?page=minus', undefined],
    [401, app.visitor, 'GET', '/user/me', undefined],
    [403, learner, 'GET', '/report-class/get-summary', undefined],
    [404, app.visitor, 'GET', '/program/tidak-ada', undefined],
    [404, app.visitor, 'GET', '/alamat-lain', undefined],
    [409, learner, 'POST', '/user/request-email-verification', undefined],
    [422, learner, 'POST', '/transaction/create', { programIds: 'semua' }],
  ] as const) {
    expect(await envelope(caller, method, address, body)).toMatchObject({
      status,
      data: null,
      error: { code: expect.any(String), message: expect.stringMatching(/^[A-Z]/) },
    });
  }
});

test('a list query is a query string in which attributes, filter and order are JSON [7.2]', async () => {
  const { learner, partner } = await scene(app);
  const programs = [await publishedProgram(app, partner), await publishedProgram(app, partner, { salePrice: 20_000 })];
  for (const { id } of programs) await learner.call(transaction.create, { body: { programIds: [id] } });
  const query = new URLSearchParams({
    page: '1',
    perPage: '5',
    keyword: 'SN-',
    attributes: JSON.stringify(['total']),
    filter: JSON.stringify({ status: ['PENDING'] }),
    order: JSON.stringify([['total', 'ASC']]),
  });
  expect(await dataOf(learner, 'GET', `/transaction/list-by-user?${query}`)).toEqual({
    list: [{ total: 20_000 }, { total: 150_000 }],
    total: 2,
    page: 1,
    perPage: 5,
  });
});

test('all topics are returned in one call for the menu, each with its title [7.7, 7.9]', async () => {
  for (const title of ['Menulis', 'Fotografi'])
    await app.db.category.create({ data: { title, slug: title.toLowerCase(), position: 0 } });
  const { list, total } = await dataOf(app.visitor, 'GET', '/category-class?page=0&perPage=0');
  expect(total).toBe(list.length);
  expect(list.map(({ title }: { title: string }) => title)).toEqual(expect.arrayContaining(['Menulis', 'Fotografi']));
});

test('the cart is filled, listed, counted and emptied [3.31, 7.17, 7.18, 7.19, 7.20]', async () => {
  const { learner, partner } = await scene(app);
  const { id: programId } = await publishedProgram(app, partner);
  const { id } = await dataOf(learner, 'POST', '/user/cart/create', { type: 'Program', programId });
  expect(await dataOf(learner, 'GET', '/user/cart/?page=1&perPage=10')).toMatchObject({ list: [{ id, programId }] });
  expect(await dataOf(learner, 'GET', '/user/cart/count')).toBe(1);
  expect(await dataOf(learner, 'DELETE', '/user/cart/delete-all', { ids: [id] })).toBeNull();
  expect(await dataOf(learner, 'GET', '/user/cart/count')).toBe(0);
});

test('an order takes lists of ids and returns its id and status [7.21]', async () => {
  const { learner, partner } = await scene(app);
  const { id: programId } = await publishedProgram(app, partner);
  expect(
    await dataOf(learner, 'POST', '/transaction/create', { programIds: [programId], bundleIds: [] }),
  ).toMatchObject({ id: expect.any(String), status: 'PENDING' });
});

test('a partner reads all reports, as lists, figures and tables [1.14, 7.28]', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const { id } = await enrolled(app, learner, program);
  for (const address of [
    'get-list-class',
    'get-list-class/csv',
    'get-summary',
    `get-participant/program/${program.id}`,
    `get-participant/program/${program.id}/csv`,
    `get-detail-summary/program/${program.id}`,
    `get-detail-participant/${id}`,
    'get-list-transaction',
    'get-list-transaction/csv',
    'get-summary-transaction',
  ])
    expect([address, (await partner.send('GET', `/report-class/${address}`)).status]).toEqual([address, 200]);
});

test('a participant who finished has a certificate, which its eight calls show [1.3, 7.32]', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  await enrolled(app, learner, program);
  const participant = await app.db.participant.findFirstOrThrow({
    where: { userId: learner.id },
    include: { sessions: { orderBy: { lesson: { position: 'asc' } } } },
  });
  for (const { id: sessionId } of participant.sessions)
    await learner.call(learning.act, { params: { participantId: participant.id, sessionId, action: 'complete' } });

  const { list } = await dataOf(learner, 'GET', '/user/certificate');
  const { id, number } = list[0];
  for (const [caller, address] of [
    [learner, `/user/certificate/${id}`],
    [learner, `/v2/user/certificate/${id}`],
    [app.visitor, `/certificate/program/${id}`],
    [app.visitor, `/v2/certificate/program/${id}`],
  ] as const)
    expect(await dataOf(caller, 'GET', address)).toMatchObject({ id, number });
  const found = await dataOf(app.visitor, 'GET', `/certificate?keyword=${number}`);
  expect(found).toMatchObject({ list: [{ id }] });
  expect(await dataOf(learner, 'PUT', `/user/certificate/${id}/hide-or-show`)).toMatchObject({ isHidden: true });
  const { address } = await dataOf(learner, 'PUT', `/user/certificate/${id}/download`);
  expect(address).toMatch(/\.pdf$/);
});

test('a class is reviewed, and its reviews are read one by one, together and across classes [7.41]', async () => {
  const { partner } = await scene(app);
  const learner = await newPerson(app);
  const program = await publishedProgram(app, partner);
  await finished(app, learner, program);
  const content = 'Materinya runtut, contohnya banyak, dan latihannya langsung bisa dipakai untuk bekerja di redaksi.';
  const { id } = await dataOf(learner, 'POST', `/review/user/program/${program.id}/create`, { rating: 5, content });
  expect(await dataOf(app.visitor, 'GET', `/review/program/${program.id}`)).toMatchObject({ list: [{ id }] });
  expect(await dataOf(app.visitor, 'GET', '/review')).toMatchObject({ list: [{ id }] });
  expect(await dataOf(app.visitor, 'GET', `/review/${id}`)).toMatchObject({ id, rating: 5, content });
});

test('classes are listed together with bundles, alone, as picks and with their promotions, and are duplicated [7.30]', async () => {
  const { partner } = await scene(app);
  const { id } = await publishedProgram(app, partner, { normalPrice: 200_000, salePrice: 150_000 });
  for (const address of ['catalog', 'classes', 'class/featured/homepage', 'class/featured/catalog', 'promotion-class'])
    expect(await dataOf(app.visitor, 'GET', `/${address}?page=1&perPage=100`)).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ id })]),
    });
  const copy = await dataOf(partner, 'POST', `/catalog/duplicate-class/program/${id}`);
  expect(copy.id).not.toBe(id);
});

test('questions of the bank are created, listed, read, changed, duplicated and deleted [7.26]', async () => {
  const { partner } = await scene(app);
  const question = {
    type: 'single-choice',
    text: 'Apa yang dijawab lead?',
    options: [
      { id: 'a', text: 'Hal terpenting', isCorrect: true },
      { id: 'b', text: 'Latar belakang', isCorrect: false },
    ],
  };
  const { id, revision } = await dataOf(partner, 'POST', '/user/question/create', question);
  expect(await dataOf(partner, 'GET', '/user/question?page=1&perPage=10')).toMatchObject({ list: [{ id }], total: 1 });
  const changed = { ...question, text: 'Apa yang tidak dijawab lead?', revision };
  expect(await dataOf(partner, 'PUT', `/user/question/${id}`, changed)).toMatchObject({ text: changed.text });
  expect(await dataOf(partner, 'GET', `/user/question/${id}`)).toMatchObject({ id, text: changed.text });
  const copy = await dataOf(partner, 'POST', `/user/question/duplicate/${id}`);
  expect(copy.id).not.toBe(id);
  expect(copy).toMatchObject({ type: question.type, options: question.options });
  expect(await dataOf(partner, 'DELETE', `/user/question/${id}`)).toBeNull();
  expect(await dataOf(partner, 'GET', '/user/question')).toMatchObject({ list: [{ id: copy.id }], total: 1 });
});

test('instructors are invited, accept or reject, are changed, listed and dismissed; educators need no account [7.33]', async () => {
  const { partner } = await scene(app);
  const { id } = await publishedProgram(app, partner);
  const [willing, unwilling] = [await newPerson(app), await newPerson(app)];
  const invite = async ({ email }: { email: string }) => {
    const invited = await dataOf(partner, 'POST', `/instructor/program/${id}/add-instructor`, {
      email,
      scopes: ['edit'],
    });
    return { invited, answer: { token: await app.mailedToken(email, 'instructor_invitation') } };
  };
  const { invited, answer } = await invite(willing);
  const other = await invite(unwilling);
  await dataOf(willing, 'PUT', `/instructor/program/${id}/accept-invitation`, answer);
  await dataOf(unwilling, 'PUT', `/instructor/program/${id}/reject-invitation`, other.answer);
  const teachers = async () => (await dataOf(app.visitor, 'GET', `/instructor/program/${id}`)).list;
  expect(await teachers()).toMatchObject([{ fullname: willing.fullname }]);
  expect(await dataOf(partner, 'PUT', `/instructor/${invited.id}`, { scopes: ['grade'] })).toMatchObject({
    status: 'accepted',
    scopes: ['grade'],
  });
  expect(await dataOf(partner, 'DELETE', `/instructor/program/${invited.id}`)).toBeNull();
  expect(await teachers()).toEqual([]);

  const maya = { name: 'Maya Laras', title: 'Redaktur' };
  const educator = await dataOf(partner, 'POST', `/user/educator/program/${id}/create`, maya);
  expect(await dataOf(partner, 'PUT', `/user/educator/${educator.id}`, { ...maya, title: 'Penulis' })).toMatchObject({
    title: 'Penulis',
  });
  expect(await dataOf(partner, 'GET', `/user/educator/program/${id}`)).toMatchObject({ list: [{ id: educator.id }] });
  expect(await dataOf(partner, 'DELETE', `/user/educator/${educator.id}`)).toBeNull();
  expect(await dataOf(partner, 'GET', `/user/educator/program/${id}`)).toMatchObject({ list: [] });
});

test('a learner finds a class by searching, puts it in the cart, orders, pays, and studies it [1.1]', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner, { title: 'Menyunting Naskah Radio' });
  expect(await dataOf(app.visitor, 'GET', '/catalog?keyword=menyunting')).toMatchObject({ list: [{ id: program.id }] });
  const [{ id: programId }] = (await dataOf(app.visitor, 'GET', '/catalog?keyword=menyunting')).list;
  await dataOf(learner, 'POST', '/user/cart/create', { type: 'Program', programId });
  expect(await dataOf(learner, 'POST', '/user/cart/list-checkout', { programIds: [programId] })).toMatchObject({
    total: 150_000,
  });
  const order = await dataOf(learner, 'POST', '/transaction/create', {
    programIds: [programId],
    paymentMethod: 'qris',
  });
  const [paymentId] = /[^/]+$/.exec(order.redirectUrl)!;
  await dataOf(learner, 'POST', `/payment/simulator/${paymentId}`, { outcome: 'settlement' });
  await app.runQueued('payment.simulator-notify');
  await app.runQueued('payment.process');

  expect(await dataOf(learner, 'GET', `/transaction/get-detail?order_id=${order.orderId}`)).toMatchObject({
    status: 'SUCCESS',
  });
  expect(await dataOf(learner, 'GET', '/user/cart/count')).toBe(0);
  expect(await dataOf(learner, 'GET', '/user/my-class/me')).toMatchObject({ list: [{ title: program.title }] });
  const { sections } = await dataOf(learner, 'GET', `/participant/program/${programId}`);
  const [{ id: lessonId }] = sections[0].lessons;
  expect(await dataOf(learner, 'GET', `/participant/lesson/${lessonId}`)).toMatchObject({
    content: { html: expect.stringContaining('isi materinya') },
  });
});

test('a list of classes or webinars shows for each the fields that the specification names, and nothing else [3.5, 3.6, 3.7, 3.8, 3.9, 3.10, 3.11, 3.12]', async () => {
  const { partner } = await scene(app);
  const program = await publishedProgram(app, partner, { outline: [['Lead']] });
  const webinar = await publishedWebinar(app, partner, { inDays: [2] });
  const fields =
    'id code title slug salePrice description requirements about completionMessage createdBy statusApprove status archiveAt updatedAt participant mitra'.split(
      ' ',
    );
  for (const [caller, address, { id }, held] of [
    [app.visitor, '/program', program, 'sections'],
    [partner, '/user/program', program, 'sections'],
    [app.visitor, '/webinar', webinar, 'sessions'],
    [partner, '/user/webinar', webinar, 'sessions'],
  ] as const) {
    const rowIn = (list: { id: string }[]) => list.find((row) => row.id === id);
    const row = rowIn((await dataOf(caller, 'GET', `${address}?perPage=100`)).list);
    expect(Object.keys(row!).toSorted()).toEqual([...fields, held].toSorted());
    expect(row).toMatchObject({ createdBy: { fullname: expect.any(String) }, [held]: [expect.objectContaining({})] });
    expect(row).toEqual(await dataOf(caller, 'GET', `${address}/${id}`));

    const query = new URLSearchParams({
      perPage: '100',
      attributes: JSON.stringify(['code', 'description', 'createdBy']),
      order: JSON.stringify([['createdAt', 'DESC']]),
    });
    const [first] = (await dataOf(caller, 'GET', `${address}?${query}`)).list;
    expect(Object.keys(first)).toEqual(['code', 'description', 'createdBy']);
  }
});

test('the catalog accepts its tab by position, and refuses unknown words [1.17, 2.3]', async () => {
  const { partner } = await scene(app);
  const bootcamp = await publishedProgram(app, partner, { format: 'bootcamp' });
  const webinar = await publishedWebinar(app, partner, { inDays: [2] });
  const idsIn = async (query: string) =>
    (await dataOf(app.visitor, 'GET', `/catalog?perPage=100&${query}`)).list.map(({ id }: { id: string }) => id);
  expect(await idsIn('tabs=3')).toEqual([bootcamp.id]);
  expect(await idsIn('tabs=1')).toContain(webinar.id);
  expect(await idsIn('tabs=1')).not.toContain(bootcamp.id);
  expect(await idsIn(`tabs=3&filter=${encodeURIComponent('{"tab":"webinar"}')}`)).toEqual([]);
  for (const [query, field] of [
    ['tabs=5', 'tabs'],
    ['tab=3', 'tab'],
    ['tabs=3&utm_source=surat', 'utm_source'],
  ] as const) {
    const { status, body } = await app.visitor.send('GET', `/catalog?${query}`);
    expect({ query, status, fields: Object.keys(body.error.fields) }).toEqual({ query, status: 400, fields: [field] });
  }
});
