import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, callerOf } from './api.ts';
import { saved } from './building.ts';
import { faultsOnBothScreens } from './faults.ts';
import { draftClass } from './free-class.ts';
import { newPage } from './harness.ts';
import { demoPartner } from './people.ts';

/** So many letters without a pattern that a loss could hide in. */
const letters = (count: number, seed: number) => {
  const words = ['lead', 'paragraf', 'pembuka', 'berita', 'warga', 'dimuat', 'pagi', 'redaksi', 'sungai', 'kutipan'];
  let text = '';
  for (let index = seed; text.length < count; index += 1) text += `${words[(index * 7) % words.length]} ${index} `;
  return `${text.slice(0, count - 1)}x`;
};

interface Built {
  id: string;
  slug: string;
  article: string;
  quiz: string;
}
let built: Built;
beforeAll(async () => {
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
  built = { id, slug, article: idOf('article'), quiz: idOf('quiz') };
});

/** A text of the builder: where it is typed, and what the server has of it. */
interface Field {
  name: string;
  count: number;
  href: () => string;
  input: (page: Page) => ReturnType<Page['locator']>;
  stored: () => Promise<string>;
}

const lessonHref = (lessonId: string, type: string) =>
  screens.editLesson('materi', { name: built.slug, sectionIndex: 0, id: built.id, lessonId, type });
const read = async <T>(path: string) => (await callerOf(demoPartner))<T>('GET', path);
const storedQuiz = () =>
  read<{ content: { questions: { text: string }[] }; setting: { timeLimit: number | null } }>(
    `/user/lesson/${built.quiz}`,
  );

const fields: Field[] = [
  {
    name: 'article',
    count: 400,
    href: () => lessonHref(built.article, 'article'),
    input: (page) => page.getByRole('textbox', { name: 'Isi materi' }),
    stored: async () =>
      (await read<{ content: { html: string } }>(`/user/lesson/${built.article}`)).content.html.replace(/<[^>]+>/g, ''),
  },
  {
    name: 'class information',
    count: 290,
    href: () => screens.createClass(built.slug),
    input: (page) => page.getByLabel('Deskripsi singkat'),
    stored: async () => (await read<{ description: string }>(`/v2/user/program/${built.id}`)).description,
  },
  {
    name: 'question',
    count: 308,
    href: () => lessonHref(built.quiz, 'quiz'),
    input: (page) => page.getByLabel('Pertanyaan', { exact: true }),
    stored: async () => (await storedQuiz()).content.questions[0]!.text,
  },
  {
    name: 'settings',
    count: 2,
    href: () => lessonHref(built.quiz, 'quiz'),
    input: (page) => page.getByRole('textbox', { name: 'Batas waktu (menit)' }),
    stored: async () => String((await storedQuiz()).setting.timeLimit ?? ''),
  },
];

const shownIn = (input: ReturnType<Page['locator']>) =>
  input.evaluate((element) => (element as HTMLInputElement).value ?? element.textContent);

/** The last letters come key by key, since what is on its way when all stops is what could be lost. */
async function type({ keyboard }: Page, text: string) {
  await keyboard.insertText(text.slice(0, -40));
  await keyboard.type(text.slice(-40));
}

/** Letters of `typed` that are not where they were typed. */
function lostIn(typed: string, found: string) {
  let same = 0;
  while (same < typed.length && typed[same] === found[same]) same += 1;
  return typed.length - same;
}

/** A session of its own, which a test may end. */
async function ownSession() {
  const { token } = await callApi<{ token: string }>('POST', '/user/auth/request-token', demoPartner);
  return { token, profile: await callApi<object>('GET', '/user/me', undefined, token) };
}

const signInOver = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Sesimu berakhir' });
  await dialog.getByLabel('Kata sandi', { exact: true }).fill(demoPartner.password);
  await dialog.getByRole('button', { name: 'Masuk', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};

interface Interruption {
  /** What the server or the network is made to do before the typing. */
  before?: (page: Page, token: string) => Promise<unknown>;
  /** What happens right after the last letter; answers the page on which the author goes on. */
  after: (page: Page, href: string) => Promise<Page>;
}

const interruptions: Record<string, Interruption> = {
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
};

const figures: string[] = [];
afterAll(() => console.info(figures.join('\n')));

// What was on its way when the page was loaded again may be stored after it was read: the page merges it.
const expects = [/ERR_INTERNET_DISCONNECTED/, /status of (401|409|500)/];

test.each(Object.entries(interruptions))(
  'of 1,000 typed letters none is lost when %s',
  { timeout: 240_000 },
  async (name, { before, after }) => {
    let lost = 0;
    let count = 0;
    for (const [index, field] of fields.entries()) {
      const session = await ownSession();
      let page = await newPage({ session, expects });
      page.on('dialog', (dialog) => void dialog.accept());
      if (name.includes('30 minutes')) await page.clock.install();
      await page.goto(field.href());
      const seed = Object.keys(interruptions).indexOf(name) * 40 + index * 10 + 3;
      const typed = field.name === 'settings' ? String(30 + (seed % 60)) : letters(field.count, seed);
      const input = field.input(page);
      await input.fill('');
      await page.keyboard.press('Tab');
      await page.getByText(/^Tersimpan/).waitFor();
      await before?.(page, session.token);
      await input.click();
      await type(page, typed);
      page = await after(page, field.href());
      await field.input(page).waitFor();
      await expect.poll(() => shownIn(field.input(page)), { timeout: 10_000 }).toBe(typed);
      // What was sent when the page went is not sent again.
      await page.getByText(/^Tersimpan/).waitFor();
      await expect.poll(field.stored, { timeout: 15_000 }).toBe(typed);
      lost += lostIn(typed, await field.stored());
      count += typed.length;
    }
    figures.push(`${name}: ${lost} of ${count} letters lost`);
    expect([lost, count]).toEqual([0, 1_000]);
  },
);

test(
  'digits of a price that was not committed when its tab was killed are back, and not stored',
  { timeout: 60_000 },
  async () => {
    const page = await newPage({ session: await ownSession() });
    const href = screens.createClass(built.slug);
    const price = (of: Page) => of.getByLabel('Harga', { exact: true });
    const stored = async () => (await read<{ salePrice: number | null }>(`/v2/user/program/${built.id}`)).salePrice;
    await page.goto(href);
    const before = await stored();
    await price(page).fill('24900');
    const next = await interruptions['the tab is killed']!.after(page, href);
    await expect.poll(() => price(next).inputValue()).toBe('24.900');
    expect(await stored()).toBe(before);
    await next.getByRole('button', { name: 'Simpan harga' }).click();
    await expect.poll(stored).toBe(24_900);
    await next.reload();
    await expect.poll(() => price(next).inputValue()).toBe('24.900');
    expect(await next.getByRole('button', { name: 'Buang' }).count()).toBe(0);
  },
);

test('a session that ends over the builder is renewed there, on both screens', { timeout: 90_000 }, async () => {
  const session = await ownSession();
  const page = await newPage({ session, expects });
  await page.goto(lessonHref(built.article, 'article'));
  const title = page.getByLabel('Judul materi');
  await title.waitFor();
  await callApi('POST', '/user/auth/logout', undefined, session.token);
  await title.fill('Menulis dengan tenang');
  const dialog = page.getByRole('dialog', { name: 'Sesimu berakhir' });
  await dialog.waitFor();
  expect(await faultsOnBothScreens(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('session'))).not.toContain('token');
  await signInOver(page);
  await saved(page);
  expect((await read<{ title: string }>(`/user/lesson/${built.article}`)).title).toBe('Menulis dengan tenang');
  expect(await title.inputValue()).toBe('Menulis dengan tenang');
});

test('what was done is undone and redone by keyboard and by button', { timeout: 90_000 }, async () => {
  const page = await newPage({ session: await ownSession() });
  await page.goto(lessonHref(built.quiz, 'quiz'));
  await page.getByRole('textbox', { name: 'Petunjuk' }).waitFor();
  const answers = page.getByRole('textbox', { name: /^Jawaban \d$/ });
  await page.getByRole('button', { name: 'Tambah jawaban' }).click();
  await expect.poll(() => answers.count()).toBe(3);
  // Nothing was typed since: also within a text the key is about the answer.
  await page.keyboard.press('Control+z');
  await expect.poll(() => answers.count()).toBe(2);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => answers.count()).toBe(3);
  await page.getByRole('button', { name: 'Hapus jawaban 3' }).click();
  await expect.poll(() => answers.count()).toBe(2);
  await page
    .locator('.snackbar')
    .filter({ hasText: 'Jawaban dihapus.' })
    .getByRole('button', { name: 'Urungkan' })
    .click();
  await expect.poll(() => answers.count()).toBe(3);
  await page.getByRole('button', { name: /^Urungkan mengubah isi materi/ }).click();
  await expect.poll(() => answers.count()).toBe(2);
  // Two answers may be what was saved all along; three were not.
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => answers.count()).toBe(3);
  await saved(page);
});
