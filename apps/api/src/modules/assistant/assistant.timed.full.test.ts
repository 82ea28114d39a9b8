import { expect, test } from 'vitest';
import { checkNews } from './checker/check-news.ts';
import { withoutPersonalData } from './personal-data.ts';
import { hardAddresses, hardNews } from './testing/hard-texts.ts';

const millisecondsOf = (work: () => unknown) => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

test.each(hardNews)('a text of %s is checked within a second', (_, content) => {
  expect(millisecondsOf(() => checkNews(content.slice(0, 50_000), { minimum: null, maximum: null }))).toBeLessThan(
    1_000,
  );
});

test.each(hardAddresses)('a text of %s is searched for personal data within half a second', (_, content) => {
  expect(millisecondsOf(() => withoutPersonalData(content))).toBeLessThan(500);
});
