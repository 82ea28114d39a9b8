/**
 * `npm run bench:builder`: how long the browser is busy after each action in the builder, in a class of 60 sections
 * with 600 lessons and in one of 2 with 10, in processor time without slowdown.
 */
import type { Browser, CDPSession, Page, Request } from 'playwright-core';
import { callApi, signIn, storedSession, withDemoBrowser } from '@sinau/tools/demo-server';

const quietMs = 500;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const lessonsInSection = 10;
const sizes = { small: 1, large: 60 } as const;

await withDemoBrowser(measure);

interface Busy {
  /** Milliseconds in JavaScript. */
  script: number;
  /** Milliseconds in JavaScript, styles, layout and painting together. */
  all: number;
}

async function measure(origin: string, browser: Browser) {
  const token = await signIn(origin, 'Mitra');
  const session = await storedSession(origin, 'Mitra');
  const results: Record<string, Record<string, string>> = {};
  for (const [size, sections] of Object.entries(sizes)) {
    const slug = await createClass(origin, token, sections + 1);
    const busy: Record<string, Busy[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 1440, height: 900 },
        storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'session', value: session }] }] },
      });
      const page = await context.newPage();
      const meter = await startMeter(page);
      for await (const [act, value] of acts(page, slug, meter)) (busy[act] ??= []).push(value);
      await context.close();
    }
    for (const [act, values] of Object.entries(busy))
      (results[act] ??= {})[size] =
        `${median(values.map(({ script }) => script))} of ${median(values.map(({ all }) => all))}`;
  }
  console.log(`Milliseconds in JavaScript, of all that the page was busy; median of ${rounds} rounds`);
  console.table(results);
}

function median(values: number[]) {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1]!);
}

/** Creates a draft with an article in every position; returns its slug. */
async function createClass(origin: string, token: string, sections: number): Promise<string> {
  const call = <T>(path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    callApi<T>(origin, { method, path, body, token });
  const created = await call<{ id: string; slug: string }>('/user/program/create', {
    title: `Kelas dengan ${sections} bagian`,
    format: 'self-paced',
  });
  for (let index = 1; index <= sections; index += 1) {
    const outline = await call<{ sections: { id: string }[] }>(
      `/user/program/create-section/${created.id}`,
      { sectionTitle: `Bagian ${index}` },
      'PUT',
    );
    const { id } = outline.sections.at(-1)!;
    for (let lesson = 1; lesson <= lessonsInSection; lesson += 1)
      await call(`/user/lesson/create/${id}`, {
        type: 'article',
        title: `Materi ${index}.${lesson}`,
        content: { html: '<p>Isi materi.</p>' },
        setting: {},
      });
  }
  return created.slug;
}

/** Actions of a partner, each with how long the page was busy until it was quiet. */
async function* acts(page: Page, slug: string, meter: Meter): AsyncGenerator<[string, Busy]> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  yield ['open the builder', await meter(() => page.goto(`/creator/create-class/setting?name=${slug}&page=setting`))];
  await button(/^1\. Bagian 1/).waitFor();
  yield ['load the editor ahead, in idle time', await meter(() => page.waitForTimeout(2_500))];
  const open = (name: string) => meter(() => page.getByRole('link', { name, exact: true }).click());
  if ((await page.getByRole('link', { name: 'Materi 1.2', exact: true }).count()) === 0)
    yield ['expand a section', await meter(() => button(/^1\. Bagian 1/).click())];
  yield ['open a lesson', await open('Materi 1.2')];
  yield ['open another', await open('Materi 1.3')];
  await button('Menu materi Materi 1.3').click();
  yield ['move a lesson down', await meter(() => button('Pindah ke bawah').click())];
  await button('Menu materi Materi 1.3').click();
  yield ['move it up again', await meter(() => button('Pindah ke atas').click())];
  const title = page.getByLabel('Judul materi');
  yield ['type ten letters', await meter(() => title.pressSequentially(' yang baru'))];
  await title.fill('Materi 1.3');
  const press = (keys: string) => meter(() => page.keyboard.press(keys));
  await button('Geser Materi 1.3').focus();
  yield ['lift a lesson by keyboard', await press('Space')];
  yield ['move the lifted lesson', await press('ArrowDown')];
  yield ['drop it', await press('Space')];
  yield ['undo that', await press('Control+z')];
  yield ['drag a lesson by mouse', await meter(() => dragByMouse('Geser Materi 1.3', 'Materi 1.8'))];
  yield ['undo that too', await press('Control+z')];
  yield ['duplicate a lesson', await menuItem('Menu materi Materi 1.5', 'Duplikat')];
  yield ['remove the copy', await meter(() => button('Hapus Salinan dari Materi 1.5').click())];
  yield ['bring it back', await press('Control+z')];
  const select = (name: string) => page.getByRole('link', { name, exact: true }).click({ modifiers: ['Shift'] });
  await select('Materi 1.6');
  yield ['select five lessons', await meter(() => select('Materi 1.10'))];
  await button('Pindah ke…').click();
  await page.getByLabel('Section tujuan').selectOption('2. Bagian 2');
  yield ['move five lessons', await meter(() => button('Pindahkan').click())];
  yield ['undo five moves', await press('Control+z')];
  yield ['open the search', await press('Control+k')];
  yield ['search a lesson', await meter(() => page.keyboard.type('2.3'))];
  await page.keyboard.press('Escape');
  yield ['begin to order the sections', await menuItem('Menu section Bagian 1', 'Urutkan')];
  yield ['move a section', await meter(() => button('Pindah ke bawah: Bagian 1').click())];
  yield ['move it back', await meter(() => button('Pindah ke atas: Bagian 1').click())];
  yield ['end the ordering', await meter(() => button('Selesai').click())];
  yield ['duplicate a section', await menuItem('Menu section Bagian 1', 'Duplikat')];
  yield ['undo that as well', await press('Control+z')];
  yield ['add a section', await meter(() => button('Section').click())];

  async function dragByMouse(grip: string, target: string) {
    const [from, to] = [await button(grip).boundingBox(), await page.getByRole('link', { name: target }).boundingBox()];
    await page.mouse.move(from!.x + 8, from!.y + 8);
    await page.mouse.down();
    await page.mouse.move(from!.x + 8, from!.y + 40, { steps: 4 });
    await page.mouse.move(to!.x + 8, to!.y + to!.height - 2, { steps: 8 });
    await page.mouse.up();
  }

  async function menuItem(menu: string, item: string) {
    await button(menu).click();
    return meter(() => button(item).click());
  }
}

type Meter = (act: () => Promise<unknown>) => Promise<Busy>;

/**
 * Measures how long the page is busy from the beginning of an action until half a second passed without work or calls.
 */
async function startMeter(page: Page): Promise<Meter> {
  const devTools = await page.context().newCDPSession(page);
  const calls = new Set<Request>();
  page.on('request', (call) => {
    // The stream of notifications never ends.
    if (!call.url().endsWith('/notification/stream')) calls.add(call);
  });
  page.on('requestfinished', (call) => void calls.delete(call));
  page.on('requestfailed', (call) => void calls.delete(call));
  // Time of other work on the machine does not count.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async (act) => {
    const before = await readBusy(devTools);
    await act();
    let after = await readBusy(devTools);
    for (let quietSince = Date.now(); Date.now() - quietSince < quietMs;) {
      await page.waitForTimeout(50);
      const now = await readBusy(devTools);
      if (now.script > after.script || calls.size > 0) quietSince = Date.now();
      after = now;
    }
    return { script: after.script - before.script, all: after.all - before.all };
  };
}

async function readBusy(devTools: CDPSession): Promise<Busy> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const millisecondsOf = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { script: millisecondsOf('ScriptDuration'), all: millisecondsOf('TaskDuration') };
}
