// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChangeLog } from './change-log.ts';
import type { Command } from './changes.ts';
import { pendingCommands } from './pending-commands.ts';

/** List of words; a change adds or removes one. */
type Change = { add: string } | { drop: string };
type Words = readonly string[];

const apply = (words: Words, change: Change): Words => {
  if ('add' in change) return words.includes(change.add) ? words : [...words, change.add];
  return words.includes(change.drop) ? words.filter((word) => word !== change.drop) : words;
};

class Refusal extends Error {
  readonly kind;
  constructor(kind: 'outdated' | 'transient' | 'refused') {
    super(`server says ${kind}`);
    this.kind = kind;
  }
}

function open(first: Words = [], commandStore?: ReturnType<typeof pendingCommands<Command<Change>>>) {
  let stored = first;
  let online = true;
  const refusals: ((change: Change) => void)[] = [];
  const sent: Change[] = [];
  const reported: string[] = [];
  const published: Words[] = [];
  const log = createChangeLog<Words, Change, Command<Change>>(
    {
      read: () => stored,
      apply,
      isOvertaken: (words, change) => 'drop' in change && words.includes(`${change.drop}!`),
      invert: (_, change) => ('add' in change ? { drop: change.add } : { add: change.drop }),
      async send(change) {
        await Promise.resolve();
        if (!online) throw new Refusal('transient');
        refusals.shift()?.(change);
        sent.push(change);
        stored = apply(stored, change);
      },
      async publish() {
        await Promise.resolve();
        published.push(stored);
      },
      async load() {
        await Promise.resolve();
        if (!online) throw new Error('offline');
      },
      failureOf: (error) => ({ kind: (error as Refusal).kind, message: (error as Error).message }),
    },
    {
      onStored: ({ label }) => reported.push(`stored ${label}`),
      onRefused: ({ label }, message) => reported.push(`refused ${label}: ${message}`),
      onOvertaken: ({ label }) => reported.push(`overtaken ${label}`),
    },
    commandStore,
  );
  return {
    log,
    sent,
    reported,
    published,
    refusals,
    add: (...words: string[]) => log.execute({ label: words.join(), changes: words.map((add) => ({ add })) }),
    drop: (word: string) => log.execute({ label: `no ${word}`, changes: [{ drop: word }] }),
    stored: () => stored,
    shown: () => log.getSnapshot().pending.reduce(apply, stored),
    setStored: (words: Words) => void (stored = words),
    connect: (isOnline: boolean) => void (online = isOnline),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

test('changes are shown immediately, and sent one after the other in their order', async () => {
  const { log, add, sent, shown, reported } = open();
  add('a', 'b');
  add('c');
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(log.getSnapshot().state).toEqual({ kind: 'saving' });
  expect(await log.flush()).toBe(true);
  expect(sent).toEqual([{ add: 'a' }, { add: 'b' }, { add: 'c' }]);
  expect(reported).toEqual(['stored a,b', 'stored c']);
  expect(log.getSnapshot()).toMatchObject({ pending: [], state: { kind: 'saved', at: expect.any(Date) } });
});

test('changes made offline wait, and are sent when the connection is back or after a pause', async () => {
  const { log, add, connect, stored, shown } = open();
  connect(false);
  add('a');
  expect(await log.flush()).toBe(false);
  add('b');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log.getSnapshot().state).toMatchObject({ kind: 'failed', isTransient: true });
  expect([stored(), shown()]).toEqual([[], ['a', 'b']]);

  connect(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(stored()).toEqual(['a', 'b']);

  connect(false);
  add('c');
  await vi.advanceTimersByTimeAsync(0);
  connect(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stored()).toEqual(['a', 'b', 'c']);
});

test("a change is applied on top of another user's change that was stored first", async () => {
  const { log, add, drop, refusals, setStored, stored, reported } = open(['a']);
  refusals.push(() => {
    setStored(['x']);
    throw new Refusal('outdated');
  });
  add('b');
  drop('a');
  expect(await log.flush()).toBe(true);
  expect(stored()).toEqual(['x', 'b']);
  // Another user had removed it before: there was nothing left to send or to report.
  expect(reported).toEqual(['stored b']);
});

test('a change that the server refuses is the only one reverted, and the reason is shown', async () => {
  const { log, add, refusals, stored, shown, reported } = open();
  refusals.push(() => {
    throw new Refusal('refused');
  });
  add('a');
  add('b');
  expect(await log.flush()).toBe(true);
  expect([stored(), shown()]).toEqual([['b'], ['b']]);
  expect(reported).toEqual(['refused a: server says refused', 'stored b']);
  expect(log.getSnapshot().refused).toMatchObject({ label: 'a' });
});

test('a change that is outdated repeatedly is given up after some attempts', async () => {
  const { log, add, refusals, reported } = open();
  for (let count = 0; count < 9; count += 1)
    refusals.push(() => {
      throw new Refusal('outdated');
    });
  add('a');
  await log.flush();
  expect(reported).toEqual(['refused a: server says outdated']);
});

test('an action is undone and redone as a whole, and a new action clears what can be redone', () => {
  const { log, add, drop, shown } = open(['a']);
  add('b', 'c');
  drop('a');
  expect(log.getSnapshot()).toMatchObject({ undo: 'no a', redo: null });
  log.undo();
  expect(shown()).toEqual(['b', 'c', 'a']);
  log.undo();
  expect(shown()).toEqual(['a']);
  log.redo();
  log.redo();
  expect(shown()).toEqual(['b', 'c']);
  log.undo();
  add('d');
  expect(log.getSnapshot().redo).toBeNull();
});

test('an earlier action can be undone alone, and later ones stay', () => {
  const { log, add, shown } = open();
  const first = add('a');
  add('b');
  log.undo(first!);
  expect(shown()).toEqual(['b']);
  expect(log.undo(first!)).toBeNull();
  log.undo();
  expect(shown()).toEqual([]);
});

test('an action of several changes is shown as stored once all of them are', async () => {
  const { log, add, published, shown } = open();
  const shownThen: Words[] = [];
  log.subscribe(() => shownThen.push(shown()));
  add('a', 'b', 'c');
  add('d');
  await log.flush();
  expect(published).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c', 'd'],
  ]);
  // The screens show every change from the beginning, however much is stored by then.
  expect(new Set(shownThen.map((words) => words.join('')))).toEqual(new Set(['abc', 'abcd']));
});

test('the stored changes of an action are shown when the rest of it has to wait', async () => {
  const { log, add, published, refusals, connect, shown } = open();
  refusals.push(
    () => undefined,
    () => connect(false),
  );
  add('a', 'b', 'c');
  expect(await log.flush()).toBe(false);
  expect(published.at(-1)).toEqual(['a', 'b']);
  expect(shown()).toEqual(['a', 'b', 'c']);
  connect(true);
});

test('an action that another user has overtaken is not undone, and is reported', async () => {
  const { log, add, setStored, stored, reported } = open();
  add('x');
  add('a');
  await log.flush();
  setStored(['x', 'a!']);
  expect(log.undo()).toBeNull();
  expect(reported.at(-1)).toBe('overtaken a');
  expect(stored()).toEqual(['x', 'a!']);
  expect(log.undo()).toMatchObject({ label: 'x' });
});

test('an action whose subject is gone is skipped', async () => {
  const { log, add, setStored, shown } = open();
  add('a');
  add('b');
  await log.flush();
  setStored(['a']);
  expect(log.undo()).toMatchObject({ label: 'a' });
  expect(shown()).toEqual([]);
});

test('the last 100 actions can be undone', () => {
  const { log, add, shown } = open();
  for (let count = 1; count <= 120; count += 1) add(`${count}`);
  for (let count = 0; count < 200; count += 1) log.undo();
  expect(shown()).toHaveLength(20);
});

test('closing the window asks first while a change is not stored', async () => {
  const { log, add } = open();
  const isAsked = () => {
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  expect(isAsked()).toBe(false);
  add('a');
  expect(isAsked()).toBe(true);
  await log.flush();
  expect(isAsked()).toBe(false);
});

test('changes that were not stored when the page was closed are sent by the next page, for up to a day', async () => {
  localStorage.clear();
  const first = open(['x'], pendingCommands('words'));
  first.connect(false);
  first.add('a', 'b');
  first.drop('x');
  await first.log.flush();
  expect(first.log.getSnapshot().isStoredLocally).toBe(true);

  const next = open(['x', 'a'], pendingCommands('words'));
  next.log.resume();
  expect(next.shown()).toEqual(['a', 'b']);
  await next.log.flush();
  expect(next.stored()).toEqual(['a', 'b']);
  expect(next.reported).toEqual(['stored a,b', 'stored no x']);
  expect(localStorage.getItem('words')).toBeNull();

  const last = open([], pendingCommands('words'));
  last.connect(false);
  last.add('c');
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  expect(pendingCommands('words').read()).toEqual([]);
  for (const { connect } of [first, last]) connect(true);
});
