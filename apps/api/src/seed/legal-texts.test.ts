import { expect, test } from 'vitest';
import { legalTexts } from './legal-texts.ts';

const textsOf = (measuresAds: boolean) => legalTexts({ product: 'Sinau', email: 'halo@contoh.id', measuresAds });

test.each([...textsOf(false), ...textsOf(true)])('every sentence of $title is in a paragraph or a list', ({ body }) => {
  expect(body.replace(/<(h2|p|ul)>.*?<\/\1>/g, '')).toBe('');
});

test('the privacy text promises no trackers, or names the ads service and is a later one', () => {
  const [without, measured] = [false, true].map((measuresAds) => textsOf(measuresAds)[0]!);
  expect(without!.body).toContain('Kami tidak memakai pelacak dari pihak ketiga.');
  expect(measured!.body).not.toContain('Kami tidak memakai pelacak');
  expect(measured!.body).toContain('Pengaturan privasi');
  expect(measured!.effectiveAt.getTime()).toBeGreaterThan(without!.effectiveAt.getTime());
});
