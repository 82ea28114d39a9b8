import { support } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, uniqueEmail, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newSubmissionFile } from '../../testing/assignments.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const asked = {
  name: 'Sekar',
  topic: 'payment' as const,
  orderCode: 'SN-123',
  content: 'Aku sudah membayar, tetapi kelasnya belum terbuka.',
};
const mailsTo = async (email: string) =>
  (await app.queued<MailMessage & { token: string }>('mail.send')).filter(({ to }) => to === email);

test('a visitor asks, an operator answers by mail, and the mailed link continues the conversation [7.39]', async () => {
  const { operator } = await scene(app);
  const email = uniqueEmail();
  const { number } = await app.visitor.call(support.create, { body: { ...asked, email } });
  const toTeam = (await mailsTo(app.env.CONTACT_EMAIL)).find((mail) => mail['number'] === number);
  expect(toTeam).toMatchObject({ template: 'support_written', from: 'Sekar', content: asked.content });
  const [received] = await mailsTo(email);
  expect(received).toMatchObject({ template: 'support_received', number });

  const { list } = await operator.call(support.received, { query: { filter: { status: 'open' }, keyword: email } });
  expect(list).toMatchObject([{ number, name: 'Sekar', orderCode: 'SN-123', userId: null, excerpt: asked.content }]);
  const params = { id: list[0]!.id };
  await operator.call(support.answer, { params, body: { content: 'Sudah kami buka.' } });
  const answered = (await mailsTo(email)).at(-1)!;
  expect(answered).toMatchObject({ template: 'support_answered', content: 'Sudah kami buka.' });

  const byToken = { params: { token: answered.token } };
  expect(await app.visitor.call(support.thread, byToken)).toMatchObject({
    status: 'answered',
    messages: [{ answeredBy: null }, { answeredBy: 'Operator', content: 'Sudah kami buka.' }],
  });
  await operator.call(support.close, { params });
  const again = await app.visitor.call(support.reply, { ...byToken, body: { content: 'Masih belum.' } });
  expect(again).toMatchObject({ status: 'open', messages: [{}, {}, { content: 'Masih belum.' }] });
});

test('a signed-in user is answered at the address of the account, and may attach own files only', async () => {
  const { operator, learner } = await scene(app);
  const own = await newSubmissionFile(app, learner);
  const foreign = await newSubmissionFile(app, await newPerson(app));
  const body = { ...asked, email: uniqueEmail('orang-lain') };

  for (const caller of [learner, app.visitor])
    expect(await caller.attempt(support.create, { body: { ...body, fileIds: [foreign.id] } })).toMatchObject({
      status: 422,
      fields: { fileIds: expect.any(String) },
    });
  const thread = await learner.call(support.create, { body: { ...body, fileIds: [own.id] } });
  expect(thread.messages).toMatchObject([{ files: [{ name: 'Tugas.pdf' }] }]);
  expect(await mailsTo(body.email)).toEqual([]);
  expect(await mailsTo(learner.email)).toHaveLength(1);
  const { list } = await operator.call(support.received, { query: { keyword: learner.email } });
  expect(list).toMatchObject([{ userId: learner.id, name: learner.fullname }]);
});

test('an unconfirmed address gets three mails a day, which repeat none of the typed text', async () => {
  const email = uniqueEmail('asing');
  const typed = { ...asked, name: 'Hadiah', content: 'Hadiah untukmu menunggu di https://jebakan.test' };
  for (const suffix of ['', '', '+1', '+2']) {
    const { number } = await app.visitor.call(support.create, {
      body: { ...typed, email: email.replace('@', `${suffix}@`) },
    });
    expect(number).toEqual(expect.any(Number));
  }
  await app.runQueued('mail.send');
  const mails = app.mails().filter(({ to }) => to.startsWith(email.slice(0, email.indexOf('@'))));
  expect(mails).toHaveLength(3);
  expect(JSON.stringify(mails)).not.toMatch(/hadiah|jebakan/i);
});

test('once all unconfirmed addresses together got too many mails in a day, tickets are stored without one', async () => {
  const { operator } = await scene(app);
  await app.connections.query(
    `INSERT INTO "RateLimit" (key, points, expire) VALUES ('mails-support:all', $1, $2)
     ON CONFLICT (key) DO UPDATE SET points = $1, expire = $2`,
    [app.env.UNCONFIRMED_MAILS_PER_DAY, Date.now() + days(1)],
  );
  const email = uniqueEmail();
  const { number } = await app.visitor.call(support.create, { body: { ...asked, email } });
  expect(await mailsTo(email)).toEqual([]);
  const { list } = await operator.call(support.received, { query: { keyword: email } });
  expect(list).toMatchObject([{ number }]);
  await app.connections.query(`DELETE FROM "RateLimit" WHERE key = 'mails-support:all'`);
});

test('an altered or old link opens no conversation', async () => {
  const email = uniqueEmail();
  await app.visitor.call(support.create, { body: { ...asked, email } });
  const { token } = (await mailsTo(email))[0]!;
  const refused = { status: 404, code: 'not_found' };
  expect(await app.visitor.attempt(support.thread, { params: { token: `${token}x` } })).toMatchObject(refused);
  app.clock.advance(days(181));
  expect(await app.visitor.attempt(support.thread, { params: { token } })).toMatchObject(refused);
  expect(await app.visitor.attempt(support.reply, { params: { token }, body: { content: 'Halo lagi' } })).toMatchObject(
    refused,
  );
});
