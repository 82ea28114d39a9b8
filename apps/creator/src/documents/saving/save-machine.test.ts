// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { Failure } from './document.ts';
import { transition } from './save-machine.ts';
import { openedState, unsavedIn, type DocumentEvent, type DocumentState, type Effect } from './save-state.ts';

const fields = { title: 'Lead', html: '<p>a</p>' };
type Text = typeof fields;
type Event = DocumentEvent<Text>;

const at = new Date('2026-11-21T03:32:00Z');
const rules = { richText: ['html'] };
const opened = openedState({ fields, revision: 1 });
const storedAs = (changed: Partial<Text>, revision = 2): Event => ({
  type: 'stored',
  stored: { fields: { ...fields, ...changed }, revision },
  at,
});
const notStored = (failure: Failure<Text>): Event => ({ type: 'notStored', failure });
const edit = (patch: Partial<Text>): Event => ({ type: 'edited', patch });
const elsewhere = (changed: Partial<Text>, revision = 2) => ({ fields: { ...fields, ...changed }, revision });
const lost = { kind: 'failed', message: 'Koneksi terputus.', isTransient: true } as const;
const outdated = notStored({ kind: 'editedElsewhere' });
const committed: Event = { type: 'committed' };
const paused: Event = { type: 'paused' };

/** Returns the state after some events, and the effects of the last. */
function after(events: readonly Event[], from: DocumentState<Text> = opened) {
  let state = from;
  let effects: readonly Effect<Text>[] = [];
  for (const event of events) ({ state, effects } = transition(state, event, rules));
  return { state, kind: state.status.kind, effects: effects.map(({ type }) => type) };
}

const unsaved = [edit({ title: 'Satu' })];
const saving = [...unsaved, committed];
const merging = [...saving, outdated];
const inConflict: Event[] = [...merging, { type: 'loaded', current: elsewhere({ title: 'Dua' }) }];

test.each<[string, readonly Event[], Event, string, string[]]>([
  ['saved', [], edit({ title: 'Satu' }), 'unsaved', ['storeLocally', 'startTimer']],
  ['saved', [], committed, 'saved', ['stopTimer', 'storeLocally']],
  ['unsaved', unsaved, edit({ title: 'Dua' }), 'unsaved', ['storeLocally', 'startTimer']],
  ['unsaved', unsaved, paused, 'saving', ['stopTimer', 'storeLocally', 'save']],
  ['unsaved', unsaved, committed, 'saving', ['stopTimer', 'storeLocally', 'save']],
  ['saving', saving, edit({ html: '<p>b</p>' }), 'saving', ['storeLocally', 'startTimer']],
  ['saving', saving, paused, 'saving', ['stopTimer']],
  ['saving', saving, storedAs({ title: 'Satu' }), 'saved', ['storeLocally']],
  ['saving', saving, notStored(lost), 'failed', []],
  ['saving', saving, notStored({ kind: 'refused', fields: { title: 'Minimal 5' } }), 'refused', ['storeLocally']],
  ['saving', saving, notStored({ kind: 'refused', fields: { html: 'Wajib diisi' } }), 'refused', []],
  ['saving', saving, outdated, 'merging', ['load']],
  ['merging', merging, { type: 'loaded', current: elsewhere({}) }, 'saving', ['storeLocally', 'save']],
  ['merging', merging, { type: 'loaded', current: elsewhere({ title: 'Dua' }) }, 'conflict', ['storeLocally']],
  ['merging', merging, { type: 'loaded', current: elsewhere({ title: 'Satu' }) }, 'saved', ['storeLocally']],
  ['merging', merging, { type: 'notLoaded', failure: lost }, 'failed', []],
  ['conflict', inConflict, edit({ html: '<p>b</p>' }), 'conflict', ['stopTimer', 'storeLocally']],
  ['conflict', inConflict, edit({ title: 'Dua' }), 'saved', ['stopTimer', 'storeLocally']],
  ['conflict', inConflict, committed, 'conflict', ['stopTimer']],
  ['failed', [...saving, notStored(lost)], committed, 'saving', ['stopTimer', 'storeLocally', 'save']],
])('in %s after %j, %j leads to %s', (kind, before, event, next, effects) => {
  expect(after(before).kind).toBe(kind);
  expect(after([...before, event])).toMatchObject({ kind: next, effects });
});

test.each<[string, readonly Event[], Event]>([
  ['an answer without a call', unsaved, storedAs({ title: 'Satu' })],
  ['a failure without a call', unsaved, notStored(lost)],
  ['a version that nobody waits for', saving, { type: 'loaded', current: elsewhere({ title: 'Dua' }) }],
  ['a version that is known', unsaved, { type: 'changedElsewhere', current: elsewhere({ title: 'Dua' }, 1) }],
  ['a change made elsewhere during a call', saving, { type: 'changedElsewhere', current: elsewhere({}, 3) }],
  ['a failure to look that may pass', unsaved, { type: 'unreadable', failure: lost }],
])('%s has no effect', (_case, before, event) => {
  const { state } = after(before);
  expect(transition(state, event, rules)).toEqual({ state, effects: [] });
});

describe('saving', () => {
  test('a field that the user is still typing in waits, and is sent with the next call after the pause', () => {
    const typed = after([...saving, edit({ html: '<p>b</p>' }), storedAs({ title: 'Satu' })]);
    expect(typed).toMatchObject({ kind: 'unsaved', effects: ['storeLocally'] });
    expect(after([paused], typed.state).state.status).toMatchObject({ changed: { html: '<p>b</p>' } });
    expect(after([...saving, edit({ html: '<p>b</p>' }), paused, storedAs({ title: 'Satu' })]).kind).toBe('saving');
  });

  test('a refused value is sent again only once it has changed', () => {
    const refused = after([...saving, notStored({ kind: 'refused', fields: { title: 'Minimal 5' } })]);
    expect(after([committed], refused.state).kind).toBe('refused');
    const changed = after([edit({ title: 'Lead kuat' }), committed], refused.state);
    expect(changed.state).toMatchObject({ status: { kind: 'saving', attempt: 0 }, errors: {} });
  });

  test('an error within a field belongs to the field, and ends with its next change', () => {
    const refused = after([...saving, notStored({ kind: 'refused', fields: { 'title.words.0': 'Terlalu panjang' } })]);
    expect(refused).toMatchObject({ kind: 'refused', state: { errors: { 'title.words.0': 'Terlalu panjang' } } });
    expect(refused.state.refused).toEqual({ title: 'Satu' });
    expect(after([edit({ title: 'Lead kuat' })], refused.state).state.errors).toEqual({});
  });

  test('saving stops after five failed attempts in a row, until it is retried', () => {
    let { state } = after(saving);
    for (let revision = 2; state.status.kind === 'saving'; revision += 1)
      ({ state } = after([outdated, { type: 'loaded', current: elsewhere({}, revision) }], state));
    expect(state).toMatchObject({ status: { kind: 'failed', isTransient: true }, revision: 6 });
    expect(after([committed], state).kind).toBe('saving');
  });
});

describe('the copy on the device', () => {
  test('holds what the server lacks, the values that it replaced, and what was sent without a response', () => {
    expect(unsavedIn(after(unsaved).state)).toEqual({ fields: { title: 'Satu' }, base: { title: 'Lead' } });
    const sent = { fields: { title: 'Satu' }, base: { title: 'Lead' }, sent: { title: 'Satu' } };
    expect(unsavedIn(after(saving).state)).toEqual(sent);
    expect(unsavedIn(after([...saving, notStored(lost)]).state)).toEqual(sent);
    expect(unsavedIn(after([...saving, storedAs({ title: 'Satu' })]).state)).toBeNull();
  });
});

describe('merging', () => {
  test('a save whose response was lost does not count as a change made elsewhere, even after it was undone', () => {
    const undone: Event = { type: 'restored', unsaved: { fields: { title: 'Lead' }, base: {} } };
    const arrived: Event = { type: 'changedElsewhere', current: elsewhere({ title: 'Satu' }) };
    const { state } = after([...saving, notStored(lost), undone, arrived]);
    expect(state).toMatchObject({ status: { kind: 'unsaved' }, draft: { title: 'Lead' }, conflicts: [] });
    expect(after([paused], state).state.status).toMatchObject({ changed: { title: 'Lead' } });
  });

  test('a local draft that is restored during a call over other text waits for a decision after the call', () => {
    const draft: Event = { type: 'restored', unsaved: { fields: { html: '<p>b</p>' }, base: { html: '<p>old</p>' } } };
    const { state } = after([...saving, draft, storedAs({ title: 'Satu' })]);
    expect(state).toMatchObject({
      status: { kind: 'conflict' },
      conflicts: [{ mine: '<p>b</p>', theirs: '<p>a</p>' }],
    });
    const decided: Event = { type: 'decided', conflict: state.conflicts[0]!, side: 'mine' };
    expect(after([decided, paused], state).state.status).toMatchObject({ changed: { html: '<p>b</p>' } });
  });
});
