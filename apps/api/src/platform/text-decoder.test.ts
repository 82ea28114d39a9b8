import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeText } from './text-decoder.ts';

const indonesian = 'jenis;pertanyaan\r\nisian;Kafé “Jum’at” – buka pukul 9…\r\n';

describe('decodeText', () => {
  test.each(['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'])('%s with a byte order mark', (encoding) => {
    expect(decodeText(iconv.encode(indonesian, encoding, { addBOM: true }))).toBe(indonesian);
  });

  test.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'])('%s without one', (encoding) => {
    expect(decodeText(iconv.encode(indonesian, encoding, { addBOM: false }))).toBe(indonesian);
  });

  test.each([
    ['windows-1252', 'Café'],
    ['windows-1252', 'Jum’at'],
    ['windows-1252', '“Halo” – kata mereka…'],
    ['windows-1252', 'Suhu 30 °C, luas 5 m², 2½ × 3, ± 1 µm, € 10'],
    ['macintosh', 'Café'],
    ['macintosh', 'Al-Qur’an dan “tajwid”'],
    ['cp850', 'Café crème'],
    ['windows-1251', 'Русский язык для начинающих: здравствуйте, как дела?'],
    ['windows-1256', 'بسم الله الرحمن الرحيم الحمد لله رب العالمين'],
    ['Shift_JIS', '日本語の字幕です。こんにちは、みなさん。'],
    ['EUC-KR', '안녕하세요 여러분 이것은 자막입니다'],
    ['GB18030', '这是中文字幕。大家好，欢迎来到课程。'],
    ['Big5', '這是中文字幕。大家好，歡迎來到課程。'],
  ])('%s, recognised by its letters: %s', (encoding, text) => {
    expect(decodeText(iconv.encode(text, encoding))).toBe(text);
  });

  test('an empty file is an empty text', () => {
    expect(decodeText(new Uint8Array())).toBe('');
  });

  test('a slice of a larger buffer is read alone', () => {
    const bytes = new TextEncoder().encode('xxHaloxx');
    expect(decodeText(bytes.subarray(2, 6))).toBe('Halo');
  });

  test.each([
    ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0\x01\0\0\0', 'latin1')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x03\x20\0\0\x02\x58', 'latin1')],
    ['an archive', Buffer.from('PK\x03\x04\x14\0\0\0\x08\0\0\0\0\0', 'latin1')],
  ])('%s is not text', (_what, bytes) => {
    expect(decodeText(bytes)).toBeNull();
  });
});
