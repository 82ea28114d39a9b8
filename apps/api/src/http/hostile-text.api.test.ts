import { addressOf } from '@sinau/contracts/address';
import { isFullRun } from '@sinau/test-kit/full-run';
import { announcement, discussion, lesson, program, review } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RichTextContext } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { tidied } from '@sinau/contracts/core/typed/text.rules';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { assignmentScene, teacherOf } from '../testing/assignments.ts';
import { finished, newProgram, publishedProgram } from '../testing/classes.ts';
import { question } from '../testing/quizzes.ts';
import { foreignMarkupIn } from '../testing/rich-text-markup.ts';
import { scene } from '../testing/scene.ts';
import { xssCorpus } from '../testing/xss-corpus.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const printable = xssCorpus.filter((line) => !controlCharacters.test(line)).map(tidied);

/**
 * The sanitiser's own test covers each line alone, and so does a full run; otherwise ten at a time show that a call
 * applies it.
 */
const linesOfText = isFullRun ? 1 : 10;
const textsOf = (lines: readonly string[]) =>
  Array.from({ length: Math.ceil(lines.length / linesOfText) }, (_, index) =>
    lines.slice(index * linesOfText, (index + 1) * linesOfText).join('\n'),
  );

describe('rich text in answers contains nothing executable', () => {
  type Parts = Awaited<ReturnType<typeof writing>>;
  /** Creates a class that its partner writes, with one lesson. */
  async function writing() {
    const { partner } = await scene(app);
    const row = await newProgram(app, partner, { outline: [[]] });
    const section = { params: { sectionId: row.sections[0]!.id } };
    const stored = async (body: Parameters<typeof lesson.create.call>[0]['body']) => {
      const { id, content } = await partner.call(lesson.create, { ...section, body });
      await partner.call(lesson.remove, { params: { id } });
      return content as { html?: string; instruction?: string };
    };
    const update = async (body: object) => {
      const { revision } = await partner.call(program.mineDetail, { params: { id: row.id } });
      return partner.call(program.update, { params: { id: row.id }, body: { ...body, revision } });
    };
    return { stored, update };
  }

  test.each<[string, RichTextContext, (parts: Parts, html: string) => Promise<string>]>([
    [
      'the text of an article',
      'article',
      async ({ stored }, html) => (await stored({ type: 'article', title: 'Uji', content: { html } })).html!,
    ],
    [
      'what a quiz says first',
      'instruction',
      async ({ stored }, instruction) =>
        (await stored({ type: 'quiz', title: 'Uji', content: { instruction, questions: [] } })).instruction!,
    ],
    [
      'what an assignment asks for',
      'instruction',
      async ({ stored }, instruction) =>
        (await stored({ type: 'assignment', title: 'Uji', content: { instruction } })).instruction!,
    ],
    ['the page of a class', 'about', async ({ update }, about) => (await update({ about })).about],
    [
      'the message at the end of a class',
      'message',
      async ({ update }, completionMessage) => (await update({ completionMessage })).completionMessage ?? '',
    ],
  ])('%s', async (_name, place, store) => {
    const parts = await writing();
    for (const text of textsOf(printable)) {
      const html = await store(parts, text.replaceAll('01990000-0000-7000-8000-000000000001', 'x'));
      expect([text, foreignMarkupIn(html, place)]).toEqual([text, []]);
      expect([text, html]).not.toEqual([text, expect.stringMatching(/<[^>]*(?:script|style|\son\w+=|srcdoc)/i)]);
    }
  });

  test('control characters are refused before anything reads the text', async () => {
    const { partner } = await scene(app);
    const { id } = await newProgram(app, partner);
    for (const about of xssCorpus.filter((line) => controlCharacters.test(line)))
      expect(await partner.attempt(program.update, { params: { id }, body: { about, revision: 1 } })).toMatchObject({
        status: 422,
        fields: { about: 'Ada karakter yang tidak bisa dipakai' },
      });
  });
});

describe('plain text stays as typed, and is sent as data that no browser takes for a page', () => {
  const all = printable.join('\n').trim();
  const text = (length: number) => all.slice(0, length).trim();

  test('answers are JSON, and browsers may not take them for anything else', async () => {
    const { partner } = await scene(app);
    const { id } = await newProgram(app, partner, { description: '<script>pwned()</script>' });
    const { headers, text: body } = await partner.send('GET', addressOf(program.mineDetail.path, { params: { id } }));
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
      'application/json; charset=utf-8',
      'nosniff',
    ]);
    expect(body).toContain('<script>pwned()</script>');
  });

  test('questions with their answers and explanations', async () => {
    const { partner } = await scene(app);
    const { sections } = await newProgram(app, partner, { outline: [[]] });
    const questions = printable.map((line, index) => ({
      ...question(`q${index}`),
      text: line.trim(),
      explanation: line.trim(),
      options: [
        { id: 'a', text: line.trim().slice(0, 500), isCorrect: true },
        { id: 'b', text: 'Bukan', isCorrect: false },
      ],
    }));
    for (const part of [questions.slice(0, 80), questions.slice(80)]) {
      const { content } = await partner.call(lesson.create, {
        params: { sectionId: sections[0]!.id },
        body: { type: 'quiz', title: 'Uji', content: { instruction: '', questions: part } },
      });
      expect((content as { questions: object[] }).questions).toMatchObject(part);
    }
  });

  test('discussions, reviews and announcements', async () => {
    const { partner, learner } = await scene(app);
    const one = await publishedProgram(app, partner);
    await finished(app, learner, one);
    const asked = { parent: '', lesson: one.sections[0]!.lessons[0]!.id, content: text(2_000) };
    expect(await learner.call(discussion.create, { body: asked })).toMatchObject({ content: text(2_000) });

    const place = { params: { type: 'program', id: one.id } } as const;
    await learner.call(review.create, { ...place, body: { rating: 5, content: text(2_000) } });
    expect((await app.visitor.call(review.list, place)).list).toMatchObject([{ content: text(2_000) }]);

    const announced = {
      type: 'program',
      id: one.slug,
      title: '<script>pwned()</script>',
      content: text(3_000),
    } as const;
    expect(await partner.call(announcement.create, { body: announced })).toMatchObject({ content: text(3_000) });
  });

  test("submissions, and their teacher's answers", async () => {
    const { partner, handIn, start, state } = await assignmentScene(app);
    await start();
    const teacher = teacherOf(partner, await handIn(text(5_000)));
    expect(await teacher.claim()).toMatchObject({ versions: [{ content: text(5_000) }] });
    await teacher.grade({ number: 1, outcome: 'passed', score: 90, feedback: text(1_500) });
    expect(await state()).toMatchObject({ versions: [{ grade: { feedback: text(1_500) } }] });
  });
});
