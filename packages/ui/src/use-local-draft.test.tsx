// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasLocalDraft, localFormDraft, useLocalDraft } from './use-local-draft.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (key = 'u1:ask:l1', initial?: string) => {
  const { result, unmount } = renderHook(() => useLocalDraft(key, initial));
  return { text: () => result.current[0], write: (next: string) => act(() => result.current[1](next)), unmount };
};

test('each of a thousand letters is restored after the tab was closed', () => {
  const letters = Array.from({ length: 1_000 }, (_, index) => 'abcdefghij '[index % 11]).join('');
  for (let at = 0; at < letters.length; at += 97) {
    const field = open();
    expect(field.text()).toBe(letters.slice(0, at));
    for (let end = at + 1; end <= Math.min(at + 97, letters.length); end += 1) field.write(letters.slice(0, end));
    field.unmount();
  }
  expect(open().text()).toBe(letters);
});

test('a text is stored only under its key, and removed once it equals the initial text', () => {
  open().write('Apa itu lead?');
  expect(open('u2:ask:l1').text()).toBe('');
  open().write('');
  expect(hasLocalDraft('u1:ask:l1')).toBe(false);

  open('u1:edit:7', 'Semula').write('Semula, lalu');
  expect(open('u1:edit:7', 'Semula').text()).toBe('Semula, lalu');
  open('u1:edit:7', 'Semula').write('Semula');
  expect(hasLocalDraft('u1:edit:7')).toBe(false);
});

test('texts older than a month and beyond the fiftieth are dropped', () => {
  localStorage.setItem('typed:u1:ask:old', JSON.stringify({ text: 'Lama', at: Date.now() - 31 * 86_400_000 }));
  for (let index = 0; index < 60; index += 1) open(`u1:ask:${index}`).write('x');
  expect(hasLocalDraft('u1:ask:old')).toBe(false);
  expect(Object.keys(localStorage).length).toBeLessThanOrEqual(51);
});

test('a full storage does not affect the text in its field', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const field = open();
  field.write('Apa itu lead?');
  expect(field.text()).toBe('Apa itu lead?');
});

test('the fields of a form are stored together, until it is sent', () => {
  const form = localFormDraft<{ title: string; content: string }>('u1:announcement:c1');
  expect(form.read()).toBeNull();
  form.write({ title: 'Sesi', content: 'Sabtu' });
  expect(localFormDraft('u1:announcement:c1').read()).toEqual({ title: 'Sesi', content: 'Sabtu' });
  form.forget();
  expect(form.read()).toBeNull();
  localStorage.setItem('typed:u1:announcement:c1', JSON.stringify({ text: '{', at: Date.now() }));
  expect(form.read()).toBeNull();
});
