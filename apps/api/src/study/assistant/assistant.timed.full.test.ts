import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../../testing/app-under-test.ts';
import { startFakeOpenAi } from '../../testing/fake-openai.ts';
import { newsScene } from '../../testing/news-writing.ts';
import { checkNews } from './checker/check-news.ts';
import { withoutPersonalData } from './personal-data.ts';
import { hardAddresses, hardNews } from './testing/hard-texts.ts';

const millisecondsOf = async (work: () => unknown) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

test.each(hardNews)('a text of %s is checked within a second', async (_, content) => {
  expect(
    await millisecondsOf(() => checkNews(content.slice(0, 50_000), { minimum: null, maximum: null })),
  ).toBeLessThan(1_000);
});

test.each(hardAddresses)('a text of %s is searched for personal data within half a second', async (_, content) => {
  expect(await millisecondsOf(() => withoutPersonalData(content))).toBeLessThan(500);
});

test.each([
  ['fails', '60', { status: 500 }],
  ['writes without an end', '60', { raw: `{"choices": "${'a'.repeat(300_000)}"}` }],
  ['does not answer in time', '0.5', { isSilent: true }],
] as const)(
  'the built-in rules stand in for a provider that %s within ten seconds',
  async (_, ASSISTANT_SECONDS, behaviour) => {
    const fake = await startFakeOpenAi();
    onTestFinished(() => fake.stop());
    const provider = { ASSISTANT_URL: fake.url, ASSISTANT_API_KEY: fake.apiKey, ASSISTANT_MODEL: 'model-uji' };
    const app = await startApp({ settings: { ...provider, ASSISTANT_SECONDS } });
    onTestFinished(() => app.stop());
    const { check } = await newsScene(app);
    Object.assign(fake.behaviour, behaviour);
    expect(await millisecondsOf(() => check('Kios Terbakar\n\nApi membakar kios di Kudus.'))).toBeLessThan(10_000);
  },
);
