import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screens } from '@sinau/contracts/screens';
import { isFullRun } from '@sinau/test-kit/full-run';
import { inWorkspace } from '@sinau/tools/workspace';
import { expect, test } from 'vitest';
import { callApi } from './api.ts';
import { newPage, renderedHtml } from './harness.ts';
import { renderedPages } from './public-pages.ts';

const taught = 'menulis-berita-yang-dibaca-sampai-habis';

/** Reads a page as a visitor without JavaScript. */
async function readWithout(path: string) {
  const html = await renderedHtml(path);
  const page = await newPage();
  await page.setContent(html.replaceAll(/<script.*?<\/script>/gs, ''));
  return page.locator('body').innerText();
}

test('a crawler without JavaScript reads title, price, outline and reviews of a class', async () => {
  const { title, sections } = await callApi<{
    title: string;
    sections: { title: string; lessons: { title: string }[] }[];
  }>('GET', `/v2/program/${taught}`);
  const { list } = await callApi<{ list: { content: string; createdBy: { fullname: string } }[] }>(
    'GET',
    `/review/program/${taught}?perPage=5&filter=${encodeURIComponent('{"hasWords":true}')}`,
  );
  const text = await readWithout(screens.classPage(taught));
  const outline = sections.flatMap((section) => [section.title, ...section.lessons.map((lesson) => lesson.title)]);
  const reviews = list.flatMap(({ content, createdBy }) => [content.split('\n')[0]!, createdBy.fullname]);
  expect([title, 'Rp249.000', ...outline.slice(0, 3), ...reviews].filter((words) => !text.includes(words))).toEqual([]);
});

test('the catalog, the homepage and a legal text are there before any script has run', async () => {
  expect(await readWithout(screens.catalog())).toContain('Menulis Berita yang Dibaca Sampai Habis');
  expect(await readWithout(screens.home())).toContain('Kelas terpopuler');
  expect(await readWithout(screens.terms(1))).toContain('Syarat dan Ketentuan');
});

test('the styles of everything that the server renders are in its page, also of sections whose code loads later', async () => {
  const styled = await classesOfBuild();
  const unstyled: string[] = [];
  for (const path of await renderedPages({ ofEachKind: isFullRun ? Infinity : 1 })) {
    const html = await renderedHtml(path);
    const [head, body] = html.split('data-rendered-at');
    const inPage = classesIn(head!.match(/<style>(.*?)<\/style>/s)![1]!);
    const used = [...body!.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/));
    const missing = new Set(used.filter((name) => styled.has(name) && !inPage.has(name)));
    if (missing.size > 0) unstyled.push(`${path}: ${[...missing].join(' ')}`);
  }
  expect(unstyled).toEqual([]);
});

/** Every class that a stylesheet of the learner application has a rule for. */
async function classesOfBuild() {
  const assets = inWorkspace('apps/learner/dist/assets');
  const files = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  const styles = await Promise.all(files.map((file) => readFile(join(assets, file), 'utf8')));
  return classesIn(styles.join(''));
}

const classesIn = (css: string) =>
  new Set([...css.replaceAll(/url\([^)]*\)/g, '').matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name!));

test(
  'the code of a rendered page is requested once the page is on the screen, or after two seconds',
  { tags: 'night' },
  async () => {
    const page = await newPage({ width: 390, height: 844 });
    await renderedHtml(screens.login());
    await page.goto(screens.login(), { waitUntil: 'networkidle' });
    const { shown, asked } = await page.evaluate(() => ({
      shown: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(shown, 2000));
  },
);

test("a press before the page's code has loaded takes effect once it has", async () => {
  const page = await newPage();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/vendor-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await renderedHtml(screens.catalog());
  await page.goto(screens.catalog(), { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Tampilkan \d+ lagi$/ }).click();
  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('title');
  letGo();
  await page.waitForURL(/sort=title/);
});
