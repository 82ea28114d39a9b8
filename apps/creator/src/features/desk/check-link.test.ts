import { expect, test } from 'vitest';
import { checkLink } from './check-link.ts';

test.each([
  ['https://contoh.id/kami', 'contoh.id', []],
  ['http://contoh.id:8080/', 'contoh.id:8080', ['Tanpa enkripsi']],
  ['https://192.168.1.1/', '192.168.1.1', ['Alamat IP']],
  ['https://[::1]/', '[::1]', ['Alamat IP']],
  ['https://www.gооgle.com/', 'www.xn--ggle-55da.com', ['Huruf tidak biasa']],
])('%s leads to %s', (href, host, oddities) => {
  expect(checkLink(href)).toEqual({ host, oddities });
});
