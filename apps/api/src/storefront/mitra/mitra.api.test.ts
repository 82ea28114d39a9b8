import { auth, mitra, operator as operators, program } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { applicationAnswers } from '../../testing/applications.ts';
import { newCategory, newProgram, publishedProgram } from '../../testing/classes.ts';
import { newPartner, newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let categoryId: string;
beforeAll(async () => {
  app = await startApp();
  categoryId = (await newCategory(app)).id;
});
afterAll(() => app.stop());

const answers = (overrides: object = {}) =>
  applicationAnswers(categoryId, { kind: 'institute' as const, link: 'instagram.com/studiolurik', ...overrides });
const apply = (person: Person, overrides: object = {}) => person.call(mitra.create, { body: answers(overrides) });
const byId = (id: string) => ({ params: { id } });
const reason = 'Ceritakan pengalamanmu mengajar lebih lengkap.';
const mailsTo = async (email: string) => (await app.queued<MailMessage>('mail.send')).filter(({ to }) => to === email);

describe('applying', () => {
  test('makes the user a partner of a waiting mitra, who may build but not submit', async () => {
    const person = await newPerson(app);
    expect(await person.call(mitra.application)).toBeNull();

    const application = await apply(person);
    expect(application).toMatchObject({
      status: 'Pending',
      decidedAt: null,
      reason: null,
      mitra: { name: 'Studio Lurik', slug: expect.stringMatching(/^studio-lurik/) },
      answers: {
        kind: 'institute',
        name: 'Studio Lurik',
        category: { id: categoryId },
        experience: 'professional',
        link: 'https://instagram.com/studiolurik',
      },
    });
    expect(await person.call(mitra.application)).toEqual(application);
    expect(await person.call(auth.me)).toMatchObject({
      isMitra: true,
      statusApproveMitra: 'Pending',
      mitra: { id: application.mitra.id },
    });
    expect((await person.call(mitra.list, { query: { filter: { mine: true } } })).list).toEqual([
      expect.objectContaining({ id: application.mitra.id, role: 'owner', status: 'Pending', totalClass: 0 }),
    ]);

    const draft = await newProgram(app, { ...person, mitraId: application.mitra.id });
    expect(await person.attempt(program.submit, byId(draft.id))).toMatchObject({
      status: 409,
      code: 'mitra_not_verified',
    });
  });

  test.each([
    ['kind', { kind: 'sekolah' }, 'Pilih salah satu'],
    ['name', { name: '  ab ' }, 'Minimal 3 karakter'],
    ['name', { name: 'a'.repeat(81) }, 'Maksimal 80 karakter'],
    ['categoryId', { categoryId: 'jurnalistik' }, 'Isian ini tidak benar'],
    ['categoryId', { categoryId: '0198f1c0-0000-7000-8000-000000000000' }, 'Topik ini sudah tidak ada'],
    ['expertise', { expertise: 'Menulis' }, 'Minimal 10 karakter'],
    ['expertise', { expertise: 'a'.repeat(201) }, 'Maksimal 200 karakter'],
    ['experience', { experience: undefined }, 'Pilih salah satu'],
    ['about', { about: 'Terlalu singkat.' }, 'Minimal 50 karakter'],
    ['about', { about: 'a'.repeat(1_001) }, 'Maksimal 1000 karakter'],
    ['about', { about: `Ada yang tersembunyi\u0000 ${'a'.repeat(50)}` }, 'Ada karakter yang tidak bisa dipakai'],
    ['link', { link: 'studiolurik' }, 'Tulis alamat yang lengkap, misalnya https://contoh.id'],
    ['link', { link: 'javascript:alert(1)' }, 'Tulis alamat yang lengkap, misalnya https://contoh.id'],
    ['link', { link: `https://contoh.id/${'a'.repeat(300)}` }, 'Maksimal 300 karakter'],
    ['isAgreed', { isAgreed: false }, 'Setujui dulu ketentuannya'],
  ])('with an invalid %s is refused at that field: %j', async (field, overrides, sentence) => {
    const person = await newPerson(app);
    const { body } = await person.send('POST', '/user/mitra/create', answers(overrides));
    expect(body).toMatchObject({ status: 422, error: { code: 'invalid_input', fields: { [field]: sentence } } });
    expect(await person.call(auth.me)).toMatchObject({ isMitra: false });
  });

  test('needs a confirmed address', async () => {
    const person = await newPerson(app, { emailVerifiedAt: null });
    expect(await person.attempt(mitra.create, { body: answers() })).toMatchObject({
      status: 409,
      code: 'email_not_verified',
    });
  });

  test('many times concurrently makes one mitra, and the other calls answer that it waits', async () => {
    const person = await newPerson(app);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => apply(person)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ status: 409, code: 'mitra_application_pending' });

    expect(await person.attempt(mitra.create, { body: answers({ name: 'Nama Lain' }) })).toMatchObject({
      status: 409,
      code: 'mitra_application_pending',
      message: 'Pendaftaranmu sedang kami tinjau. Kami kabari lewat email begitu selesai.',
    });
    expect(await app.db.mitra.count({ where: { members: { some: { userId: person.id } } } })).toBe(1);
    expect(await app.db.mitraApplication.count({ where: { applicantId: person.id } })).toBe(1);
  });

  test('is refused for the owner of a verified mitra, but not for a member of one', async () => {
    const partner = await newPartner(app);
    expect(await partner.attempt(mitra.create, { body: answers() })).toMatchObject({
      status: 409,
      code: 'mitra_already_owned',
    });

    const colleague = await newPerson(app);
    await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: colleague.id } });
    const { mitra: own } = await apply(colleague);
    expect(await colleague.call(auth.me)).toMatchObject({ statusApproveMitra: 'Pending', mitra: { id: own.id } });
  });

  test('twice with one name gives each its own address, and a name without letters gets one too', async () => {
    const slugOf = async (name: string) => (await apply(await newPerson(app), { name })).mitra.slug;
    expect(await slugOf('Kelas & Kopi')).toBe('kelas-kopi');
    expect(await slugOf('Kelas & Kopi')).toMatch(/^kelas-kopi-[0-9a-z]{4}$/);
    expect(await slugOf('写作课程')).toBe('mitra');
  });
});

describe('an operator', () => {
  test('reads the answers, longest waiting first, and finds an application by name or address', async () => {
    const { operator } = await scene(app);
    const [first, second] = [await newPerson(app, { fullname: 'Ni Luh Sari' }), await newPerson(app)];
    await apply(first, { name: 'Tenun Sari' });
    await apply(second, { name: 'Tenun Baru' });

    const waiting = await operator.call(operators.applications, {
      query: { filter: { status: 'Pending' }, keyword: 'tenun' },
    });
    expect(waiting.list.map(({ answers: { name } }) => name)).toEqual(['Tenun Sari', 'Tenun Baru']);
    expect(waiting.list[0]).toMatchObject({
      applicant: { id: first.id, fullname: 'Ni Luh Sari', email: first.email },
      answers: { expertise: 'Desain tekstil dan motif tradisional' },
    });
    expect(await operator.call(operators.applications, { query: { keyword: second.email } })).toMatchObject({
      total: 1,
      list: [{ mitra: { name: 'Tenun Baru' } }],
    });
    expect(
      await operator.call(operators.applications, { query: { keyword: 'tenun', sort: '-name', attributes: ['id'] } }),
    ).toMatchObject({ total: 2 });
  });

  test('verifies once, and the owner is notified by mail [3.4]', async () => {
    const { operator } = await scene(app);
    const person = await newPerson(app);
    const { mitra: own } = await apply(person);
    expect(await operator.call(operators.verifyMitra, byId(own.id))).toEqual({
      id: own.id,
      name: 'Studio Lurik',
      status: 'Verified',
    });
    expect(await person.call(auth.me)).toMatchObject({ statusApproveMitra: 'Verified' });
    expect(await person.call(mitra.application)).toMatchObject({
      status: 'Verified',
      decidedAt: expect.any(String),
      reason: null,
    });
    expect(await mailsTo(person.email)).toEqual([
      expect.objectContaining({ template: 'mitra_verified', fullname: 'Sekar Ayu', name: 'Studio Lurik' }),
    ]);

    for (const again of [
      operator.attempt(operators.verifyMitra, byId(own.id)),
      operator.attempt(operators.rejectMitra, { ...byId(own.id), body: { reason } }),
    ]) {
      expect(await again).toMatchObject({ status: 409, code: 'mitra_not_awaiting_review' });
    }
  });

  test('rejects with a reason, after which new answers return the same mitra to the queue', async () => {
    const { operator } = await scene(app);
    const person = await newPerson(app);
    const first = await apply(person);
    const draft = await newProgram(app, { ...person, mitraId: first.mitra.id });
    expect(
      await operator.attempt(operators.rejectMitra, { ...byId(first.mitra.id), body: { reason: 'Kurang' } }),
    ).toMatchObject({ status: 422, fields: { reason: 'Minimal 10 karakter' } });
    await operator.call(operators.rejectMitra, { ...byId(first.mitra.id), body: { reason } });
    expect(await person.call(auth.me)).toMatchObject({ isMitra: true, statusApproveMitra: 'Rejected' });
    expect(await person.call(mitra.application)).toMatchObject({ status: 'Rejected', reason });
    expect(await mailsTo(person.email)).toEqual([
      expect.objectContaining({ template: 'mitra_rejected', name: 'Studio Lurik', reason }),
    ]);

    const outcomes = await Promise.allSettled([1, 2, 3].map(() => apply(person, { name: 'Studio Tenun Lurik' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const again = (await person.call(mitra.application))!;
    expect(again).toMatchObject({
      status: 'Pending',
      reason: null,
      mitra: { id: first.mitra.id, name: 'Studio Tenun Lurik', slug: 'studio-tenun-lurik' },
    });
    expect(await person.call(program.mineDetail, byId(draft.id))).toMatchObject({ id: draft.id });

    const history = await operator.call(operators.applications, { query: { keyword: person.email } });
    expect(history.list.map(({ status, answers: { name } }) => [status, name])).toEqual([
      ['Rejected', 'Studio Lurik'],
      ['Pending', 'Studio Tenun Lurik'],
    ]);
    await operator.call(operators.verifyMitra, byId(first.mitra.id));
    expect(await app.db.mitraApplication.findFirstOrThrow({ where: { id: again.id } })).toMatchObject({
      status: 'Verified',
      decidedById: operator.id,
    });
  });

  test('decides alone: of two concurrent calls, one answers that it no longer waits', async () => {
    const { operator } = await scene(app);
    const person = await newPerson(app);
    const { mitra: own } = await apply(person);
    const outcomes = await Promise.allSettled([
      operator.call(operators.verifyMitra, byId(own.id)),
      operator.call(operators.rejectMitra, { ...byId(own.id), body: { reason } }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });
});

describe('the mitra', () => {
  test('that are verified are listed for everybody, with their published classes; the others only for their members', async () => {
    const partner = await newPartner(app);
    const pending = await newPartner(app, { status: 'Pending' });
    const name = 'Rumah Sunting';
    await app.db.mitra.updateMany({ where: { id: { in: [partner.mitraId, pending.mitraId] } }, data: { name } });
    await publishedProgram(app, partner);
    await publishedProgram(app, partner, { archiveAt: app.clock.now() });
    await newProgram(app, partner);

    const listed = await app.visitor.call(mitra.list, { query: { keyword: 'rumah SUNTING' } });
    expect(listed).toMatchObject({
      total: 1,
      list: [{ id: partner.mitraId, name, status: 'Verified', totalClass: 1, role: null }],
    });
    expect((await partner.call(mitra.list, { query: { keyword: name } })).list).toMatchObject([
      { id: partner.mitraId, role: 'owner' },
    ]);
    expect((await pending.call(mitra.list, { query: { filter: { mine: true } } })).list).toMatchObject([
      { id: pending.mitraId, status: 'Pending', role: 'owner' },
    ]);
    expect(await app.visitor.call(mitra.list, { query: { filter: { mine: true } } })).toMatchObject({ total: 0 });
  });

  test('that a user acts for can be changed to another one they belong to, and to no other [6.7]', async () => {
    const { partner, otherPartner, learner } = await scene(app);
    await app.db.mitraMember.create({ data: { mitraId: otherPartner.mitraId, userId: partner.id } });
    const draft = await newProgram(app, otherPartner);
    expect(await partner.attempt(program.mineDetail, byId(draft.id))).toMatchObject({ status: 404 });

    expect(await partner.call(mitra.switchTo, { body: { mitraId: otherPartner.mitraId } })).toMatchObject({
      id: otherPartner.mitraId,
      role: 'member',
    });
    expect(await partner.call(auth.me)).toMatchObject({ mitra: { id: otherPartner.mitraId } });
    expect(await partner.call(program.mineDetail, byId(draft.id))).toMatchObject({ id: draft.id });

    expect(await otherPartner.attempt(mitra.switchTo, { body: { mitraId: partner.mitraId } })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect(await otherPartner.call(auth.me)).toMatchObject({ mitra: { id: otherPartner.mitraId } });
    expect(await learner.attempt(mitra.switchTo, { body: { mitraId: partner.mitraId } })).toMatchObject({
      status: 403,
    });
  });
});
