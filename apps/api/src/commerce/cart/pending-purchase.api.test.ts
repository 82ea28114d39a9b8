import { auth, cart } from '@sinau/api-client';
import { screens } from '@sinau/contracts';
import type { PendingPurchase } from '@sinau/contracts/core/auth/auth.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyEmailMail } from '../../core/auth/auth.mails.ts';
import { days } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, uniqueEmail, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { newProgram, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const register = async (wish?: unknown) => {
  const email = uniqueEmail();
  const { token } = await app.visitor.call(auth.register, {
    body: { fullname: 'Sekar Ayu', email, password: 'rahasia-sekali', wish: wish as PendingPurchase },
  });
  return { email, ...app.signedIn(token!) };
};

test('a visitor’s pending purchase is kept through registration and the mailed link', async () => {
  const { partner } = await scene(app);
  const program = await publishedProgram(app, partner, { title: 'Menulis Berita', salePrice: 129_000 });
  const wish = { buy: `program:${program.id}`, next: '/catalog' };
  const person = await register(wish);
  expect(await person.call(cart.wish)).toMatchObject({
    wish,
    item: { type: 'program', id: program.id, title: 'Menulis Berita', salePrice: 129_000, isForSale: true },
  });

  const token = await app.mailedToken(person.email, 'verify_email');
  expect(await app.visitor.call(auth.verifyEmail, { body: { token } })).toEqual({ wish });
  expect(await person.call(cart.wish)).toMatchObject({ wish });
  await person.call(cart.dropPendingPurchase);
  expect(await person.call(cart.wish)).toBeNull();
});

test.each([
  [undefined, 'Terima kasih sudah mendaftar.'],
  [{ next: screens.creatorQuestion() }, 'Terima kasih mau mengajar di sini.'],
])('the mail that confirms an address speaks to people who want to learn, or to teach', async (wish, words) => {
  const { email, call } = await register(wish);
  await call(auth.requestEmailVerification);
  const texts = (await app.queued<MailMessage>('mail.send'))
    .filter(({ to }) => to === email)
    .map((message) =>
      verifyEmailMail
        .compose(message as never, {
          product: 'Sinau',
          isConfirmed: false,
          tokenOf: () => 'token',
          sign: () => 'token',
        })
        .lines.join(' '),
    );
  expect(texts).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
});

test('a pending purchase names a webinar or a bundle as well as a program', async () => {
  const { partner } = await scene(app);
  const webinar = await publishedWebinar(app, partner);
  const program = await publishedProgram(app, partner);
  const bundle = await publishedBundle(app, partner, {
    classIds: [program.id, (await publishedProgram(app, partner)).id],
  });
  const person = await register({ cart: `webinar:${webinar.id}` });
  expect(await person.call(cart.wish)).toMatchObject({ item: { type: 'webinar', id: webinar.id } });
  expect(await person.call(cart.savePendingPurchase, { body: { buy: `bundle:${bundle.id}` } })).toMatchObject({
    item: { type: 'bundle', id: bundle.id, promotionEndsAt: null },
  });
});

test('a draft named in a pending purchase stays secret', async () => {
  const { partner } = await scene(app);
  const draft = await newProgram(app, partner, { title: 'Rahasia' });
  const person = await register({ buy: `program:${draft.id}` });
  expect(await person.call(cart.wish)).toMatchObject({ item: null });
});

test.each([
  { next: 'https://evil.example/' },
  { next: '/.//evil.example' },
  { buy: 'program:bukan-id' },
  { buy: `program:${'a'.repeat(5_000)}` },
  {},
  'beli',
])('registration omits a pending purchase that cannot be followed: %j', async (wish) => {
  const person = await register(wish);
  expect(await person.call(cart.wish)).toBeNull();
});

test('a pending purchase that cannot be followed is refused where it is the whole request', async () => {
  const person = await newPerson(app);
  expect(await person.attempt(cart.savePendingPurchase, { body: { next: '//evil.example' } })).toMatchObject({
    status: 422,
    code: 'invalid_input',
  });
});

test('a pending purchase is forgotten after thirty days', async () => {
  const person = await newPerson(app);
  await person.call(cart.savePendingPurchase, { body: { next: '/catalog' } });
  await app.db.user.update({
    where: { id: person.id },
    data: { wishedAt: new Date(app.clock.now().getTime() - days(31)) },
  });
  expect(await person.call(cart.wish)).toBeNull();
});
