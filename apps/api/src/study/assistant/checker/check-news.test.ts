import { describe, expect, test } from 'vitest';
import { checkNews } from './check-news.ts';
import type { Wanted } from './remarks.ts';
import { faultyTexts } from './texts/faulty-texts.ts';
import { goodTexts } from './texts/good-texts.ts';
import { hardNews } from '../testing/hard-texts.ts';

const anyLength: Wanted = { minimum: null, maximum: null };
const wantedFor = (name: string) => (name.startsWith('too long') ? { minimum: null, maximum: 20 } : anyLength);
const messagesOf = (content: string, wanted = anyLength) =>
  checkNews(content, wanted).remarks.map(({ message }) => message);

describe('a good text', () => {
  test.each(Object.entries(goodTexts))('gets two remarks at most: %s', (_, content) => {
    const messages = messagesOf(content);
    expect(messages.length, messages.join('\n')).toBeLessThanOrEqual(2);
  });
});

describe('a text with faults gets the remarks on them', () => {
  test.each(Object.entries(faultyTexts))('%s', (name, { content, expected }) => {
    const messages = messagesOf(content, wantedFor(name));
    const missing = expected.filter((part) => !messages.some((message) => message.includes(part)));
    expect(missing, messages.join('\n')).toEqual([]);
  });
});

test('each passage is a piece of the text, where it says', () => {
  const all = [...Object.values(goodTexts), ...Object.values(faultyTexts).map(({ content }) => content)];
  const passages = all.flatMap((content) =>
    checkNews(content, anyLength).remarks.flatMap(({ passage }) => (passage ? [{ content, ...passage }] : [])),
  );
  expect(passages.length).toBeGreaterThan(30);
  for (const { content, start, text } of passages) expect(content.slice(start, start + text.length)).toBe(text);
});

test('an empty text gets the advice where to begin, and nothing else', () => {
  expect(messagesOf('')).toEqual(['Belum ada isi. Mulai dari lead: siapa melakukan apa, kapan, di mana.']);
});

test('a text with more than 40 faults gets 40 remarks', () => {
  const everyFault = Object.values(faultyTexts).map(({ content }) => content);
  expect(messagesOf([...everyFault, ...everyFault].join('\n\n'))).toHaveLength(40);
});

test('quoted speech gets no remarks', () => {
  expect(
    messagesOf('Judul\n\n“Kita ambil resiko 5 kali,” kata Sari.').filter((message) => /Kita|risiko|lima/.test(message)),
  ).toEqual([]);
});

test('abbreviations, initials and times of day end no sentence', () => {
  const { words, remarks } = checkNews(
    'Judul\n\nMenurut dr. A. Wijaya di Jl. Melati No. 5, pasien tiba pukul 19.05 dan pulang esok harinya dengan sehat.',
    anyLength,
  );
  expect(words).toBe(19);
  expect(remarks.filter(({ message }) => message.includes('angka'))).toEqual([]);
});

test.each(hardNews)('a text of %s is checked, with at most 40 remarks', (_, content) => {
  expect(checkNews(content.slice(0, 50_000), anyLength).remarks.length).toBeLessThanOrEqual(40);
});
