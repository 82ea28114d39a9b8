import { type ApiError, bundle, operator as operators, program, review, transaction } from '@sinau/api-client';
import { coverAddress } from '@sinau/contracts/authoring/program/program.covers';
import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newCategory, newProgram, publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { newInstructor, newPartner, newPerson, scene, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const refused = (status: number, code: string) => ({ status, code });

/** Returns the status of an answer, or of the refusal. */
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error as ApiError).status,
  );
const statuses = async (...calls: Promise<unknown>[]) => (await Promise.all(calls.map(statusOf))).toSorted();

/** Creates a draft that could be submitted, of three classes of Rp150.000, through the calls of its screen. */
async function composed(partner: PartnerPerson, title = 'Paket Penulis Berita') {
  const classes = [
    await publishedProgram(app, partner),
    await publishedProgram(app, partner),
    await publishedProgram(app, partner),
  ];
  const { id, revision } = await partner.call(bundle.create, { body: { title } });
  const draft = await partner.call(bundle.update, {
    ...byId(id),
    body: {
      description: 'Dari lead sampai naskah yang siap terbit.',
      categoryId: (await newCategory(app)).id,
      thumbnail: coverAddress('jurnalistik-1'),
      salePrice: 300_000,
      classIds: classes.map((one) => one.id),
      revision,
    },
  });
  return { draft, classes };
}

async function published(partner: PartnerPerson, title?: string) {
  const { operator } = await scene(app);
  const { draft, classes } = await composed(partner, title);
  await partner.call(bundle.submit, byId(draft.id));
  await operator.call(operators.publishBundle, byId(draft.id));
  return { pack: await partner.call(bundle.mineDetail, byId(draft.id)), classes, operator };
}

test('a bundle is created, submitted, taken for review and published, and then bought by any user [1.9, 4.19, 7.16]', async () => {
  const { partner, operator, learner } = await scene(app);
  const { draft, classes } = await composed(partner);
  expect(draft).toMatchObject({
    slug: 'bundling-paket-penulis-berita',
    statusApprove: 'draft',
    status: 'review',
    normalPrice: 450_000,
    totalClass: 3,
    classes: classes.map(({ id }) => ({ id, salePrice: 150_000, isForSale: true })),
    isForSale: false,
  });
  expect(await app.visitor.attempt(bundle.detail, byId(draft.slug))).toMatchObject(refused(404, 'not_found'));
  expect(await partner.call(bundle.submit, byId(draft.id))).toMatchObject({ statusApprove: 'waiting' });
  expect(await partner.attempt(bundle.submit, byId(draft.id))).toMatchObject(refused(409, 'bundle_not_submittable'));
  expect((await operator.call(operators.bundles, { query: { keyword: draft.title } })).list).toContainEqual(
    expect.objectContaining({ id: draft.id, type: 'bundle', statusApprove: 'waiting', reviewer: null }),
  );
  expect(await operator.call(operators.takeUpBundle, byId(draft.id))).toMatchObject({ statusApprove: 'review' });
  await operator.call(operators.publishBundle, byId(draft.slug));

  expect(await app.visitor.call(bundle.detail, byId(draft.slug))).toMatchObject({
    id: draft.id,
    salePrice: 300_000,
    normalPrice: 450_000,
    saving: 150_000,
    classes: classes.map(({ id }) => ({ id })),
  });
  expect((await app.visitor.call(bundle.list)).list.map(({ id }) => id)).toContain(draft.id);
  const mails = await app.queued<MailMessage>('mail.send');
  expect(mails.filter(({ to }) => to === partner.email)).toEqual([
    expect.objectContaining({ template: 'bundle_published', title: draft.title, slug: draft.slug }),
  ]);
  const order = await learner.call(transaction.create, {
    body: { bundleIds: [draft.id], paymentMethod: 'bank_transfer' },
  });
  expect(order).toMatchObject({ status: 'PENDING' });
  expect((await operator.call(operators.bundleDetail, byId(draft.id))).history.map(({ to }) => to)).toEqual([
    'publish',
    'review',
    'waiting',
  ]);
});

test('the reasons why a bundle cannot be submitted are reported by field, and by the list of drafts', async () => {
  const partner = await newPartner(app);
  const { id, revision } = await partner.call(bundle.create, { body: { title: 'Paket Hemat' } });
  const lacks = async () => (await partner.call(bundle.mine)).list.map(({ missing }) => missing);
  expect(await lacks()).toEqual([['description', 'categoryId', 'thumbnail', 'classIds', 'salePrice']]);
  expect(await partner.attempt(bundle.submit, byId(id))).toMatchObject({
    ...refused(422, 'bundle_incomplete'),
    fields: {
      description: expect.any(String),
      categoryId: 'Pilih topik',
      thumbnail: 'Pilih gambar sampul',
      classIds: 'Pilih 2 sampai 20 kelas',
      salePrice: 'Tentukan harga bundling',
    },
  });
  const two = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  const classIds = two.map((one) => one.id);
  const priced = await partner.call(bundle.update, { ...byId(id), body: { classIds, salePrice: 300_000, revision } });
  expect(await partner.attempt(bundle.submit, byId(id))).toMatchObject({
    fields: { salePrice: 'Harga bundling harus di bawah jumlah harga kelasnya' },
  });
  await partner.call(program.archiveOrRestore, byId(classIds[0]!));
  await partner.call(bundle.update, { ...byId(id), body: { salePrice: 290_000, revision: priced.revision } });
  expect(await partner.attempt(bundle.submit, byId(id))).toMatchObject({
    fields: { classIds: expect.stringContaining('sedang tidak dijual') },
  });
  expect(await lacks()).toEqual([['description', 'categoryId', 'thumbnail', 'classIds']]);
  await published(partner, 'Paket Terbit');
  expect((await lacks()).toSorted((one, other) => one.length - other.length)[0]).toEqual([]);
});

test('a bundle contains only published classes of its own mitra, each once, 20 at most', async () => {
  const { partner, otherPartner } = await scene(app);
  const { id, revision } = await partner.call(bundle.create, { body: { title: 'Paket Hemat' } });
  const mine = await publishedProgram(app, partner);
  const attempt = (classIds: string[]) => partner.attempt(bundle.update, { ...byId(id), body: { classIds, revision } });
  const notMine = { ...refused(422, 'invalid_input'), fields: { classIds: 'Pilih kelas mitramu yang sudah terbit' } };
  expect(await attempt([mine.id, (await publishedProgram(app, otherPartner)).id])).toMatchObject(notMine);
  expect(await attempt([mine.id, (await newProgram(app, partner)).id])).toMatchObject(notMine);
  expect(await attempt([mine.id, mine.id])).toMatchObject({
    fields: { classIds: 'Satu kelas hanya bisa masuk sekali' },
  });
  const many = Array.from({ length: 21 }, () => crypto.randomUUID());
  expect(await attempt(many)).toMatchObject({ fields: { classIds: 'Paling banyak 20 kelas' } });
});

test('a returned bundle shows the reason, is corrected and submitted again; a submission can be withdrawn until its review begins', async () => {
  const { partner, operator } = await scene(app);
  const { draft } = await composed(partner);
  await partner.call(bundle.submit, byId(draft.id));
  expect(await partner.call(bundle.withdraw, byId(draft.id))).toMatchObject({ statusApprove: 'draft' });
  await partner.call(bundle.submit, byId(draft.id));
  const body = { title: 'Paket Penulis', revision: draft.revision };
  expect(await partner.attempt(bundle.update, { ...byId(draft.id), body })).toMatchObject(
    refused(409, 'bundle_under_review'),
  );
  await operator.call(operators.takeUpBundle, byId(draft.id));
  expect(await partner.attempt(bundle.withdraw, byId(draft.id))).toMatchObject(refused(409, 'bundle_not_withdrawable'));
  const colleague = await newPerson(app, { isOperator: true });
  const reason = 'Jelaskan kenapa kelas-kelas ini cocok bersama.';
  expect(await colleague.attempt(operators.reviseBundle, { ...byId(draft.id), body: { reason } })).toMatchObject(
    refused(409, 'bundle_reviewed_by_other'),
  );
  await operator.call(operators.reviseBundle, { ...byId(draft.id), body: { reason } });
  const returned = await partner.call(bundle.mineDetail, byId(draft.id));
  expect(returned).toMatchObject({ statusApprove: 'revision', reviewReason: reason });
  await partner.call(bundle.update, { ...byId(draft.id), body: { ...body, revision: returned.revision } });
  expect(await partner.call(bundle.submit, byId(draft.id))).toMatchObject({
    title: 'Paket Penulis',
    statusApprove: 'waiting',
    reviewReason: null,
  });
});

test('changes of a published bundle go live with one command, which names what it shows; or are discarded', async () => {
  const { partner } = await scene(app);
  const { pack, classes, operator } = await published(partner);
  const fourth = await publishedProgram(app, partner, { title: 'Wawancara' });
  const [first, second] = [classes[1]!.id, classes[0]!.id];
  const body = { title: 'Paket Wartawan', classIds: [first, second, fourth.id], revision: pack.revision };
  const changed = await partner.call(bundle.update, { ...byId(pack.id), body });
  expect(changed).toMatchObject({
    title: 'Paket Wartawan',
    slug: pack.slug,
    statusApprove: 'changed',
    changes: [
      { field: 'title', before: pack.title, after: 'Paket Wartawan' },
      { field: 'classes', added: ['Wawancara'], removed: [classes[2]!.title], isReordered: true },
    ],
  });
  const page = () => app.visitor.call(bundle.detail, byId(pack.id));
  expect(await page()).toMatchObject({ title: pack.title, classes: classes.map(({ id }) => ({ id })) });
  expect(await partner.call(bundle.preview, byId(pack.id))).toMatchObject({ title: 'Paket Wartawan', totalClass: 3 });
  expect(
    (await partner.call(bundle.mine, { query: { filter: { statusApprove: 'changed' }, keyword: 'wartawan' } })).list,
  ).toMatchObject([{ id: pack.id }]);

  const stale = { ...byId(pack.id), query: { updatedAt: pack.updatedAt } };
  expect(await partner.attempt(bundle.submit, stale)).toMatchObject(refused(409, 'bundle_edited_elsewhere'));
  expect(
    await partner.call(bundle.submit, { ...byId(pack.id), query: { updatedAt: changed.updatedAt } }),
  ).toMatchObject({ statusApprove: 'publish', changes: [] });
  expect(await page()).toMatchObject({
    title: 'Paket Wartawan',
    classes: [{ id: first }, { id: second }, { id: fourth.id }],
  });
  expect((await operator.call(operators.bundleDetail, byId(pack.id))).history[0]).toMatchObject({
    from: 'publish',
    to: 'publish',
    changes: changed.changes,
  });

  const { revision } = await partner.call(bundle.mineDetail, byId(pack.id));
  await partner.call(bundle.update, { ...byId(pack.id), body: { title: 'Lain lagi', revision } });
  expect(await partner.call(bundle.discardChanges, byId(pack.id))).toMatchObject({
    title: 'Paket Wartawan',
    statusApprove: 'publish',
  });
});

test(
  'each class says why it belongs to the bundle; a sentence goes with its class, and waits for the next publication',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    const { draft, classes } = await composed(partner);
    const [first, second, third] = classes.map(({ id }) => id) as [string, string, string];
    const reasons = { [first]: 'Dasarnya dulu.', [second]: 'Lalu wawancara.' };
    const write = async (body: object) => {
      const { revision } = await partner.call(bundle.mineDetail, byId(draft.id));
      return partner.call(bundle.update, { ...byId(draft.id), body: { ...body, revision } });
    };
    const saying = (row: { classes: readonly { reason: string }[] }) => row.classes.map(({ reason }) => reason);
    expect(saying(await write({ reasons }))).toEqual(['Dasarnya dulu.', 'Lalu wawancara.', '']);
    expect(saying(await write({ classIds: [second, third] }))).toEqual(['Lalu wawancara.', '']);
    expect(saying(await write({ classIds: [first, second, third] }))).toEqual(['', 'Lalu wawancara.', '']);
    const { operator } = await scene(app);
    await partner.call(bundle.submit, byId(draft.id));
    await operator.call(operators.publishBundle, byId(draft.id));
    const page = async () => saying(await app.visitor.call(bundle.detail, byId(draft.id)));
    expect(await page()).toEqual(['', 'Lalu wawancara.', '']);

    expect(await write({ reasons: { [third]: 'Penutupnya.' } })).toMatchObject({
      changes: [{ field: 'classes', rewritten: [classes[1]!.title, classes[2]!.title] }],
    });
    expect(saying(await partner.call(bundle.preview, byId(draft.id)))).toEqual(['', '', 'Penutupnya.']);
    expect(await page()).toEqual(['', 'Lalu wawancara.', '']);
    await partner.call(bundle.submit, byId(draft.id));
    expect(await page()).toEqual(['', '', 'Penutupnya.']);
    expect(await write({ reasons: { [third]: 'Penutupnya.' } })).toMatchObject({ statusApprove: 'publish' });
  },
);

test('writing back the published values leaves nothing to publish', async () => {
  const { partner } = await scene(app);
  const { pack } = await published(partner);
  const write = async (title: string) => {
    const { revision } = await partner.call(bundle.mineDetail, byId(pack.id));
    return partner.call(bundle.update, { ...byId(pack.id), body: { title, revision } });
  };
  expect(await write('Paket Lain')).toMatchObject({ statusApprove: 'changed' });
  expect(await write(pack.title)).toMatchObject({ statusApprove: 'publish' });
  expect(await partner.attempt(bundle.submit, byId(pack.id))).toMatchObject(refused(409, 'bundle_not_submittable'));
});

test('the price of a published bundle changes by a command of its own, which names the old one and stays below the sum', async () => {
  const { partner } = await scene(app);
  const { pack, operator } = await published(partner);
  const body = { salePrice: 250_000, revision: pack.revision };
  expect(await partner.attempt(bundle.update, { ...byId(pack.id), body })).toMatchObject(
    refused(409, 'bundle_price_apart'),
  );
  const change = (from: number, to: number) => ({ ...byId(pack.id), body: { from, to } });
  expect(await partner.attempt(bundle.changePrice, change(299_000, 250_000))).toMatchObject(
    refused(409, 'bundle_edited_elsewhere'),
  );
  expect(await partner.attempt(bundle.changePrice, change(300_000, 450_000))).toMatchObject({
    ...refused(422, 'invalid_input'),
    fields: { to: 'Harga bundling harus di bawah jumlah harga kelasnya' },
  });
  expect(await partner.call(bundle.changePrice, change(300_000, 250_000))).toMatchObject({
    salePrice: 250_000,
    statusApprove: 'publish',
  });
  expect(await app.visitor.call(bundle.detail, byId(pack.id))).toMatchObject({ salePrice: 250_000, saving: 200_000 });
  expect((await operator.call(operators.bundleDetail, byId(pack.id))).history[0]!.changes).toEqual([
    { field: 'salePrice', before: 300_000, after: 250_000 },
  ]);
  expect(
    await statuses(
      partner.call(bundle.changePrice, change(250_000, 200_000)),
      partner.call(bundle.changePrice, change(250_000, 210_000)),
    ),
  ).toEqual([200, 409]);
});

test(
  'an archived bundle is only in the archive and not in the catalog, its page says so, and after restoring it is sold again [1.9, 1.10]',
  { tags: 'night' },
  async () => {
    const { partner, learner } = await scene(app);
    const { pack } = await published(partner);
    const listed = async () => ({
      active: (await partner.call(bundle.mine)).total,
      archived: (await partner.call(bundle.mine, { query: { filter: { isArchived: true } } })).total,
    });
    expect(await partner.call(bundle.archiveOrRestore, byId(pack.id))).toMatchObject({ isForSale: false });
    expect(await listed()).toEqual({ active: 0, archived: 1 });
    expect((await app.visitor.call(bundle.list)).list.map(({ id }) => id)).not.toContain(pack.id);
    expect(await app.visitor.call(bundle.detail, byId(pack.slug))).toMatchObject({
      archiveAt: expect.any(String) as string,
      sale: { state: 'closed' },
      classes: [{}, {}, {}],
    });
    expect(await app.visitor.call(review.list, { params: { type: 'bundle', id: pack.slug } })).toMatchObject({
      list: [],
    });
    const order = { body: { bundleIds: [pack.id], paymentMethod: 'bank_transfer' as const } };
    expect(await learner.attempt(transaction.create, order)).toMatchObject(refused(409, 'bundle_not_for_sale'));
    await partner.call(bundle.archiveOrRestore, byId(pack.id));
    expect(await listed()).toEqual({ active: 1, archived: 0 });
    expect(await app.visitor.call(bundle.detail, byId(pack.slug))).toMatchObject({ archiveAt: null });
    expect(await learner.call(transaction.create, order)).toMatchObject({ status: 'PENDING' });
  },
);

test(
  'an archived draft has no page, and neither has a bundle whose sales an operator stopped',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    const { draft } = await composed(partner);
    await partner.call(bundle.archiveOrRestore, byId(draft.id));
    const { pack } = await published(partner);
    await app.db.bundle.update({
      where: { id: pack.id },
      data: { archiveAt: app.clock.now(), suspendedAt: app.clock.now(), suspensionReason: 'Diperiksa' },
    });
    for (const { slug } of [draft, pack])
      expect(await app.visitor.attempt(bundle.detail, byId(slug))).toMatchObject(refused(404, 'not_found'));
  },
);

test('archiving or suspending a class takes its bundle off sale, notifies each side of the reason, and the class cannot be deleted', async () => {
  const { partner, learner } = await scene(app);
  const { pack, classes, operator } = await published(partner);
  const [archived, suspended] = [classes[0]!, classes[1]!];
  const alone = await publishedProgram(app, partner);
  await partner.call(program.archiveOrRestore, byId(archived.id));
  await operator.call(operators.suspend, {
    ...byId(suspended.id),
    body: { reason: 'Ada keluhan yang kami periksa.' },
  });
  const unsold = [
    { id: archived.id, title: archived.title, because: 'archived' },
    { id: suspended.id, title: suspended.title, because: 'suspended' },
  ];
  expect(await partner.call(bundle.mineDetail, byId(pack.id))).toMatchObject({
    statusApprove: 'publish',
    isForSale: false,
    classes: [{ isForSale: false }, { isForSale: false }, { isForSale: true }],
    unsold,
  });
  const holding = (classId: string) => partner.call(bundle.mine, { query: { filter: { classId } } });
  expect(await holding(archived.id)).toMatchObject({ total: 1, list: [{ id: pack.id, status: 'publish', unsold }] });
  expect(await holding(alone.id)).toMatchObject({ total: 0 });
  expect(await operator.call(operators.bundleDetail, byId(pack.id))).toMatchObject({ unsold });

  expect(await app.visitor.call(bundle.detail, byId(pack.id))).toMatchObject({
    sale: { state: 'closed' },
    totalClass: 3,
    classes: [{ id: classes[2]!.id }],
  });
  const order = { body: { bundleIds: [pack.id], paymentMethod: 'bank_transfer' as const } };
  expect(await learner.attempt(transaction.create, order)).toMatchObject(refused(409, 'bundle_lacks_class'));
  const listed = (await app.visitor.call(bundle.list, { query: { keyword: pack.title } })).list.map(({ id }) => id);
  expect(listed).not.toContain(pack.id);

  expect(await partner.attempt(program.remove, byId(archived.id))).toMatchObject(refused(409, 'class_in_bundle'));
  await partner.call(program.archiveOrRestore, byId(archived.id));
  await operator.call(operators.resume, byId(suspended.id));
  expect(await app.visitor.call(bundle.detail, byId(pack.id))).toMatchObject({ sale: { state: 'open' } });
  expect(await partner.call(bundle.mineDetail, byId(pack.id))).toMatchObject({ isForSale: true, unsold: [] });
});

test('an operator stops its sales with a reason and allows them again; its classes stay on sale', async () => {
  const { partner } = await scene(app);
  const { pack, classes, operator } = await published(partner);
  const body = { reason: 'Gambar sampulnya memuat merek orang lain.' };
  await operator.call(operators.suspendBundle, { ...byId(pack.id), body });
  expect(await operator.attempt(operators.suspendBundle, { ...byId(pack.id), body })).toMatchObject(
    refused(409, 'bundle_not_suspendable'),
  );
  expect(await app.visitor.attempt(bundle.detail, byId(pack.id))).toMatchObject({ status: 404 });
  expect(await app.visitor.call(program.detail, byId(classes[0]!.id))).toMatchObject({ id: classes[0]!.id });
  expect(await partner.call(bundle.mineDetail, byId(pack.id))).toMatchObject({ suspensionReason: body.reason });
  await operator.call(operators.resumeBundle, byId(pack.id));
  expect(await app.visitor.call(bundle.detail, byId(pack.id))).toMatchObject({ id: pack.id });
  const templates = (await app.queued<MailMessage>('mail.send')).filter(({ to }) => to === partner.email);
  expect(templates.map(({ template }) => template)).toEqual(['bundle_published', 'bundle_suspended', 'bundle_resumed']);
});

test('only a bundle without orders can be deleted; of a concurrent deletion and order, one succeeds', async () => {
  const { partner } = await scene(app);
  for (let round = 0; round < (isFullRun ? 6 : 2); round += 1) {
    const { pack } = await published(partner, `Paket Ke${round}`);
    const learner = await newPerson(app);
    const order = { body: { bundleIds: [pack.id], paymentMethod: 'bank_transfer' as const } };
    const [removed, ordered] = await Promise.all([
      statusOf(partner.call(bundle.remove, byId(pack.id))),
      statusOf(learner.call(transaction.create, order)),
    ]);
    const isThere = (await app.db.bundle.count({ where: { id: pack.id } })) === 1;
    expect([removed, ordered]).toEqual(isThere ? [409, 200] : [200, 404]);
    expect(await app.db.orderLine.count({ where: { bundleId: pack.id } })).toBe(isThere ? 3 : 0);
  }
  const { draft } = await composed(partner);
  await partner.call(bundle.remove, byId(draft.id));
  expect(await partner.attempt(bundle.mineDetail, byId(draft.id))).toMatchObject({ status: 404 });
});

test('of two concurrent submissions one succeeds, and of two publications one', async () => {
  const { partner, operator } = await scene(app);
  const { draft } = await composed(partner);
  const submit = () => partner.call(bundle.submit, byId(draft.id));
  expect(await statuses(submit(), submit())).toEqual([200, 409]);
  const publish = () => operator.call(operators.publishBundle, byId(draft.id));
  expect(await statuses(publish(), publish())).toEqual([200, 409]);
  expect(await app.db.bundleTransition.count({ where: { bundleId: draft.id } })).toBe(2);
});

test('two editors: the second is notified that the bundle has changed', async () => {
  const { partner } = await scene(app);
  const { draft } = await composed(partner);
  const write = (title: string) =>
    partner.call(bundle.update, { ...byId(draft.id), body: { title, revision: draft.revision } });
  expect(await statuses(write('Paket Satu'), write('Paket Dua'))).toEqual([200, 409]);
});

test('an unverified mitra may write a bundle, and submits once it is verified', async () => {
  const partner = await newPartner(app, { status: 'Pending' });
  const { draft } = await composed(partner);
  expect(await partner.attempt(bundle.submit, byId(draft.id))).toMatchObject(refused(409, 'mitra_not_verified'));
});

test('for instructors and other mitra a bundle does not exist, and no other user previews a draft', async () => {
  const { partner, otherPartner, operator } = await scene(app);
  const { draft, classes } = await composed(partner);
  const instructor = await newInstructor(app, partner, classes[0]!.id, ['edit', 'grade', 'report']);
  for (const person of [instructor, otherPartner]) {
    expect(await person.attempt(bundle.mineDetail, byId(draft.id))).toMatchObject({ status: 404 });
    expect(await person.attempt(bundle.preview, byId(draft.id))).toMatchObject({ status: 404 });
  }
  for (const person of [partner, operator])
    expect(await person.call(bundle.preview, byId(draft.slug))).toMatchObject({ id: draft.id, saving: 150_000 });
});

test('lists and details need few statements, whatever their size', { tags: 'night' }, async () => {
  const { partner, operator } = await scene(app);
  const { draft } = await composed(partner);
  const one = await countQueries(() => partner.call(bundle.mine));
  for (let index = 0; index < 4; index += 1) await composed(partner, `Paket Ke${index}`);
  expect(await countQueries(() => partner.call(bundle.mine))).toBe(one);
  const figures = [
    one,
    await countQueries(() => partner.call(bundle.mineDetail, byId(draft.id))),
    await countQueries(() => partner.call(bundle.preview, byId(draft.id))),
    await countQueries(() => operator.call(operators.bundles)),
    await countQueries(() => operator.call(operators.bundleDetail, byId(draft.id))),
  ];
  expect(Math.max(...figures)).toBeLessThanOrEqual(6);
});
