import { auth, media, profile } from '@sinau/api-client';
import { mediaAddress } from '@sinau/contracts/core/media/media.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { invited, newPerson, scene, type Person } from '../../testing/scene.ts';
import { blankPng, upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const detailOf = (id: string) => app.visitor.call(profile.detail, { params: { id } });

test('everybody can read a profile by its id, without contact details of its owner [1.6]', async () => {
  const person = await newPerson(app, { fullname: 'Sekar Ayu' });
  await person.call(profile.update, {
    body: {
      headline: 'Penulis lepas',
      bio: 'Menulis sejak 2015.',
      links: ['contoh.id/sekar'],
      phone: '0812 3456 7890',
    },
  });
  const { text, body } = await app.visitor.send('GET', `/user/get-detail/${person.id}`);
  expect(body.data).toEqual({
    id: person.id,
    slug: null,
    fullname: 'Sekar Ayu',
    avatar: null,
    headline: 'Penulis lepas',
    bio: 'Menulis sejak 2015.',
    links: ['https://contoh.id/sekar'],
    joinedAt: expect.any(String) as string,
    classes: [],
    hiddenReason: null,
  });
  expect(text).not.toContain(person.email);
  expect(text).not.toContain('0812');
});

test('a change retains omitted fields, and an empty text or null deletes them [3.2]', async () => {
  const person = await newPerson(app, { fullname: 'Bima Sakti' });
  await person.call(profile.update, {
    body: { headline: 'Fotografer', phone: '0812 3456 7890', bio: 'Foto jalanan.' },
  });
  const changed = await person.call(profile.update, { body: { fullname: 'Bima Sakti Putra', bio: '', phone: null } });
  expect(changed).toMatchObject({
    fullname: 'Bima Sakti Putra',
    headline: 'Fotografer',
    bio: '',
    phone: null,
    email: person.email,
  });
  expect(await person.call(auth.me)).toMatchObject({ fullname: 'Bima Sakti Putra', phone: null });
});

test('a chosen address is found, belongs to one user, and may be given up', async () => {
  const [first, second] = [await newPerson(app), await newPerson(app)];
  await first.call(profile.update, { body: { slug: 'Sekar-Ayu' } });
  expect(await detailOf('sekar-ayu')).toMatchObject({ id: first.id, slug: 'sekar-ayu' });
  expect(await second.attempt(profile.update, { body: { slug: 'sekar-ayu' } })).toMatchObject({
    status: 422,
    code: 'profile_slug_taken',
    fields: { slug: expect.any(String) as string },
  });
  await first.call(profile.update, { body: { slug: null } });
  expect(await app.visitor.attempt(profile.detail, { params: { id: 'sekar-ayu' } })).toMatchObject({ status: 404 });
  await second.call(profile.update, { body: { slug: 'sekar-ayu' } });
  expect(await detailOf('sekar-ayu')).toMatchObject({ id: second.id });
});

test('of two users who choose the same address concurrently, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => newPerson(app)));
  const answers = await Promise.all(
    people.map((person) => person.send('PUT', '/user/update-profile', { slug: 'rebutan' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
});

test.each(['edit', 'certificate', 'portfolio', 'ab', '-sekar', 'sekar--ayu', 'sekar ayu', 'sékar'])(
  "a profile's address cannot be %j",
  async (slug) => {
    const person = await newPerson(app);
    expect(await person.attempt(profile.update, { body: { slug } })).toMatchObject({
      status: 422,
      code: 'invalid_input',
    });
  },
);

test('an address without a scheme of the web is refused', async () => {
  const person = await newPerson(app);
  for (const link of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@contoh.id', 'bukan alamat'])
    expect(await person.attempt(profile.update, { body: { links: [link] } })).toMatchObject({ status: 422 });
});

test('the profile of a closed account and an unknown id are both 404', async () => {
  const person = await newPerson(app);
  await app.db.user.update({ where: { id: person.id }, data: { deactivatedAt: app.clock.now() } });
  const nobody = '0198f1c0-0000-7000-8000-000000000000';
  const [closed, unknown] = await Promise.all(
    [person.id, nobody].map((id) => app.visitor.attempt(profile.detail, { params: { id } })),
  );
  expect(closed).toEqual(unknown);
  expect(closed).toMatchObject({ status: 404, code: 'not_found' });
});

const uploadedPhoto = async (person: Person) =>
  (await upload(app, person, '/media', { name: 'foto.png', content: blankPng(40, 40) })).data.id;

test('a photo is a picture uploaded by its owner, retained from then on, and released once it is replaced', async () => {
  const person = await newPerson(app);
  const [first, second] = [await uploadedPhoto(person), await uploadedPhoto(person)];
  const attachedAt = async (id: string) => (await app.db.media.findUniqueOrThrow({ where: { id } })).attachedAt;

  await person.call(profile.update, { body: { avatar: mediaAddress(first) } });
  expect(await attachedAt(first)).not.toBeNull();
  await person.call(profile.update, { body: { avatar: mediaAddress(first) } });
  expect(await attachedAt(first)).not.toBeNull();
  await person.call(profile.update, { body: { avatar: mediaAddress(second) } });
  expect([await attachedAt(first), await attachedAt(second)]).toEqual([null, expect.any(Date)]);
  await person.call(profile.update, { body: { avatar: null } });
  expect(await attachedAt(second)).toBeNull();
  await person.call(media.remove, { params: { id: second } });
});

test("another user's photo, and a file that is not a picture, are refused", async () => {
  const [owner, thief] = [await newPerson(app), await newPerson(app)];
  const photo = await uploadedPhoto(owner);
  const refused = { status: 422, code: 'invalid_input', fields: { avatar: expect.any(String) as string } };
  expect(await thief.attempt(profile.update, { body: { avatar: mediaAddress(photo) } })).toMatchObject(refused);
  expect(await thief.attempt(profile.update, { body: { avatar: 'https://evil.example/x.png' } })).toMatchObject(
    refused,
  );
  expect((await app.db.media.findUniqueOrThrow({ where: { id: photo } })).attachedAt).toBeNull();
});

test('a profile lists the classes on sale that its owner made or teaches, in a fixed number of statements', async () => {
  const { partner, learner } = await scene(app);
  const shown = await publishedProgram(app, partner, { title: 'Menulis Berita' });
  await publishedProgram(app, partner, { title: 'Arsip', archiveAt: app.clock.now() });
  const { id } = await invited(app, partner, { classId: shown.id });
  await app.db.invitation.update({
    where: { id },
    data: { status: 'accepted', userId: learner.id, answeredAt: app.clock.now() },
  });
  for (const person of [partner, learner])
    expect((await detailOf(person.id)).classes).toMatchObject([{ id: shown.id, type: 'program', slug: shown.slug }]);
  expect(await countQueries(() => detailOf(partner.id))).toBeLessThanOrEqual(4);
});
