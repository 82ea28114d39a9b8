import type { RichTextContext } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cleanHtml } from '@sinau/api/platform/html';
import { xssCorpus } from '@sinau/api/testing/xss-corpus';
import { callerOf } from './api.ts';
import { saved } from './building.ts';
import { faultsOf, faultsOnBothScreens } from './faults.ts';
import { draftClass, joinFreeClass, publishDraft } from './free-class.ts';
import { newPage } from './harness.ts';
import { createAccount, demoPartner, sessionOf } from './people.ts';

const writing = (page: Page) => page.getByRole('textbox', { name: 'Isi materi' });

/** Selects a block in the menu that '/' opens, as fast as the keys come. */
async function insert(page: Page, typed: string) {
  await page.keyboard.type(`/${typed}`);
  await page.keyboard.press('Enter');
}

/** Pastes, or drops at the end of the text, as other programs do: markup, and a picture beside it. */
const give = (page: Page, how: 'paste' | 'drop', html: string, withPicture = false) =>
  writing(page).evaluate(
    async (text, [way, markup, hasPicture]) => {
      const data = new DataTransfer();
      if (markup) data.setData('text/html', markup);
      if (hasPicture) {
        const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 900 });
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
        data.items.add(new File([blob!], 'layar.png', { type: 'image/png' }));
      }
      const { right, bottom } = text.lastElementChild!.getBoundingClientRect();
      const place = { clientX: right - 2, clientY: bottom - 2, bubbles: true, cancelable: true };
      text.dispatchEvent(
        way === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, ...place }),
      );
    },
    [how, html, withPicture] as const,
  );

test('an article with a table, boxes, a picture, a video and pasted text is written, published and read', async () => {
  const draft = await draftClass('Menulis Panjang', async () => [
    { type: 'article', title: 'Lead yang kuat', content: { html: '<p>Lead menjawab apa.</p>' } },
  ]);
  const page = await newPage({ session: await sessionOf(demoPartner) });
  await page.goto(screens.createClass(draft.slug));
  await page.getByRole('link', { name: 'Lead yang kuat' }).click();
  await writing(page).click();

  // By keyboard: a table with one more row and one column less, then a box.
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await page.getByRole('option', { name: 'Kotak tips' }).waitFor();
  await page.keyboard.type('tabel');
  await page.keyboard.press('Enter');
  for (const word of ['Jenis', 'Kapan', 'Contoh', 'Ringkas', 'Kecelakaan', 'Tiga luka']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+Alt+ArrowDown');
  await expect.poll(() => writing(page).getByRole('row').count()).toBe(4);
  await page.keyboard.press('Control+Alt+Shift+Backspace');
  await expect.poll(() => writing(page).getByRole('row').first().locator('th').count()).toBe(2);
  expect(await faultsOnBothScreens(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tabel' }).click();
  await page.getByRole('button', { name: 'Hapus baris' }).click();
  await expect.poll(() => writing(page).getByRole('row').count()).toBe(3);

  await page.keyboard.press('Control+End');
  await insert(page, 'tips');
  await page.keyboard.type('Baca keras-keras.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await insert(page, 'video');
  await page.getByLabel('Alamat video').fill('https://youtu.be/dQw4w9WgXcQ');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sisipkan', exact: true }).last().click();

  // A picture that is pasted alone is uploaded immediately, and requires an alternative text.
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await give(page, 'paste', '', true);
  await page.getByLabel('Teks pengganti gambar').fill('Layar redaksi');
  await expect.poll(() => pictureIn(page, 'Layar redaksi')).toBeGreaterThan(0);
  await writing(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await give(page, 'paste', '<h1>Dari dokumen</h1><ul><li>Satu</li></ul><img src="https://contoh.id/x.png">');
  await page.getByText('1 gambar tidak ikut ditempel.').waitFor();
  await give(page, 'drop', '', true);
  await expect.poll(() => page.getByLabel('Teks pengganti gambar').count()).toBe(2);
  await page.getByText(/^\d+ kata$/).waitFor();
  await page.keyboard.press('Control+/');
  await page.getByRole('dialog', { name: 'Pintasan papan ketik' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // Selected words have their styles beside them.
  await page.getByText('Lead menjawab apa.').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.getByRole('toolbar', { name: 'Format pilihan' }).getByRole('button', { name: 'Tebal' }).click();
  await expect.poll(() => writing(page).locator('strong').first().textContent()).toBe('Lead menjawab apa.');
  await saved(page);
  await page.reload();
  await writing(page).getByText('Dari dokumen').waitFor();
  await expect.poll(() => pictureIn(page, 'Layar redaksi')).toBeGreaterThan(0);

  await publishDraft(draft);
  for (const width of [390, 1440]) {
    const account = await createAccount();
    const reader = await newPage({ width, session: account.session });
    await joinFreeClass(reader, account, draft);
    const article = reader.getByRole('main');
    await article.getByText('Baca keras-keras.').waitFor();
    await article.getByRole('group', { name: 'Tabel' }).waitFor();
    await article.getByRole('img', { name: 'Layar redaksi' }).scrollIntoViewIfNeeded();
    await expect.poll(() => pictureIn(reader, 'Layar redaksi')).toBe(1280);
    const [box] = await article
      .locator('.prose-video')
      .evaluateAll((videos) => videos.map((video) => video.clientWidth / video.clientHeight));
    expect(box).toBeCloseTo(16 / 9, 1);
    expect(await article.locator('iframe').count()).toBe(0);
    await article.getByRole('button', { name: 'Putar video dari YouTube' }).waitFor();
    expect(await faultsOf(reader)).toEqual([]);
  }
});

/** Width of the file in a picture; 0 before it loaded. */
const pictureIn = (page: Page, alt: string) =>
  page.getByRole('img', { name: alt }).evaluate((picture: HTMLImageElement) => picture.naturalWidth);

test(`${xssCorpus.length} hostile lines in every text of a class run nothing where they are read and written`, async () => {
  const lines = xssCorpus.filter((line) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(line));
  // Each line is sanitized by itself first: what one leaves open would swallow the next ones.
  const html = (place: RichTextContext) =>
    lines.map((line) => `<p>${cleanHtml(line.replace(/data-media="[^"]*"/, ''), place)}</p>`).join('\n');
  const plain = lines.join('\n');
  const draft = await draftClass('Teks yang nakal', async () => [
    { type: 'article', title: 'Artikel nakal', content: { html: html('article') } },
    {
      type: 'quiz',
      title: 'Kuis nakal',
      content: {
        instruction: html('instruction').slice(0, 20_000),
        questions: lines.slice(0, 60).map((text, index) => ({
          id: `q${index}`,
          type: 'single-choice',
          text,
          explanation: text,
          options: [
            { id: 'a', text: text.slice(0, 400), isCorrect: true },
            { id: 'b', text: 'Bukan', isCorrect: false },
          ],
        })),
      },
    },
    { type: 'assignment', title: 'Tugas nakal', content: { instruction: html('instruction').slice(0, 20_000) } },
  ]);
  const call = await callerOf(demoPartner);
  const { revision } = await call<{ revision: number }>('GET', `/v2/user/program/${draft.id}`);
  await call('PUT', `/user/program/${draft.id}`, {
    about: html('about'),
    completionMessage: html('message').slice(0, 20_000),
    requirements: plain.slice(0, 2_000),
    revision,
  });
  await publishDraft(draft);

  const account = await createAccount();
  const learner = await hostilePage(account.session);
  await learner.goto(screens.classPage(draft.slug));
  await learner.getByText('menutupi halaman').first().waitFor();
  await isInert(learner);
  await joinFreeClass(learner, account, draft);
  await learner.getByText('menutupi halaman').first().waitFor();
  await isInert(learner);
  await learner.getByRole('button', { name: 'Selesai, lanjut' }).click();
  await learner.getByRole('heading', { name: 'Kuis nakal' }).first().waitFor();
  await learner.getByText('menutupi halaman').first().waitFor();
  await isInert(learner);

  const maker = await hostilePage(await sessionOf(demoPartner));
  await maker.goto(screens.createClass(draft.slug));
  for (const title of ['Artikel nakal', 'Kuis nakal', 'Tugas nakal']) {
    await maker.getByRole('link', { name: title }).click();
    await expect.poll(() => maker.getByLabel('Judul materi').inputValue()).toBe(title);
    await maker.locator('.rich-text-area').getByText('teks').first().waitFor();
    await isInert(maker);
  }
});

/** A page that detects calls of `pwned()`. Pictures and addresses of the lines are refused by the policy. */
async function hostilePage(session: object) {
  const page = await newPage({ session, expects: [/Content Security Policy|Failed to load resource/] });
  await page.addInitScript(() => {
    Object.assign(window, { pwned: () => document.documentElement.setAttribute('data-pwned', '') });
  });
  return page;
}

async function isInert(page: Page) {
  const found = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('.prose')];
    const own = new Set(['tabindex', 'role', 'aria-label', 'class', 'data-play', 'type', 'loading', 'decoding', 'src']);
    const within = texts.flatMap((text) => [...text.querySelectorAll('*')]);
    const inEditor = texts.some((text) => text.classList.contains('rich-text-area'));
    return [
      ...within.filter((element) =>
        element.matches('script, style, iframe, object, embed, form, input, link, meta, base, svg, math, video, audio'),
      ),
      ...within.filter((element) =>
        [...element.attributes].some(
          ({ name, value }) =>
            name.startsWith('on') ||
            name === 'srcdoc' ||
            (name === 'style' && !inEditor) ||
            (!own.has(name) && /^\s*(?:javascript|vbscript|data):/i.test(value)),
        ),
      ),
      ...[...document.querySelectorAll('a')].filter((link) => !/^(?:https?|mailto):$/.test(link.protocol)),
    ].map((element) => element.outerHTML.slice(0, 200));
  });
  expect(found).toEqual([]);
  expect(await page.locator('html[data-pwned]').count()).toBe(0);
}
