import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['contoh.id/lead', 'https://contoh.id/lead'],
  ['  https://contoh.id ', 'https://contoh.id/'],
  ['http://contoh.id:8080/a', 'http://contoh.id:8080/a'],
  ['contoh.id:8080', 'https://contoh.id:8080/'],
  ['redaksi@contoh.id', 'mailto:redaksi@contoh.id'],
  ['mailto:redaksi@contoh.id', 'mailto:redaksi@contoh.id'],
  [' /faq?tab=1 ', '/faq?tab=1'],
])('%s becomes a link', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each(['', 'lead', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'dua kata', '//jahat.id', '/\\jahat.id'])(
  '%s does not become a link',
  (typed) => {
    expect(linkAddress(typed)).toBeNull();
  },
);
