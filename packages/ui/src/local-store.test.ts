// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localStore } from './local-store.ts';

interface Note {
  text: string;
  at: number;
}
const day = 86_400_000;
const notes = (most?: number) =>
  localStore<Note>({
    prefix: 'note:u1:',
    limits: { maxAgeMs: 30 * day, writtenAt: ({ at }) => at, ...(most !== undefined && { most }) },
  });
const written = (text: string, ageMs = 0): Note => ({ text, at: Date.now() - ageMs });

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe('a local store', () => {
  test('answers its own values, and none of another owner', () => {
    notes().write('a', written('x'));
    localStorage.setItem('note:u2:a', '{"text":"y","at":1}');
    expect(notes().read('a')).toMatchObject({ text: 'x' });
    expect(notes().names()).toEqual(['a']);
    notes().remove('a');
    expect(notes().read('a')).toBeNull();
    expect(localStorage).toHaveLength(1);
  });

  test('answers nothing that has expired or cannot be read', () => {
    notes().write('old', written('x', 31 * day));
    localStorage.setItem('note:u1:torn', '{"text":');
    expect([notes().read('old'), notes().read('torn')]).toEqual([null, null]);
  });

  test('drops the oldest and what has expired for a new value, and nothing for one that it has', () => {
    notes().write('old', written('x', 31 * day));
    for (let age = 4; age > 0; age -= 1) notes().write(`n${age}`, written('x', age * 1_000));
    notes(2).write('n4', written('y', 4_000));
    expect(notes().names()).toHaveLength(5);
    notes(2).write('new', written('z'));
    expect([...notes().names()].sort()).toEqual(['n1', 'n2', 'new']);
  });

  test('takes nothing where the storage is full, and throws nothing where it is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(notes().write('a', written('x'))).toBe(false);
    const forbidden = localStore<Note>({
      prefix: '',
      storage: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    expect(forbidden.write('a', written('x'))).toBe(false);
    expect([forbidden.read('a'), forbidden.names(), forbidden.remove('a')]).toEqual([null, [], undefined]);
  });
});
