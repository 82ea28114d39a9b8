import { lesson, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newProgram } from '../../testing/classes.ts';
import { newPartner, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
});
afterAll(() => app.stop());

const articleOf = async () => {
  const { id, sections } = await newProgram(app, partner);
  return { classId: id, params: { id: sections[0]!.lessons[0]!.id } };
};
const article = (html: string, revision: number) => ({
  type: 'article' as const,
  title: 'Apa itu lead',
  content: { html },
  revision,
});

test('half an emoji, left where a text was truncated, is stored as the replacement character', async () => {
  const { params, classId } = await articleOf();
  const saved = await partner.call(lesson.update, { params, body: article('<p>Hore \ud83d</p>', 1) });
  expect(saved.content).toEqual({ html: '<p>Hore \ufffd</p>' });
  expect(
    await partner.call(program.update, {
      params: { id: classId },
      body: { description: 'Belajar menulis \ud83d', revision: 1 },
    }),
  ).toMatchObject({ description: 'Belajar menulis \ufffd' });
});

test('text that was written as an HTML entity can be saved again', async () => {
  const { params } = await articleOf();
  const { content, revision } = await partner.call(lesson.update, {
    params,
    body: article('<p>Satu&#1;&#0;&#xd83d; dua</p>', 1),
  });
  expect(content).toEqual({ html: '<p>Satu\ufffd\ufffd dua</p>' });
  await partner.call(lesson.update, { params, body: article((content as { html: string }).html, revision) });
});

test.each(['/catalog', '/classes', '/program', '/webinar', '/bundle'])(
  '%s finds no topic by an unknown name',
  async (path) => {
    const { body } = await app.visitor.send(
      'GET',
      `${path}?filter=${encodeURIComponent('{"categorySlug":["a\\u0000"]}')}`,
    );
    expect(body).toMatchObject({ status: 400, error: { code: 'bad_request' } });
  },
);
