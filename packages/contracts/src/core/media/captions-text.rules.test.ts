import { expect, test } from 'vitest';
import { captionsTime, readCaptions, readingSpeed, spokenText, writeCaptions } from './captions-text.rules.ts';

const stored = `WEBVTT - Judul

NOTE Halo

STYLE
::cue { color: red }

pembuka
00:01.000 --> 00:04.000 align:start line:0
<v Ani>Satu &amp; dua</v>
baris kedua

01:00:05.250 --> 01:00:06.000
3 &lt; 5
`;

test('captions are read with their times, settings and texts, without notes, styles and names', () => {
  expect(readCaptions(stored)).toEqual([
    { start: 1, end: 4, text: '<v Ani>Satu & dua</v>\nbaris kedua', settings: 'align:start line:0' },
    { start: 3605.25, end: 3606, text: '3 < 5' },
  ]);
  expect(readCaptions(stored.replaceAll('\n', '\r\n'))).toEqual(readCaptions(stored));
  expect(readCaptions('WEBVTT\n')).toEqual([]);
});

test.each([
  ['01:02:03.500 --> 01:02:04.000', 3723.5, 3724],
  ['02:03.500 --> 100:00:00.000', 123.5, 360_000],
])('readCaptions counts the hours, minutes and seconds of %s', (times, start, end) => {
  expect(readCaptions(`WEBVTT\n\n${times}\nHalo\n`)).toEqual([{ start, end, text: 'Halo' }]);
});

test('readCaptions takes any number of blank lines between captions', () => {
  const line = (from: number) => `00:0${from}.000 --> 00:0${from + 1}.000\nHalo`;
  expect(readCaptions(`WEBVTT\n\n\n\n${line(1)}\n \n\t\n${line(3)}\n\n`)).toEqual([
    { start: 1, end: 2, text: 'Halo' },
    { start: 3, end: 4, text: 'Halo' },
  ]);
});

test('readCaptions reads the characters that WebVTT writes as names', () => {
  expect(readCaptions('WEBVTT\n\n00:01.000 --> 00:02.000\n1 &lt; 2 &gt; 0&nbsp;&amp;lt;')).toEqual([
    { start: 1, end: 2, text: '1 < 2 > 0\u00a0&lt;' },
  ]);
});

test('spokenText has neither markup nor gaps', () => {
  expect(spokenText({ text: ' <v Ani> Halo  <i>semua</i>\n\n ya ' })).toBe('Halo semua ya');
});

test('captions are written in the order of time, without empty lines, and are read as they were', () => {
  const lines = [
    { start: 2, end: 3.0004, text: 'Dua <i>miring</i> & 1 < 2 --> 3' },
    { start: 0, end: 1.5, text: ' Satu \n\n lagi ', settings: 'align:start' },
    { start: 5, end: 6, text: ' \n ' },
  ];
  const written = writeCaptions(lines);
  expect(written).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.500 align:start\nSatu\nlagi\n\n' +
      '00:00:02.000 --> 00:00:03.000\nDua <i>miring</i> &amp; 1 &lt; 2 --&gt; 3\n',
  );
  expect(readCaptions(written).map(({ text }) => text)).toEqual(['Satu\nlagi', 'Dua <i>miring</i> & 1 < 2 --> 3']);
});

test('the speed of a line counts the characters that are read', () => {
  const line = { start: 1, end: 3, text: '<i>Halo</i>\nsemua' };
  expect([spokenText(line), readingSpeed(line)]).toEqual(['Halo semua', 5]);
});

test.each([
  [0, '00:00:00.000'],
  [59.9996, '00:01:00.000'],
  [3725.5, '01:02:05.500'],
  [-1, '00:00:00.000'],
])('second %s is written as %s', (seconds, written) => {
  expect(captionsTime(seconds)).toBe(written);
});
