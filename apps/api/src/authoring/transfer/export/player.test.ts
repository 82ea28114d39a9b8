// @vitest-environment jsdom
/// <reference lib="dom" />
import { afterEach, expect, test } from 'vitest';
import { context, outline } from '../testing/outline.ts';
import { packageOf } from './course-package.ts';
import { createScormWriter } from './scorm-writer.ts';

interface Api {
  loadFromJSON(json: object): void;
  renderCMIToJSONObject(): { cmi: Cmi };
}
interface Cmi {
  core: { lesson_status: string; lesson_location: string; score: { raw: string } };
  suspend_data: string;
}

const { texts } = await packageOf(outline, context, createScormWriter(outline.class, context));
const settled = () => new Promise((resolve) => void setTimeout(resolve));

/** Opens the player in this window, over the API of an LMS; scripts of lessons are run as a browser loads them. */
async function openPlayer(cmi: Partial<Cmi> = {}, scripts = texts) {
  const text = (path: string) => scripts.get(path)!;
  const { Scorm12API } = (await import('scorm-again/scorm12')) as unknown as {
    Scorm12API: new (settings: object) => Api;
  };
  const api = new Scorm12API({ autocommit: false, lmsCommitUrl: false, logLevel: 5 });
  api.loadFromJSON({ cmi });
  document.body.replaceChildren();
  Object.assign(window, { API: api });
  const run = (script: string) => new Function('window', 'document', script)(window, document) as unknown;
  const append = document.head.append.bind(document.head);
  document.head.append = (element) => {
    const path = (element as HTMLScriptElement).getAttribute('src');
    if (path) run(`const sinauLesson = window.sinauLesson;${text(path)}`);
    else append(element);
  };
  run(['course.js', 'quiz.js', 'player.js'].map(text).join(';\n'));
  await settled();
  const press = (name: string) => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent?.replace(/[✓○]/, '') === name,
    );
    if (!button) throw new Error(`No button ${name}`);
    button.click();
  };
  const read = () => api.renderCMIToJSONObject().cmi;
  return { press, read, page: () => document.querySelector('main')!.textContent! };
}
afterEach(() => {
  delete (window as unknown as { API?: Api }).API;
});

/** Answers the questions of the quiz: all right but for the last one that is graded. */
function answer() {
  const [single, several, statement, short, number, matching] = [...document.querySelectorAll('fieldset')];
  const choose = (field: Element | undefined, ...places: number[]) =>
    places.forEach((place) => ((field!.querySelectorAll('input')[place] as HTMLInputElement).checked = true));
  choose(single, 0);
  choose(several, 0, 1);
  choose(statement, 1);
  short!.querySelector('input')!.value = '  jakarta. ';
  number!.querySelector('input')!.value = '4,4';
  matching!.querySelectorAll('select')[0]!.value = 'What';
  matching!.querySelectorAll('select')[1]!.value = 'What';
}

test('lessons, score and status reach the LMS, and the next session goes on there', async () => {
  const first = await openPlayer();
  expect(first.page()).toContain('Baca dulu.');
  expect(first.read().core).toMatchObject({ lesson_status: 'incomplete', lesson_location: '0' });
  for (const _ of [1, 2, 3, 4]) first.press('Berikutnya');
  expect(first.page()).toContain('Apa itu lead?');
  first.press('Berikutnya');
  expect(first.read().core.lesson_status).toBe('incomplete');
  first.press('Kuis');
  answer();
  first.press('Periksa jawaban');
  // Seven points, of which the half pair earns a half.
  expect(first.page()).toContain('Nilaimu 92');
  expect(first.page()).toContain('Sebagian benar. Jawaban: Apa = What; Siapa = Who');
  const cmi = first.read();
  expect(cmi.core).toMatchObject({ lesson_status: 'passed', score: { raw: '92' } });

  const second = await openPlayer(cmi);
  expect(second.page()).toContain('Apa itu lead?');
  expect(document.querySelector('.progress')!.textContent).toBe('6 dari 6 materi selesai');
  second.press('Periksa jawaban');
  expect(second.page()).toContain('Nilaimu 0');
  expect(second.read().core).toMatchObject({ lesson_status: 'passed', score: { raw: '92' } });
});

test('a state of another version of the class is not taken for one of this', async () => {
  const player = await openPlayer({ suspend_data: '1.9.1.fff.2s' });
  expect(document.querySelector('.progress')!.textContent).toBe('1 dari 6 materi selesai');
  expect(player.read().core.lesson_status).toBe('incomplete');
});

test('the state of the largest class fits into the 4,096 characters of the standard', async () => {
  const [section] = outline.sections.slice(1);
  const quiz = section!.lessons[0]!;
  const large = { ...outline, sections: [{ title: 'Satu', lessons: Array.from({ length: 1_000 }, () => quiz) }] };
  const written = await packageOf(large, context, createScormWriter(large.class, context));
  const player = await openPlayer({}, written.texts);
  expect(player.read().suspend_data.length).toBeGreaterThan(2_000);
  expect(player.read().suspend_data.length).toBeLessThanOrEqual(4_096);
});
