import { expect, test } from 'vitest';
import { isSubmitted, lessonTypes, mayBePreviewed, secondsToWatch } from './lesson.rules.ts';
import { embedAddress, videoEmbedOf } from '../../core/rich-text/video-embed.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=30s', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
  [' https://youtu.be/dQw4w9WgXcQ?t=5 ', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://vimeo.com/76979871', { provider: 'vimeo', id: '76979871' }],
  ['https://player.vimeo.com/video/76979871?h=1', { provider: 'vimeo', id: '76979871' }],
])('%s is the address of a recording', (address, embed) => {
  expect(videoEmbedOf(address)).toEqual(embed);
});

test.each([
  '',
  'https://youtube.com/',
  'http://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.jahat.id/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)',
  'https://youtu.be/"><script>',
  'https://vimeo.com/channels/staffpicks',
  'https://jahat.contoh/?u=https://youtu.be/abcdefghijk',
  'https://jahat.contoh/?u=https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://jahat.contoh/?u=https://vimeo.com/76979871',
  'https://youtu.be/abcdefghijkl',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
  'https://vimeo.com/1234567890123',
])('%s is not the address of a recording', (address) => {
  expect(videoEmbedOf(address)).toBeNull();
});

test('an external recording is embedded in a player without cookies', () => {
  expect(embedAddress({ provider: 'youtube', id: 'dQw4w9WgXcQ' })).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  );
  expect(embedAddress({ provider: 'vimeo', id: '76979871' })).toBe('https://player.vimeo.com/video/76979871');
});

test('nine tenths of a recording must be played, in whole seconds', () => {
  expect([600, 61, 1, 0].map(secondsToWatch)).toEqual([540, 55, 1, 0]);
});

test('recordings and texts may be public, and assignments and news writing are submitted', () => {
  expect(lessonTypes.filter(mayBePreviewed)).toEqual(['video', 'audio', 'article', 'pdf']);
  expect(lessonTypes.filter(isSubmitted)).toEqual(['assignment', 'news_writing']);
});
