import { describe, expect, test } from 'vitest';
import { lessonCreation } from './study/lesson/lesson.schemas.ts';
import { liveSessionUpdate } from './study/live/live.schemas.ts';
import { portfolioUpdate } from './study/portfolio/portfolio.schemas.ts';
import { profileUpdate } from './storefront/profile/profile.schemas.ts';
import { siteLink } from './record-fields.ts';
import { richTextMarkup } from './core/rich-text/rich-text.rules.ts';
import { webAddress } from './web-address.ts';

test.each([
  ['https://contoh.id/kami?a=1', 'https://contoh.id/kami?a=1'],
  [' contoh.id/kami ', 'https://contoh.id/kami'],
  ['contoh.id/ke?halaman=https://lain.id', 'https://contoh.id/ke?halaman=https://lain.id'],
  ['instagram.com/ruang.redaksi', 'https://instagram.com/ruang.redaksi'],
  ['http://contoh.id', 'http://contoh.id/'],
  ['@ruangredaksi', null],
  ['ruangredaksi', null],
  ['contoh.', null],
  ['javascript:alert(1)', null],
  ['mailto:kami@contoh.id', null],
  ['ftp://contoh.id', null],
  ['javascript:https://x.id', null],
  ['xhttp://a.id', null],
  ['httpx://a.id', null],
  ['', null],
  ['https://kami@contoh.id', null],
  ['https://:sandi@contoh.id', null],
  ['https://contoh.id/ka\nmi', 'https://contoh.id/kami'],
])('the address %j is stored as %j', (typed, expected) => {
  expect(webAddress(typed)).toBe(expected);
});

const lessonWith = (type: 'video' | 'interactive') => (address: string) =>
  lessonCreation.safeParse({ type, title: 'Materi', content: { address }, setting: { completionType: 'hit-button' } });

describe.each<[string, string, (address: string) => { success: boolean; data?: unknown }]>([
  ['meeting', 'zoom.us/j/123', (meetingUrl) => liveSessionUpdate.safeParse({ meetingUrl })],
  ['recording', 'youtu.be/dQw4w9WgXcQ', (recordingUrl) => liveSessionUpdate.safeParse({ recordingUrl })],
  ['video', 'youtu.be/dQw4w9WgXcQ', lessonWith('video')],
  ['material', 'view.genially.com/0123456789abcdef01234567', lessonWith('interactive')],
  ['link of a profile', 'contoh.id/saya', (link) => profileUpdate.safeParse({ links: [link] })],
  ['link of a work', 'contoh.id/karya', (link) => portfolioUpdate.safeParse({ link })],
])('the address of a %s', (_what, address, parse) => {
  test('is stored as browsers read it', () => {
    const { success, data } = parse(` https://${address.slice(0, 5)}\n${address.slice(5)}?a=\u0001b\t `);
    expect({ success, text: JSON.stringify(data) }).toEqual({
      success: true,
      text: expect.stringContaining(`"https://${address}?a=%01b"`) as string,
    });
  });

  test.each(['kami:sandi@', 'kami@', ':sandi@'])('contains no credentials: %s', (credentials) => {
    expect(parse(`https://${credentials}${address}`).success).toBe(false);
  });
});

test.each(['https://kami:sandi@contoh.id/', 'https://kami@contoh.id'])(
  'a banner and a text do not link to %s',
  (address) => {
    expect(siteLink.safeParse(address).success).toBe(false);
    expect(richTextMarkup.link.a.href.test(address)).toBe(false);
  },
);
