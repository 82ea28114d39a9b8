import { cart, lesson, operator as operators, program, review } from '@sinau/api-client';
import type { Sending } from '@sinau/contracts';
import type { programEndpoints } from '@sinau/contracts/authoring/program/program.endpoints';
import { coverAddress } from '@sinau/contracts/authoring/program/program.covers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, newCategory, newProgram, publishedProgram } from '../../testing/classes.ts';
import { newPartner, newPerson, scene, type PartnerPerson } from '../../testing/scene.ts';

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

/** Creates a draft that could be submitted, through the calls of the builder. */
async function buildDraft(partner: PartnerPerson, title = 'Menulis Lead yang Kuat') {
  const category = await newCategory(app);
  const { id } = await partner.call(program.create, { body: { title } });
  const { sections } = await partner.call(program.createSection, {
    params: { id },
    body: { sectionTitle: 'Section 1' },
  });
  await partner.call(lesson.create, { params: { sectionId: sections[0]!.id }, body: article('Apa itu lead') });
  const { revision } = await partner.call(program.mineDetail, { params: { id } });
  const fields = {
    description: 'Belajar menulis pembuka berita.',
    categoryId: category.id,
    thumbnail: coverAddress('jurnalistik-1'),
    salePrice: 150_000,
  };
  return partner.call(program.update, { params: { id }, body: { ...fields, revision } });
}
const byId = (id: string) => ({ params: { id } });

test('a class is built, submitted, published and found by all users', async () => {
  const { partner, operator } = await scene(app);
  const draft = await buildDraft(partner);
  expect(draft).toMatchObject({
    statusApprove: 'draft',
    status: 'review',
    participant: null,
    sections: [{ title: 'Section 1', lessons: [{ title: 'Apa itu lead', isComplete: true, status: null }] }],
  });
  expect(await app.visitor.attempt(program.detail, byId(draft.slug))).toMatchObject({ status: 404, code: 'not_found' });

  expect(await partner.call(program.submit, byId(draft.id))).toMatchObject({ statusApprove: 'waiting' });
  await operator.call(operators.takeUp, byId(draft.id));
  await operator.call(operators.publish, byId(draft.slug));

  for (const ref of [draft.id, draft.slug]) {
    expect(await app.visitor.call(program.detail, byId(ref))).toMatchObject({
      id: draft.id,
      statusApprove: 'publish',
      status: 'publish',
      participant: null,
      mitra: { id: partner.mitraId },
    });
  }
  const mails = await app.queued<MailMessage>('mail.send');
  expect(mails.filter(({ to }) => to === partner.email)).toEqual([
    expect.objectContaining({ template: 'class_published', title: draft.title, slug: draft.slug }),
  ]);
});

test('a class is built from sections and lessons, changed, submitted, archived, restored and deleted [1.7, 1.10, 4.7]', async () => {
  const { partner, operator } = await scene(app);
  const draft = await buildDraft(partner);
  expect(draft.sections).toMatchObject([{ title: 'Section 1', lessons: [{ title: 'Apa itu lead' }] }]);
  const body = { title: 'Menulis Lead yang Lebih Kuat', revision: draft.revision };
  expect(await partner.call(program.update, { ...byId(draft.id), body })).toMatchObject({ title: body.title });
  expect(await partner.call(program.submit, byId(draft.id))).toMatchObject({ statusApprove: 'waiting' });
  await operator.call(operators.takeUp, byId(draft.id));
  await operator.call(operators.publish, byId(draft.id));

  const listed = async () => ({
    mine: (await partner.call(program.mine)).total,
    archived: (await partner.call(program.archived)).total,
  });
  expect(await partner.call(program.archiveOrRestore, byId(draft.id))).toMatchObject({ archiveAt: expect.any(String) });
  expect(await listed()).toEqual({ mine: 0, archived: 1 });
  expect(await partner.call(program.archiveOrRestore, byId(draft.id))).toMatchObject({ archiveAt: null });
  expect(await listed()).toEqual({ mine: 1, archived: 0 });
  await partner.call(program.remove, byId(draft.id));
  expect(await listed()).toEqual({ mine: 0, archived: 0 });
  expect(await partner.attempt(program.mineDetail, byId(draft.id))).toMatchObject({ status: 404 });
});

test('a class is submitted from draft, or from revision, which counts as draft, and from no other state [6.5]', async () => {
  const { partner } = await scene(app);
  const now = app.clock.now();
  for (const statusApprove of ['draft', 'revision', 'waiting', 'review', 'publish'] as const) {
    const { id } = await newProgram(app, partner, {
      statusApprove,
      submittedAt: statusApprove === 'draft' ? null : now,
      publishedAt: statusApprove === 'publish' ? now : null,
      reviewReason: statusApprove === 'revision' ? 'Tambah contoh' : null,
    });
    if (statusApprove === 'draft' || statusApprove === 'revision')
      expect(await partner.call(program.submit, byId(id))).toMatchObject({ statusApprove: 'waiting' });
    else
      expect(await partner.attempt(program.submit, byId(id))).toMatchObject({
        status: 409,
        code: 'class_not_submittable',
      });
  }
});

test('each step of a review records who took it, why, and a snapshot of the class', async () => {
  const { partner, operator } = await scene(app);
  const { id } = await buildDraft(partner);
  const reason = 'Lengkapi deskripsi kelasnya, ya.';
  await partner.call(program.submit, byId(id));
  await operator.call(operators.revise, { ...byId(id), body: { reason } });
  expect(await partner.call(program.mineDetail, byId(id))).toMatchObject({
    statusApprove: 'revision',
    reviewReason: reason,
  });
  await partner.call(program.submit, byId(id));
  await operator.call(operators.publish, byId(id));
  await partner.call(program.archiveOrRestore, byId(id));

  const steps = await app.db.classTransition.findMany({
    where: { classId: id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  expect(steps.map(({ from, to, actorId, reason: why }) => [from, to, actorId, why])).toEqual([
    ['draft', 'waiting', partner.id, null],
    ['waiting', 'revision', operator.id, reason],
    ['revision', 'waiting', partner.id, null],
    ['waiting', 'publish', operator.id, null],
    ['publish', 'publish', partner.id, null],
  ]);
  expect(steps[3]!.snapshot).toMatchObject({
    salePrice: 150_000,
    archiveAt: null,
    sections: [{ lessons: [{ content: { html: '<p>Isi materinya.</p>' } }] }],
  });
  expect(steps[4]!.snapshot).toMatchObject({ archiveAt: expect.any(String) as string });
  expect(
    (await app.queued<MailMessage>('mail.send'))
      .filter(({ to }) => to === partner.email)
      .map(({ template }) => template),
  ).toEqual(['class_revision', 'class_published']);
});

test('a class with a lesson without content is neither submitted nor published, and the refusal names each', async () => {
  const { partner, operator } = await scene(app);
  const { id, sections } = await newProgram(app, partner, { outline: [['Pembuka', 'Isi', 'Penutup']] });
  const [, second, third] = sections[0]!.lessons;
  const empty = { where: { id: { in: [second!.id, third!.id] } }, data: { isComplete: false } };
  await app.db.workingLesson.updateMany(empty);
  const refusal = {
    status: 422,
    code: 'class_incomplete',
    fields: {
      [`lessons.${second!.id}`]: 'Lengkapi materi “Isi”',
      [`lessons.${third!.id}`]: 'Lengkapi materi “Penutup”',
    },
  };
  expect(await partner.attempt(program.submit, byId(id))).toMatchObject(refusal);
  await app.db.workingLesson.updateMany({ ...empty, data: { isComplete: true } });
  await partner.call(program.submit, byId(id));
  await app.db.workingLesson.updateMany(empty);
  expect(await operator.attempt(operators.publish, byId(id))).toMatchObject(refusal);
  expect(await partner.call(program.mineDetail, byId(id))).toMatchObject({ statusApprove: 'waiting' });
});

test('a submission can be withdrawn until an operator begins its review', async () => {
  const { partner, operator } = await scene(app);
  const { id } = await buildDraft(partner);
  expect(await partner.attempt(program.withdraw, byId(id))).toMatchObject({ code: 'class_not_withdrawable' });
  const { revision } = await partner.call(program.submit, byId(id));
  expect(await partner.call(program.withdraw, byId(id))).toMatchObject({ statusApprove: 'draft' });
  await partner.call(program.update, { params: { id }, body: { title: 'Menulis Lead Lagi', revision } });

  await partner.call(program.submit, byId(id));
  await operator.call(operators.takeUp, byId(id));
  expect(await partner.attempt(program.withdraw, byId(id))).toMatchObject({
    status: 409,
    code: 'class_not_withdrawable',
  });
  const steps = await app.db.classTransition.findMany({
    where: { classId: id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  expect(steps.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'draft waiting',
    'waiting draft',
    'draft waiting',
    'waiting review',
  ]);
});

test('submitting an incomplete class names every missing field', async () => {
  const { partner } = await scene(app);
  const { id } = await partner.call(program.create, { body: { title: 'Baru mulai' } });
  expect(await partner.attempt(program.submit, byId(id))).toMatchObject({
    status: 422,
    code: 'class_incomplete',
    fields: {
      description: 'Tulis deskripsi singkat, minimal 20 karakter',
      thumbnail: 'Pilih gambar sampul',
      categoryId: 'Pilih topik',
      salePrice: 'Tentukan harga, boleh gratis',
      sections: 'Tambah minimal satu materi',
    },
  });
  expect(await partner.call(program.mineDetail, byId(id))).toMatchObject({ statusApprove: 'draft' });
  expect(await app.db.classTransition.count({ where: { classId: id } })).toBe(0);
});

test.each(['Pending', 'Rejected'] as const)(
  'a partner whose mitra is %s may build a class, but cannot submit it',
  async (status) => {
    const partner = await newPartner(app, { status });
    const { id } = await buildDraft(partner);
    expect(await partner.attempt(program.submit, byId(id))).toMatchObject({ status: 409, code: 'mitra_not_verified' });
  },
);

test('an archived class cannot be submitted, because it could not be bought once published', async () => {
  const { partner } = await scene(app);
  const { id } = await buildDraft(partner);
  await partner.call(program.archiveOrRestore, byId(id));
  expect(await partner.attempt(program.submit, byId(id))).toMatchObject({ status: 409, code: 'class_not_submittable' });
  await partner.call(program.archiveOrRestore, byId(id));
  expect(await partner.call(program.submit, byId(id))).toMatchObject({ statusApprove: 'waiting' });
});

test('a class under review cannot be archived, and an archived class can be neither submitted nor published', async () => {
  const { partner, operator } = await scene(app);
  for (let round = 0; round < 5; round += 1) {
    const { id } = await buildDraft(partner);
    const outcomes = await Promise.allSettled([
      partner.call(program.submit, byId(id)),
      partner.call(program.archiveOrRestore, byId(id)),
    ]);
    const { statusApprove, archiveAt } = await partner.call(program.mineDetail, byId(id));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([statusApprove, archiveAt === null]).toEqual(archiveAt ? ['draft', false] : ['waiting', true]);
    if (archiveAt) continue;
    expect(await partner.attempt(program.archiveOrRestore, byId(id))).toMatchObject({ code: 'class_under_review' });
    await expect(app.db.class.update({ where: { id }, data: { archiveAt: app.clock.now() } })).rejects.toThrow(
      'Class_archived_is_not_reviewed',
    );
    expect(await operator.call(operators.publish, byId(id))).toMatchObject({ statusApprove: 'publish' });
  }
});

test(
  'a class that is archived and restored many times concurrently has one step in its history for each change',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    const { id } = await publishedProgram(app, partner);
    await Promise.all(Array.from({ length: 10 }, () => partner.call(program.archiveOrRestore, byId(id))));
    const steps = await app.db.classTransition.findMany({
      where: { classId: id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    const archived = steps.map(({ snapshot }) => (snapshot as { archiveAt: string | null }).archiveAt !== null);
    expect(archived).toEqual(steps.map((_, index) => index % 2 === 0));
    expect((await partner.call(program.mineDetail, byId(id))).archiveAt !== null).toBe(archived.at(-1));
  },
);

test('of two concurrent submissions, and of two publications, one succeeds', async () => {
  const { partner, operator } = await scene(app);
  const { id } = await buildDraft(partner);
  const submits = await Promise.allSettled([1, 2, 3].map(() => partner.call(program.submit, byId(id))));
  expect(submits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await partner.attempt(program.submit, byId(id))).toMatchObject({ status: 409, code: 'class_not_submittable' });

  const publishes = await Promise.allSettled([1, 2, 3].map(() => operator.call(operators.publish, byId(id))));
  expect(publishes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await operator.attempt(operators.publish, byId(id))).toMatchObject({
    status: 409,
    code: 'class_not_awaiting_review',
  });
  expect(await app.db.classTransition.count({ where: { classId: id } })).toBe(2);
  expect((await app.queued<MailMessage>('mail.send')).filter(({ to }) => to === partner.email)).toHaveLength(1);
});

test('a class under review cannot be changed by its makers', async () => {
  const { partner, operator } = await scene(app);
  const draft = await buildDraft(partner);
  const [section] = draft.sections;
  const { revision } = await partner.call(program.submit, byId(draft.id));
  const attempts = () => [
    partner.attempt(program.update, { ...byId(draft.id), body: { title: 'Judul lain', revision } }),
    partner.attempt(program.remove, byId(draft.id)),
    partner.attempt(program.createSection, { ...byId(draft.id), body: { sectionTitle: 'Lagi' } }),
    partner.attempt(program.updateSection, {
      params: { id: draft.id, sectionId: section!.id },
      body: { title: 'Lain' },
    }),
    partner.attempt(program.removeSection, { params: { id: draft.id, sectionId: section!.id } }),
    partner.attempt(lesson.create, { params: { sectionId: section!.id }, body: article('Lagi') }),
    partner.attempt(lesson.update, {
      params: { id: section!.lessons[0]!.id },
      body: { ...article('Lain'), setting: {}, revision: 1 },
    }),
    partner.attempt(lesson.remove, { params: { id: section!.lessons[0]!.id } }),
  ];
  for (const refusal of await Promise.all(attempts()))
    expect(refusal).toMatchObject({ status: 409, code: 'class_under_review' });
  await operator.call(operators.takeUp, byId(draft.id));
  for (const refusal of await Promise.all(attempts()))
    expect(refusal).toMatchObject({ status: 409, code: 'class_under_review' });
  expect(await partner.call(program.mineDetail, byId(draft.id))).toMatchObject({
    title: draft.title,
    sections: draft.sections,
    statusApprove: 'review',
  });
});

test('of two editors who read the same revision, the second is refused', async () => {
  const { partner } = await scene(app);
  const { id } = await newProgram(app, partner);
  const edits = await Promise.allSettled(
    ['Judul satu', 'Judul dua', 'Judul tiga'].map((title) =>
      partner.call(program.update, { ...byId(id), body: { title, revision: 1 } }),
    ),
  );
  expect(edits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(
    await partner.attempt(program.update, { ...byId(id), body: { title: 'Judul empat', revision: 1 } }),
  ).toMatchObject({ status: 409, code: 'class_edited_elsewhere' });
});

test('sections are added at the end, renamed and removed [7.10, 7.12]', async () => {
  const { partner } = await scene(app);
  const { id } = await partner.call(program.create, { body: { title: 'Kelas berisi' } });
  for (const sectionTitle of ['Satu', 'Dua', 'Tiga'])
    await partner.call(program.createSection, { ...byId(id), body: { sectionTitle } });
  const { sections } = await partner.call(program.mineDetail, byId(id));
  await partner.call(program.updateSection, {
    params: { id, sectionId: sections[0]!.id },
    body: { title: ' Pembuka ' },
  });
  const left = await partner.call(program.removeSection, { params: { id, sectionId: sections[1]!.id } });
  expect(left.sections.map(({ title }) => title)).toEqual(['Pembuka', 'Tiga']);
  expect(left.revision).toBe(6);
});

test('a slug is made from the title, is unique, and is never a reserved path segment', async () => {
  const { partner } = await scene(app);
  const slugOf = async (title: string) => (await partner.call(program.create, { body: { title } })).slug;
  expect(await slugOf('Kopi & Teh: Seduh Élégan!')).toBe('kopi-teh-seduh-elegan');
  expect(await slugOf('Webinar yang Memikat')).toBe('kelas-webinar-yang-memikat');
  expect(await slugOf('Bundling Produk')).toBe('kelas-bundling-produk');
  expect(await slugOf('Kopi & Teh: Seduh Élégan!')).toMatch(/^kopi-teh-seduh-elegan-[0-9a-z]{4}$/);
  expect(await slugOf('Video')).toBe('kelas-video');
  expect(await slugOf('Ending Message')).toBe('kelas-ending-message');
  expect(await slugOf('写作课程基础')).toBe('kelas');
  expect(await slugOf('0198f1c0-0000-7000-8000-000000000000')).toBe('kelas-0198f1c0-0000-7000-8000-000000000000');

  const many = await Promise.all(
    Array.from({ length: 5 }, () => partner.call(program.create, { body: { title: 'Serentak Sekali' } })),
  );
  expect(new Set(many.map(({ slug }) => slug)).size).toBe(5);
  expect(new Set(many.map(({ code }) => code)).size).toBe(5);
});

test('the slug of a draft follows its title', async () => {
  const { partner } = await scene(app);
  const { id } = await partner.call(program.create, { body: { title: 'Judul sementara' } });
  const mark = id.slice(-6);
  expect(
    await partner.call(program.update, { ...byId(id), body: { title: `Judul tetap ${mark}`, revision: 1 } }),
  ).toMatchObject({ slug: `judul-tetap-${mark}` });
  expect(
    await partner.call(program.update, { ...byId(id), body: { description: 'Deskripsi baru', revision: 2 } }),
  ).toMatchObject({ slug: `judul-tetap-${mark}` });
});

test('scripts are removed from or inert in every text of a class', async () => {
  const { partner, learner, operator } = await scene(app);
  const script = '<script>alert(1)</script>';
  const { id, revision } = await buildDraft(partner);
  const saved = await partner.call(program.update, {
    ...byId(id),
    body: {
      title: `${script} Judul`,
      description: `${script} deskripsi yang cukup panjang`,
      requirements: script,
      revision,
      about: `<p onclick="x()">Tentang <a href="javascript:alert(1)">tautan</a></p>${script}<iframe src="https://contoh.id"></iframe>`,
      completionMessage: `<p>Selamat!</p><img src=x onerror=alert(1)>${script}`,
    },
  });
  expect(saved).toMatchObject({ title: `${script} Judul`, requirements: script, completionMessage: '<p>Selamat!</p>' });
  expect(saved.slug).toMatch(/^script-alert-1-script-judul/);
  expect(saved.about).toBe('<p>Tentang tautan</p>');
  const { sections } = await partner.call(program.createSection, { ...byId(id), body: { sectionTitle: script } });
  expect(sections.at(-1)!.title).toBe(script);
  await partner.call(program.submit, byId(id));
  expect(await operator.attempt(operators.revise, { ...byId(id), body: { reason: 'pendek' } })).toMatchObject({
    status: 422,
    fields: { reason: 'Minimal 10 karakter' },
  });
  await operator.call(operators.publish, byId(id));
  expect((await learner.call(program.detail, byId(id))).completionMessage).toBeNull();
});

test('a completion message of empty paragraphs is stored as null', async () => {
  const { partner } = await scene(app);
  expect(
    await partner.call(program.create, { body: { title: 'Tanpa pesan', completionMessage: '<p> <br></p>' } }),
  ).toMatchObject({ completionMessage: null });
});

test('invalid input is refused with a message for each field', async () => {
  const { partner } = await scene(app);
  expect(
    await partner.attempt(program.create, {
      body: { title: 'abc', salePrice: 5_000, thumbnail: 'https://jahat.id/x.svg', categoryId: 'bukan-id' },
    }),
  ).toMatchObject({
    status: 422,
    code: 'invalid_input',
    fields: {
      title: 'Minimal 5 karakter',
      salePrice: 'Isi 0 untuk gratis, atau Rp10.000 sampai Rp100.000.000',
      thumbnail: 'Pilih sampul, atau unggah gambar',
      categoryId: expect.any(String) as string,
    },
  });
  const unknownTopic = { title: 'Topik hilang', categoryId: '0198f1c0-0000-7000-8000-000000000000' };
  expect(await partner.attempt(program.create, { body: unknownTopic })).toMatchObject({
    status: 422,
    fields: { categoryId: 'Topik ini tidak ada' },
  });
  expect(await partner.attempt(program.mineDetail, byId('Bukan Id'))).toMatchObject({ status: 404 });
  expect(
    await partner.attempt(program.updateSection, {
      params: { id: 'ada', sectionId: 'bukan-id' },
      body: { title: 'x' },
    }),
  ).toMatchObject({ status: 404 });
});

test("another mitra's class and sections are not found by any call", async () => {
  const { partner, otherPartner } = await scene(app);
  const own = await newProgram(app, otherPartner);
  const { id, slug, sections } = await newProgram(app, partner);
  const sectionId = sections[0]!.id;
  for (const ref of [id, slug]) {
    const refusals = await Promise.all([
      otherPartner.attempt(program.mineDetail, byId(ref)),
      otherPartner.attempt(program.update, { ...byId(ref), body: { title: 'Diambil alih', revision: 1 } }),
      otherPartner.attempt(program.submit, byId(ref)),
      otherPartner.attempt(program.archiveOrRestore, byId(ref)),
      otherPartner.attempt(program.remove, byId(ref)),
      otherPartner.attempt(program.createSection, { ...byId(ref), body: { sectionTitle: 'Sisipan' } }),
    ]);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
  }
  expect(
    await otherPartner.attempt(program.updateSection, {
      params: { id: own.id, sectionId },
      body: { title: 'Sisipan' },
    }),
  ).toMatchObject({ status: 404 });
  expect(await otherPartner.attempt(program.removeSection, { params: { id: own.id, sectionId } })).toMatchObject({
    status: 404,
  });
  expect(await partner.call(program.mineDetail, byId(id))).toMatchObject({
    revision: 1,
    sections: [{ id: sectionId, title: 'Section 1' }],
  });
});

test('an archived class leaves the catalog; its page stays, and says that it is no longer on sale', async () => {
  const { partner, learner } = await scene(app);
  const published = await publishedProgram(app, partner);
  await enrolled(app, learner, published);
  expect(await partner.call(program.archiveOrRestore, byId(published.id))).toMatchObject({
    archiveAt: expect.any(String) as string,
    statusApprove: 'publish',
  });

  expect((await app.visitor.call(program.list)).list.map(({ id }) => id)).not.toContain(published.id);
  expect(await app.visitor.call(program.detail, byId(published.slug))).toMatchObject({
    archiveAt: expect.any(String) as string,
    sections: [{ lessons: [{}, {}] }],
  });
  expect(await app.visitor.call(review.list, { params: { type: 'program', id: published.slug } })).toMatchObject({
    list: [],
  });
  expect(await learner.attempt(cart.add, { body: { type: 'Program', programId: published.id } })).toMatchObject({
    status: 409,
  });
  await learner.call(program.detail, byId(published.id));
  await learner.call(program.participantDetail, byId(published.slug));
  expect((await partner.call(program.mine)).list).toEqual([]);
  expect((await partner.call(program.archived)).list).toEqual([
    expect.objectContaining({ id: published.id, totalLesson: 2 }),
  ]);

  expect(await partner.call(program.archiveOrRestore, byId(published.id))).toMatchObject({ archiveAt: null });
  expect(await app.visitor.call(program.detail, byId(published.id))).toMatchObject({ archiveAt: null });
});

test('an archived draft has no page', async () => {
  const { partner } = await scene(app);
  const { id, slug } = await buildDraft(partner);
  await partner.call(program.archiveOrRestore, byId(id));
  expect(await app.visitor.attempt(program.detail, byId(slug))).toMatchObject({ status: 404, code: 'not_found' });
});

test("the address of a deleted class says that it is gone, until another class takes it; a deleted draft's is unknown", async () => {
  const { partner } = await scene(app);
  const published = await publishedProgram(app, partner);
  await partner.call(program.remove, byId(published.id));
  expect(await app.visitor.attempt(program.detail, byId(published.slug))).toMatchObject({
    status: 410,
    code: 'offer_gone',
  });
  expect(await app.visitor.attempt(program.detail, byId(published.id))).toMatchObject({ status: 404 });
  await publishedProgram(app, partner, { slug: published.slug });
  await app.visitor.call(program.detail, byId(published.slug));

  const draft = await partner.call(program.create, { body: { title: 'Tidak jadi' } });
  await partner.call(program.remove, byId(draft.id));
  expect(await app.visitor.attempt(program.detail, byId(draft.slug))).toMatchObject({ status: 404 });
});

test('a class with participants or orders cannot be deleted; an unused one is deleted with its sections and lessons', async () => {
  const { partner, learner } = await scene(app);
  const taken = await publishedProgram(app, partner);
  await enrolled(app, learner, taken);
  expect(await partner.attempt(program.remove, byId(taken.id))).toMatchObject({
    status: 409,
    code: 'class_has_participants',
  });

  const ordered = await publishedProgram(app, partner);
  const line = {
    classId: ordered.id,
    title: ordered.title,
    listPrice: 150_000,
    paid: 150_000,
    feePercent: 0,
    fee: 0,
    mitraShare: 150_000,
  };
  await app.db.order.create({
    data: {
      code: `SN-${ordered.id}`,
      userId: learner.id,
      total: 150_000,
      expiresAt: new Date(),
      nextCheckAt: new Date(),
      lines: { create: line },
    },
  });
  expect(await partner.attempt(program.remove, byId(ordered.id))).toMatchObject({
    status: 409,
    code: 'class_has_orders',
  });

  const unused = await publishedProgram(app, partner);
  await app.db.cartItem.create({ data: { userId: learner.id, classId: unused.id } });
  await partner.call(program.remove, byId(unused.id));
  expect(await app.db.lesson.count({ where: { classId: unused.id } })).toBe(0);
  expect(await partner.attempt(program.mineDetail, byId(unused.id))).toMatchObject({ status: 404 });
});

test('a participant sees the status of each lesson; others see the class without it', async () => {
  const { partner, learner } = await scene(app);
  const published = await publishedProgram(app, partner, { completionMessage: '<p>Selamat!</p>' });
  const participant = await enrolled(app, learner, published);

  const own = await learner.call(program.participantDetail, byId(published.slug));
  expect(own).toMatchObject({ participant: { id: participant.id, progress: 0 }, completionMessage: '<p>Selamat!</p>' });
  expect(own.sections[0]!.lessons.map(({ status, sessionId }) => [status, sessionId])).toEqual([
    ['not-started', participant.sessions[0]!.id],
    ['pending', participant.sessions[1]!.id],
  ]);
  expect(await learner.call(program.detail, byId(published.id))).toMatchObject({
    participant: { id: participant.id },
    completionMessage: null,
    sections: own.sections,
  });

  const stranger = await newPerson(app);
  expect(await stranger.call(program.detail, byId(published.id))).toMatchObject({
    participant: null,
    sections: [{ lessons: [{ status: null, sessionId: null }, { status: null }] }],
  });
  expect(await stranger.attempt(program.participantDetail, byId(published.id))).toMatchObject({ status: 404 });
  expect(await partner.attempt(program.participantDetail, byId(published.id))).toMatchObject({ status: 404 });

  await app.db.grant.updateMany({ where: { participantId: participant.id }, data: { endedAt: new Date() } });
  expect(await learner.attempt(program.participantDetail, byId(published.id))).toMatchObject({ status: 404 });
  expect(await learner.call(program.detail, byId(published.id))).toMatchObject({ participant: null });
});

test('the programs of a mitra are filtered, searched and sorted, in a total order', async () => {
  const { partner } = await scene(app);
  const updatedAt = new Date('2026-01-01T00:00:00Z');
  for (const [title, format, salePrice] of [
    ['Zaitun', 'self_paced', 10_000],
    ['Anggur', 'intensive', null],
    ['Ceri', 'bootcamp', 20_000],
    ['Ceri Merah', 'bootcamp', 20_000],
  ] as const) {
    await newProgram(app, partner, { title, format, salePrice, updatedAt, outline: [] });
  }
  const titles = async (query: Sending<typeof programEndpoints.mine>['query']) =>
    (await partner.call(program.mine, { query })).list.map(({ title }) => title);
  expect(await titles({ sort: 'title' })).toEqual(['Anggur', 'Ceri', 'Ceri Merah', 'Zaitun']);
  expect(await titles({ filter: { format: 'self-paced' } })).toEqual(['Zaitun']);
  expect(
    await titles({ filter: { format: { ne: 'bootcamp' }, statusApprove: ['draft', 'waiting'] }, sort: 'title' }),
  ).toEqual(['Anggur', 'Zaitun']);
  expect(await titles({ keyword: 'ceri', sort: '-title' })).toEqual(['Ceri Merah', 'Ceri']);
  for (const keyword of ['%', '_', '\\', 'c%i']) expect(await titles({ keyword })).toEqual([]);
  const pages = [...(await titles({ page: 1, perPage: 2 })), ...(await titles({ page: 2, perPage: 2 }))];
  expect(new Set(pages).size).toBe(4);
  expect(
    await partner.call(program.mine, {
      query: { page: 0, perPage: 0, attributes: ['title'], sort: 'title', keyword: 'anggur' },
    }),
  ).toEqual({ list: [{ title: 'Anggur' }], total: 1, page: 0, perPage: 0 });
  const { body } = await partner.send(
    'GET',
    `/user/program?filter=${encodeURIComponent('{"statusApprove":"terbang"}')}`,
  );
  expect(body).toMatchObject({
    status: 400,
    error: { code: 'bad_request', fields: { 'filter.statusApprove': expect.stringContaining('draft') as string } },
  });
});
