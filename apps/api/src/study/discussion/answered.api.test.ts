import { discussion } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { ask, classroom, reply } from '../../testing/discussions.ts';
import { enrolled } from '../../testing/classes.ts';
import { newPerson } from '../../testing/scene.ts';
import { seated } from '../../testing/seats.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const notices = (userId: string) =>
  app.db.notification.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
const mailsTo = async (email: string) =>
  (await app.queued<MailMessage>('mail.send')).filter(
    ({ to, template }) => to === email && template === 'discussion_answered',
  );

test("the asker is notified of each reply with a link to it, and of an instructor's answer by mail", async () => {
  const { learner, partner, program, participant, lesson } = await classroom(app);
  const peer = await newPerson(app, { fullname: 'Bayu Aji' });
  await enrolled(app, peer, program);
  const { id } = await ask(learner, lesson, 'Apa itu lead?');
  await reply(peer, lesson, id, 'Pembuka, sepertinya.');
  await reply(learner, lesson, id, 'Terima kasih!');
  expect(await mailsTo(learner.email)).toEqual([]);
  await reply(partner, lesson, id, 'Kalimat pembuka.');

  const [first, second, ...others] = await notices(learner.id);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ title: `Bayu Aji membalas pertanyaanmu di ${program.title}`, readAt: null });
  expect(second).toMatchObject({
    title: `Bagas Wirawan menjawab pertanyaanmu di ${program.title}`,
    content: 'Kalimat pembuka.',
  });
  const address = new URL(second!.path!, 'http://localhost');
  expect([address.pathname, address.searchParams.get('name'), address.searchParams.get('content')]).toEqual([
    '/my-class/content/article',
    program.slug,
    lesson,
  ]);
  expect(address.searchParams.get('participantId')).toBe(participant.id);
  expect(await mailsTo(learner.email)).toMatchObject([
    { question: 'Apa itu lead?', answer: 'Kalimat pembuka.', by: 'Bagas Wirawan', path: second!.path },
  ]);
  expect([...(await notices(peer.id)), ...(await notices(partner.id))]).toEqual([]);
});

test('the asker in a webinar is led to the webinar', async () => {
  const { learner, partner, one, lessonIds } = await seated(app);
  const { id } = await ask(learner, lessonIds[0]!, 'Direkam?');
  await reply(partner, lessonIds[0]!, id, 'Ya.');
  const [notice] = await notices(learner.id);
  const { pathname, searchParams } = new URL(notice!.path!, 'http://localhost');
  expect(pathname).toBe('/my-class/content/webinar');
  expect(Object.fromEntries(searchParams)).toMatchObject({ name: one.slug, content: lessonIds[0], type: 'webinar' });
  expect(await mailsTo(learner.email)).toMatchObject([{ path: notice!.path }]);
});

test('a refused reply notifies nobody', async () => {
  const { learner, partner, lesson } = await classroom(app);
  const { id } = await ask(learner, lesson);
  await partner.call(discussion.hide, { params: { id }, body: { reason: 'Bukan tentang materi' } });
  await partner.attempt(discussion.create, { body: { parent: id, lesson, content: 'Terlambat' } });
  expect(await notices(learner.id)).toEqual([]);
  expect(await mailsTo(learner.email)).toEqual([]);
});
