import { describe, expect, test } from 'vitest';
import { toWebVtt } from './web-vtt.ts';

/** Two cues, as they are rewritten. */
const written = (first = 'Satu.', second = 'Dua.', settings = '') =>
  `WEBVTT\n\n00:00:01.000 --> 00:00:04.000${settings}\n${first}\n\n00:00:05.500 --> 00:00:08.000\n${second}\n`;

describe('toWebVtt', () => {
  test.each([
    ['cues alone', 'WEBVTT\n\n00:01.000 --> 00:04.000\nSatu & dua.\n'],
    [
      'notes, styles, names and settings',
      'WEBVTT - Judul\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE Halo\n\npembuka\n00:01.000 --> 00:04.000 align:start line:0\n<v Ani>Satu</v>\n',
    ],
    ['a text that speaks of times', 'WEBVTT\n\n00:01.000 --> 00:04.000\nDari 1 --> 2.\n'],
  ])('valid WebVTT does not change: %s', (_what, text) => {
    expect(toWebVtt(text)).toBe(text);
  });

  test('line ends and a byte order mark are valid', () => {
    expect(toWebVtt('\ufeffWEBVTT\r\n\r\n00:01.000 --> 00:04.000\r\nSatu.\r\n')).toBe(
      'WEBVTT\n\n00:01.000 --> 00:04.000\nSatu.\n',
    );
  });

  test.each([
    ['as it should be', '1\n00:00:01,000 --> 00:00:04,000\nSatu.\n\n2\n00:00:05,500 --> 00:00:08,000\nDua.\n'],
    ['without numbers', '00:00:01,000 --> 00:00:04,000\nSatu.\n\n00:00:05,500 --> 00:00:08,000\nDua.\n'],
    ['without blank lines', '1\n00:00:01,000 --> 00:00:04,000\nSatu.\n2\n00:00:05,500 --> 00:00:08,000\nDua.\n'],
    [
      'with more blank lines',
      '\n\n1\n\n00:00:01,000 --> 00:00:04,000\n\nSatu.\n\n\n2\n00:00:05,500 --> 00:00:08,000\nDua.\n\n\n',
    ],
    ['with points', '1\n00:00:01.000 --> 00:00:04.000\nSatu.\n\n2\n00:00:05.500 --> 00:00:08.000\nDua.\n'],
    ['with short times', '1\n0:0:1,0 --> 0:0:4\nSatu.\n\n2\n0:00:05,5 --> 0:00:08,00\nDua.\n'],
    ['with narrow arrows', '1\n00:00:01,000-->00:00:04,000\nSatu.\n\n2\n00:00:05,500->00:00:08,000\nDua.\n'],
    ['of an old Mac', '1\r00:00:01,000 --> 00:00:04,000\rSatu.\r\r2\r00:00:05,500 --> 00:00:08,000\rDua.\r'],
    [
      'with places and fonts',
      '1\n00:00:01,000 --> 00:00:04,000 X1:1 X2:2\n{\\an8}<font color="red">Satu.</font>\n\n2\n00:00:05,500 --> 00:00:08,000\nDua.\n',
    ],
    [
      'with a cue that says nothing',
      '1\n00:00:01,000 --> 00:00:04,000\nSatu.\n\n2\n00:00:04,500 --> 00:00:05,000\n\n3\n00:00:05,500 --> 00:00:08,000\nDua.\n',
    ],
  ])('SRT %s', (_how, text) => {
    expect(toWebVtt(text)).toBe(written());
  });

  test('SRT keeps its lines, italics, numbers and special characters', () => {
    const text =
      '1\n00:00:01,000 --> 00:00:04,000\n<i>Tahun</i>\n\n1998\n\n2\n00:00:05,500 --> 00:00:08,000\nA & B < C &amp; <D> --> E\n';
    expect(toWebVtt(text)).toBe(written('<i>Tahun</i>\n1998', 'A &amp; B &lt; C &amp; &lt;D> --&gt; E'));
  });

  test('SBV, as YouTube writes it', () => {
    expect(toWebVtt('0:00:01.000,0:00:04.000\nSatu.\n\n0:00:05.500,0:00:08.000\nDua.\n')).toBe(written());
  });

  test.each([
    ['commas', 'WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nSatu.\n\n00:00:05,500 --> 00:00:08,000\nDua.\n'],
    ['no blank line', 'WEBVTT\n00:00:01.000 --> 00:00:04.000\nSatu.\n00:00:05.500 --> 00:00:08.000\nDua.\n'],
    ['short hours', 'WEBVTT\n\n0:00:01.000 --> 0:00:04.000\nSatu.\n\n0:00:05.500 --> 0:00:08.000\nDua.\n'],
    ['whole seconds', 'WEBVTT\n\n00:01 --> 00:04\nSatu.\n\n00:05.5 --> 00:08\nDua.\n'],
    ['indents', 'WEBVTT\n\n  00:01.000 --> 00:04.000\n  Satu.\n\n  00:05.500 --> 00:08.000\n  Dua.\n'],
    ['small letters', 'webvtt\n\n00:01.000 --> 00:04.000\nSatu.\n\n00:05.500 --> 00:08.000\nDua.\n'],
    ['no first line', '00:01.000 --> 00:04.000\nSatu.\n\n00:05.500 --> 00:08.000\nDua.\n'],
    [
      'names and notes',
      'WEBVTT\n\nsatu\n00:01,000 --> 00:04,000\nSatu.\n\nNOTE Halo\n\ndua\n00:05,500 --> 00:08,000\nDua.\n',
    ],
  ])('WebVTT with %s', (_fault, text) => {
    expect(toWebVtt(text)).toBe(written());
  });

  test('settings of WebVTT are kept', () => {
    const text = 'WEBVTT\n\n00:01,000 --> 00:04,000 align:start X1:2\nSatu.\n\n00:05,500 --> 00:08,000\nDua.\n';
    expect(toWebVtt(text)).toBe(written('Satu.', 'Dua.', ' align:start'));
  });

  test('minutes and seconds beyond 59 are carried over', () => {
    expect(toWebVtt('75:61,25 --> 76:30,5\nSatu.')).toBe('WEBVTT\n\n01:16:01.250 --> 01:16:30.500\nSatu.\n');
  });

  test.each(['', 'WEBVTT\n\ntanpa waktu\n', 'Pukul 09:00 --> 10:00 rapat', '1\n00:00:01,000 --> 00:00:04,000\n\n'])(
    'text without captions: %j',
    (text) => {
      expect(toWebVtt(text)).toBeNull();
    },
  );
});
