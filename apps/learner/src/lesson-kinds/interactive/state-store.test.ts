// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@sinau/api-client';
import type { PackageSave, PackageSaved } from '@sinau/contracts/study/learning/learning.schemas';
import { createStateStore } from './state-store.ts';

const key = 'package:s1';
const offline = new ApiError(0, 'network', 'Koneksi terputus');
/** State stored on the server. */
let stored: { value: string | null; revision: number };
const save = vi.fn<(sent: PackageSave) => Promise<PackageSaved>>();
const takes = async ({ value, revision }: PackageSave): Promise<PackageSaved> => {
  if (revision <= stored.revision) return { revision: stored.revision, isKept: value === stored.value };
  stored = { value, revision };
  return { revision, isKept: true };
};
const stops: (() => void)[] = [];
function storeOf(options: Partial<Parameters<typeof createStateStore>[0]> = {}) {
  const stateStore = createStateStore({ key, initial: stored, save, storage: localStorage, ...options });
  stops.push(stateStore.stop);
  return stateStore;
}
const pause = (milliseconds = 1_000) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  stored = { value: null, revision: 0 };
  save.mockReset().mockImplementation(takes);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

test('many saves in a second make one call with the last value', async () => {
  const stateStore = storeOf();
  for (let page = 1; page <= 50; page += 1) stateStore.write(`${page}`);
  expect(stateStore.read()).toBe('50');
  await pause();
  expect(save.mock.calls.map(([sent]) => sent)).toEqual([{ value: '50', revision: 1 }]);
  expect(localStorage.getItem(key)).toBeNull();
});

test('a save during a call in flight is sent after it', async () => {
  const stateStore = storeOf();
  stateStore.write('1');
  void pause();
  stateStore.write('2');
  await pause(3_000);
  expect(stored).toEqual({ value: '2', revision: save.mock.calls.length });
});

test.each([
  ['the tab was killed', () => new Promise<never>(() => undefined)],
  ['the session ended', () => Promise.reject(new ApiError(401, 'unauthenticated', 'Sesi berakhir'))],
  ['the connection was lost', () => Promise.reject(offline)],
])('no state is lost when %s', async (_, fate) => {
  save.mockImplementation(fate);
  storeOf().write('"tersimpan"');
  await pause();
  save.mockImplementation(takes);
  const next = storeOf();
  expect(next.read()).toBe('"tersimpan"');
  next.flush();
  await pause(0);
  expect(stored).toEqual({ value: '"tersimpan"', revision: 1 });
});

test('half an hour of offline changes is sent when the connection is back', async () => {
  save.mockRejectedValue(offline);
  const stateStore = storeOf();
  stateStore.write('1');
  await pause(30 * 60_000);
  expect(save.mock.calls.length).toBeLessThan(70);
  save.mockReset().mockImplementation(takes);
  stateStore.flush();
  await pause(0);
  expect(stored.value).toBe('1');
});

test('the latest save wins over the state that another device saved in the meantime', async () => {
  const stateStore = storeOf();
  stored = { value: '"ponsel"', revision: 4 };
  stateStore.write('"laptop"');
  await pause(3_000);
  expect(stored).toEqual({ value: '"laptop"', revision: 5 });
});

test('another device’s state is adopted if there is nothing newer to send', async () => {
  const stateStore = storeOf();
  stateStore.adopt({ value: '"ponsel"', revision: 2 });
  expect(stateStore.read()).toBe('"ponsel"');
  stateStore.write('"laptop"');
  stateStore.adopt({ value: '"ponsel lagi"', revision: 3 });
  expect(stateStore.read()).toBe('"laptop"');
});

test('a state left on this device is older than the state on the server', () => {
  localStorage.setItem(key, JSON.stringify({ value: '"lama"', bases: [1] }));
  stored = { value: '"baru"', revision: 2 };
  expect(storeOf().read()).toBe('"baru"');
  expect(localStorage.getItem(key)).toBeNull();
});

test('a save during a call in flight is not lost with the tab, whether the call has arrived or not', async () => {
  for (const isTaken of [true, false]) {
    localStorage.clear();
    stored = { value: null, revision: 0 };
    save.mockReset().mockImplementation((sent) => {
      if (isTaken) void takes(sent);
      return new Promise<never>(() => undefined);
    });
    const killed = storeOf();
    killed.write('1');
    await pause();
    killed.write('2');
    killed.stop();
    expect(storeOf().read()).toBe('2');
  }
});

test('a save between an answer and the next call is not lost with the tab', async () => {
  const killed = storeOf();
  save.mockImplementationOnce(async (sent) => {
    killed.write('2');
    return takes(sent);
  });
  killed.write('1');
  await pause();
  killed.stop();
  expect(stored).toEqual({ value: '1', revision: 1 });
  expect(storeOf().read()).toBe('2');
});

test('a save during a call in flight is sent after it also from a page that was left', async () => {
  let arrive = () => {};
  save.mockImplementationOnce((sent) => new Promise((resolve) => (arrive = () => resolve(takes(sent)))));
  const left = storeOf();
  left.write('1');
  await pause();
  left.write('2');
  left.flush(true);
  left.stop();
  arrive();
  await pause();
  expect(stored).toEqual({ value: '2', revision: 2 });
  expect(localStorage.getItem(key)).toBeNull();
});

test('a refusal does not prevent later saves from being sent', async () => {
  const stateStore = storeOf();
  save.mockRejectedValueOnce(new ApiError(422, 'invalid_input', 'Tidak bisa disimpan'));
  stateStore.write('1');
  await pause();
  stateStore.write('2');
  await pause();
  expect(stored).toEqual({ value: '2', revision: 1 });
});

test('a page that was left never overwrites the state that a later page saved', async () => {
  let refuse = () => {};
  save.mockImplementationOnce((sent) => new Promise((resolve) => (refuse = () => resolve(takes(sent)))));
  const left = storeOf();
  left.write('lama');
  await pause();
  left.stop();
  stored = { value: 'baru', revision: 1 };
  const next = storeOf();
  next.write('terbaru');
  refuse();
  await pause(5_000);
  expect(stored).toEqual({ value: 'terbaru', revision: 2 });
  expect(save).toHaveBeenCalledTimes(2);
});

describe('a state that is not replaced unasked', () => {
  const onConflict = vi.fn();
  const asking = () => storeOf({ conflict: { read: async () => stored, onConflict } });
  beforeEach(() => void onConflict.mockReset());

  async function conflictingStores() {
    stored = { value: '"awal"', revision: 1 };
    const stateStore = asking();
    stored = { value: '"ponsel"', revision: 4 };
    stateStore.write('"laptop"');
    await pause(3_000);
    expect(onConflict.mock.calls).toEqual([[true]]);
    stateStore.write('"laptop lagi"');
    stateStore.flush();
    await pause(60_000);
    expect(stored).toEqual({ value: '"ponsel"', revision: 4 });
    return stateStore;
  }

  test('the state waits until this device’s is chosen, and then replaces the other', async () => {
    const stateStore = await conflictingStores();
    stateStore.settle('own');
    await pause(0);
    expect(stored).toEqual({ value: '"laptop lagi"', revision: 5 });
  });

  test('the state is dropped where the other device’s is chosen, which later saves follow', async () => {
    const stateStore = await conflictingStores();
    stateStore.settle('other');
    expect(stateStore.read()).toBe('"ponsel"');
    expect(localStorage.getItem(key)).toBeNull();
    stateStore.write('"lanjut"');
    await pause();
    expect(stored).toEqual({ value: '"lanjut"', revision: 5 });
    expect(onConflict.mock.calls).toEqual([[true], [false]]);
  });

  test('a state from before a lost connection is asked about, too', async () => {
    localStorage.setItem(key, JSON.stringify({ value: '"di kereta"', bases: [1] }));
    stored = { value: '"di rumah"', revision: 3 };
    const stateStore = asking();
    expect([stateStore.isInConflict(), stateStore.read()]).toEqual([true, '"di kereta"']);
    stateStore.settle('own');
    await pause(0);
    expect(stored).toEqual({ value: '"di kereta"', revision: 4 });
  });

  test('the dialog asks nothing where the newer state came from this device', async () => {
    stored = { value: '"awal"', revision: 1 };
    const reloaded = asking();
    // The page before this one was still sending when this one read the lesson.
    stored = { value: '"awal"', revision: 2 };
    reloaded.write('"lanjut"');
    await pause(3_000);
    expect(stored).toEqual({ value: '"lanjut"', revision: 3 });
    expect(onConflict).not.toHaveBeenCalled();
  });

  test('another device’s state is adopted before anything was done here, and not after', async () => {
    const stateStore = asking();
    expect(stateStore.adopt({ value: '"ponsel"', revision: 2 })).toBe(true);
    stored = { value: '"ponsel"', revision: 2 };
    stateStore.write('"laptop"');
    await pause();
    expect(stateStore.adopt({ value: '"ponsel lagi"', revision: 9 })).toBe(false);
    expect(stateStore.read()).toBe('"laptop"');
  });
});
