import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi, callerOf } from './api.ts';
import { draftClass } from './free-class.ts';
import { newPage } from './harness.ts';
import { demoPartner } from './people.ts';

/** Returns this number of letters, without a pattern that could hide a loss. */
export const letters = (count: number, seed: number) => {
  const words = ['lead', 'paragraf', 'pembuka', 'berita', 'warga', 'dimuat', 'pagi', 'redaksi', 'sungai', 'kutipan'];
  let text = '';
  for (let index = seed; text.length < count; index += 1) text += `${words[(index * 7) % words.length]} ${index} `;
  return `${text.slice(0, count - 1)}x`;
};

export interface Built {
  id: string;
  slug: string;
  article: string;
  quiz: string;
}
/** A draft of the demo partner with an article and a quiz, both still empty. */
export async function draftToFill(): Promise<Built> {
  const { id, slug } = await draftClass('Tak Ada Huruf Hilang', async () => [
    { type: 'article', title: 'Menulis tanpa cemas', content: { html: '' } },
    {
      type: 'quiz',
      title: 'Kuis tanpa cemas',
      content: {
        instruction: '',
        // Without a right answer its fields are open from the start.
        questions: [
          {
            id: 'q1',
            type: 'single-choice',
            text: '',
            points: 1,
            explanation: '',
            options: ['a', 'b'].map((option) => ({ id: option, text: option, isCorrect: false })),
          },
        ],
      },
    },
  ]);
  const call = await callerOf(demoPartner);
  const { sections } = await call<{ sections: { lessons: { id: string; type: string }[] }[] }>(
    'GET',
    `/v2/user/program/${id}`,
  );
  const idOf = (type: string) => sections.flatMap(({ lessons }) => lessons).find((one) => one.type === type)!.id;
  return { id, slug, article: idOf('article'), quiz: idOf('quiz') };
}

/** A text field of the builder: where it is typed, and its value on the server. */
interface Field {
  /** Number of letters typed into it. */
  count: number;
  href: () => string;
  input: (page: Page) => ReturnType<Page['locator']>;
  stored: () => Promise<string>;
}

export const lessonHref = ({ id, slug }: Built, lessonId: string, type: string) =>
  screens.editLesson('materi', { name: slug, sectionIndex: 0, id, lessonId, type });
export const read = async <T>(path: string) => (await callerOf(demoPartner))<T>('GET', path);
const storedQuiz = ({ quiz }: Built) =>
  read<{ content: { questions: { text: string }[] }; setting: { timeLimit: number | null } }>(`/user/lesson/${quiz}`);

type FieldName = 'article' | 'class information' | 'question' | 'settings';

const fieldsOf = (built: Built): Record<FieldName, Field> => ({
  article: {
    count: 400,
    href: () => lessonHref(built, built.article, 'article'),
    input: (page) => page.getByRole('textbox', { name: 'Isi materi' }),
    stored: async () =>
      (await read<{ content: { html: string } }>(`/user/lesson/${built.article}`)).content.html.replace(/<[^>]+>/g, ''),
  },
  'class information': {
    count: 290,
    href: () => screens.createClass(built.slug),
    input: (page) => page.getByLabel('Deskripsi singkat'),
    stored: async () => (await read<{ description: string }>(`/v2/user/program/${built.id}`)).description,
  },
  question: {
    count: 308,
    href: () => lessonHref(built, built.quiz, 'quiz'),
    input: (page) => page.getByLabel('Pertanyaan', { exact: true }),
    stored: async () => (await storedQuiz(built)).content.questions[0]!.text,
  },
  settings: {
    count: 2,
    href: () => lessonHref(built, built.quiz, 'quiz'),
    input: (page) => page.getByRole('textbox', { name: 'Batas waktu (menit)' }),
    stored: async () => String((await storedQuiz(built)).setting.timeLimit ?? ''),
  },
});

const shownIn = (input: ReturnType<Page['locator']>) =>
  input.evaluate((element) => (element as HTMLInputElement).value ?? element.textContent);

/** The last letters come key by key, since data in flight at the interruption is what could be lost. */
async function type({ keyboard }: Page, text: string) {
  await keyboard.insertText(text.slice(0, -40));
  await keyboard.type(text.slice(-40));
}

/** Letters of `typed` that are missing from their position. */
function lostIn(typed: string, found: string) {
  let same = 0;
  while (same < typed.length && typed[same] === found[same]) same += 1;
  return typed.length - same;
}

/** A session of its own, which a test may end. */
export async function ownSession() {
  const { token } = await callApi<{ token: string }>('POST', '/user/auth/request-token', demoPartner);
  return { token, profile: await callApi<object>('GET', '/user/me', undefined, token) };
}

export const signInOver = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Sesimu berakhir' });
  await dialog.getByLabel('Kata sandi', { exact: true }).fill(demoPartner.password);
  await dialog.getByRole('button', { name: 'Masuk', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};

interface Interruption {
  /** Preparation of the server or the network before the typing. */
  before?: (page: Page, token: string) => Promise<unknown>;
  /** Interruption right after the last letter; returns the page on which the author continues. */
  after: (page: Page, href: string) => Promise<Page>;
}

export const interruptions = {
  'the tab is killed': {
    after: async (page, href) => {
      const context = page.context();
      await page.close({ runBeforeUnload: false });
      const next = await context.newPage();
      await next.goto(href);
      return next;
    },
  },
  'the session ends (401)': {
    before: (_page, token) => callApi('POST', '/user/auth/logout', undefined, token),
    after: async (page) => {
      await signInOver(page);
      return page;
    },
  },
  'the server fails (500)': {
    before: (page) => {
      let failures = 0;
      return page.route(/\/api\/user\/(lesson|program)\//, (route) => {
        if (route.request().method() !== 'PUT' || failures > 0) return route.fallback();
        failures += 1;
        const error = { code: 'internal', message: 'Terjadi kesalahan di sisi kami' };
        return route.fulfill({ status: 500, json: { success: false, status: 500, data: null, error } });
      });
    },
    after: async (page) => {
      await signInOver(page);
      return page;
    },
  },
  'the network is away for 30 minutes': {
    before: (page) => page.context().setOffline(true),
    after: async (page) => {
      await page.clock.fastForward('30:00');
      await page.getByText('Kamu sedang offline. Tulisanmu aman di perangkat ini.').first().waitFor();
      await page.context().setOffline(false);
      return page;
    },
  },
  'the page is loaded again after 0.1 s': {
    after: async (page) => {
      await page.waitForTimeout(100);
      await page.reload();
      return page;
    },
  },
} satisfies Record<string, Interruption>;

// Data in flight when the page was reloaded may be stored after it was read: the page merges it.
export const expects = [/ERR_INTERNET_DISCONNECTED/, /status of (401|409|500)/];

interface Typing {
  built: Built;
  interruption: keyof typeof interruptions;
  field: FieldName;
  /** Seed of the typed text. */
  seed: number;
}

/** Types into a field, is interrupted, and returns the number of letters lost on the screen or on the server. */
export async function lettersLost({ built, interruption, field: name, seed }: Typing) {
  const { before, after }: Interruption = interruptions[interruption];
  const field = fieldsOf(built)[name];
  const session = await ownSession();
  let page = await newPage({ session, expects });
  page.on('dialog', (dialog) => void dialog.accept());
  if (interruption.includes('30 minutes')) await page.clock.install();
  await page.goto(field.href());
  const typed = name === 'settings' ? String(30 + (seed % 60)) : letters(field.count, seed);
  const input = field.input(page);
  await input.fill('');
  await page.keyboard.press('Tab');
  await page.getByText(/^Tersimpan/).waitFor();
  await before?.(page, session.token);
  await input.click();
  await type(page, typed);
  page = await after(page, field.href());
  await field.input(page).waitFor();
  await expect.poll(() => shownIn(field.input(page))).toBe(typed);
  // Data sent when the page closed is not sent again.
  await page.getByText(/^Tersimpan/).waitFor();
  await expect.poll(field.stored).toBe(typed);
  return { lost: lostIn(typed, await field.stored()), count: typed.length };
}
