import { choiceParams, h5pOf, h5pQuiz, libraryOf, partOf } from '@sinau/api/testing/h5p-packages';
import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { joinFreeClass, publishScorm } from './free-class.ts';
import { newPage } from './harness.ts';
import { insidePackage, packagePage } from './packages.ts';
import { createAccount } from './people.ts';

const scored = { completionType: 'minimum-score', minimumScore: 70 };
const button = { completionType: 'hit-button' };

test.each([1440, 390])(
  'an H5P quiz goes on after a reload and a lost connection, and passes its lesson by its score (%i pixels)',
  async (width) => {
    const row = await publishScorm({ Kuis: { content: h5pQuiz(), setting: scored } });
    const account = await createAccount();
    const page = await newPage({ width, session: account.session, expects: [/ERR_INTERNET_DISCONNECTED/] });
    await joinFreeClass(page, account, row);
    const material = insidePackage(page, 'Kuis');
    const question = (number: number) => material.locator('section').nth(number);
    const choose = (number: number, answer: string) => question(number).getByLabel(answer).check();
    await material.getByText('Belum dijawab').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const saved = () => page.waitForResponse((response) => response.url().endsWith('/state') && response.ok());
    const first = saved();
    await choose(0, 'Paragraf pembuka');
    await first;
    await page.reload();
    await question(0).getByText('Dipilih: Paragraf pembuka').waitFor();

    await page.context().setOffline(true);
    await choose(1, 'Judul berita');
    await question(1).getByText('Dipilih: Judul berita').waitFor();
    const second = saved();
    // The runtime's and the page's own pauses have to pass before the connection is back.
    await page.waitForTimeout(3_000);
    await page.context().setOffline(false);
    await second;
    await page.reload();
    await question(1).getByText('Dipilih: Judul berita').waitFor();

    // A question of the set reports its own score, which decides nothing.
    await question(0).getByRole('button', { name: 'Periksa' }).click();
    await question(0).getByText('Nilai 1 dari 1').waitFor();
    await material.getByRole('button', { name: 'Selesai' }).click();
    await page.getByText('Hasilmu di materi ini: 50, belum lulus').waitFor();
    expect(await page.getByRole('button', { name: /Tandai selesai/ }).count()).toBe(0);
    await choose(1, 'Paragraf pembuka');
    await material.getByRole('button', { name: 'Selesai' }).click();
    await page.getByText('Hasilmu di materi ini: 100, lulus').waitFor();
    await page.getByText('Materi ini sudah kamu selesaikan.').waitFor();
  },
);

/** A page with a class of one package, opened by a participant. */
async function opened(title: string, content: Buffer) {
  const row = await publishScorm({ [title]: { content, setting: button } });
  const account = await createAccount();
  const page = await newPage({ session: account.session });
  await joinFreeClass(page, account, row);
  return { page, material: insidePackage(page, title) };
}

test('a content type finds everything that the interface of H5P has', async () => {
  const { material } = await opened('Tanya', h5pOf({ main: 'H5P.Inquiry' }));
  const found = JSON.parse((await material.locator('#hasil').textContent())!) as object;
  expect(found).toEqual({
    root: true,
    standalone: true,
    title: 'Kuis jurnalistik',
    path: true,
    outside: 'https://a.id/b.png',
    library: true,
    info: 'H5P.Inquiry 2.3',
    parsed: { machineName: 'H5P.A', majorVersion: 1, minorVersion: 2 },
    none: false,
    named: true,
    uuid: true,
    clone: 1,
    shuffled: 3,
    trimmed: 'a',
    short: 'Judul',
    framed: true,
    word: 'Tutup',
    only: 0,
    empty: true,
    cid: true,
    size: 'function',
    stored: null,
  });
  await material.getByRole('button', { name: 'Tanya' }).click();
  await material.getByRole('button', { name: 'Ya', exact: true }).click();
  await material.getByText('dikonfirmasi').waitFor();
});

test('pages without a score are finished by the button', async () => {
  const accordion = { panels: [{ title: 'Lead', content: partOf('H5P.AdvancedText', { text: '<p>Pembuka.</p>' }) }] };
  const content = h5pOf({ main: 'H5P.Accordion', params: accordion, parts: ['H5P.AdvancedText'] });
  const { page, material } = await opened('Bacaan', content);
  await material.getByText('Pembuka.').waitFor();
  await page.getByText('Hasilmu di materi ini: belum ada').waitFor();
  await page.getByRole('button', { name: 'Tandai selesai' }).press('Enter');
  await page.getByText('Materi ini sudah kamu selesaikan.').waitFor();
});

test('a column is finished once its questions are answered', async () => {
  const params = { content: [{ content: partOf('H5P.MultiChoice', choiceParams) }] };
  const content = h5pOf({ main: 'H5P.Column', params, parts: ['H5P.MultiChoice'] });
  const { page, material } = await opened('Kolom', content);
  await material.getByLabel('Paragraf pembuka').check();
  await material.getByRole('button', { name: 'Periksa' }).click();
  await page.getByText('Hasilmu di materi ini: 100').waitFor();
  await page.getByText('Materi ini sudah kamu selesaikan.').waitFor();
});

test('a hostile content type of an H5P package reaches as little as a page of any other package', async () => {
  const hostile = await packagePage('hostile-package.html');
  const [, body = '', script = ''] = /<\/title>([\s\S]*?)<script>([\s\S]*)<\/script>/.exec(hostile)!;
  const attack = `H5P.MultiChoice = function () {
    this.attach = function ($container) { $container.html(${JSON.stringify(body)}); ${script} };
  };`;
  const content = h5pOf({
    main: 'H5P.MultiChoice',
    libraries: [{ ...libraryOf('H5P.MultiChoice'), scripts: { 'jahat.js': attack } }],
  });
  const row = await publishScorm({ 'Materi jahat': { content, setting: button } });
  const account = await createAccount();
  const page = await newPage({ expects: [/./], session: account.session });
  page.on('dialog', (dialog) => void dialog.dismiss());
  await joinFreeClass(page, account, row);
  const found = await insidePackage(page, 'Materi jahat').locator('#hasil').textContent({ timeout: 60_000 });
  const reached = JSON.parse(found!) as Record<string, unknown>;
  expect(Object.keys(reached).length).toBeGreaterThan(20);
  expect(Object.entries(reached).filter(([, got]) => got !== 'nothing')).toEqual([]);
});
