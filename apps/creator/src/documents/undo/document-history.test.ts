import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSelfSaving } from '../saving/self-saving.ts';
import { withHistory } from './document-history.ts';

interface Question {
  id: string;
  text: string;
}
type Quiz = { title: string; content: { instruction: string; questions: Question[] } };

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function open(questions: Question[] = []) {
  const fields: Quiz = { title: '', content: { instruction: '', questions } };
  const server = { fields, revision: 1 };
  const save = async (changed: Partial<Quiz>) =>
    Object.assign(server, { fields: { ...server.fields, ...changed }, revision: server.revision + 1 });
  const failureOf = () => ({ kind: 'editedElsewhere' }) as const;
  const document = withHistory(createSelfSaving<Quiz>(server, { save, load: async () => server, failureOf }));
  const draft = () => document.getSnapshot().draft;
  const write = (next: Question[]) => document.change({ content: { ...draft().content, questions: next } });
  const pause = () => vi.advanceTimersByTime(2_000);
  const type = (text: string) => {
    for (let end = 1; end <= text.length; end += 1) document.change({ title: text.slice(0, end) });
    pause();
  };
  const texts = () => draft().content.questions.map(({ text }) => text);
  return { ...document, server, draft, write, pause, type, texts, next: () => document.history.getSnapshot() };
}

test('typing is undone up to the last pause, and redone', () => {
  const { type, draft, change, pause, history, next } = open();
  type('Lead');
  change({ title: 'Lead kuat' });
  pause();
  expect(next()).toMatchObject({ undo: { label: 'mengubah judul', typedIn: '/title' }, redo: null });
  history.undo();
  expect(draft().title).toBe('Lead');
  history.undo();
  expect(draft().title).toBe('');
  expect(history.undo()).toBeNull();
  history.redo();
  history.redo();
  expect(draft().title).toBe('Lead kuat');
});

test('typing in another field is a separate step, even without a pause', () => {
  const { draft, change, history } = open();
  change({ title: 'L' });
  change({ content: { instruction: '<p>a</p>', questions: [] } });
  history.undo();
  expect(draft()).toMatchObject({ title: 'L', content: { instruction: '' } });
});

test('undone changes are shown by the editors, and saved', async () => {
  const { type, history, server, getSnapshot } = open();
  type('Lead');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.fields.title).toBe('Lead');
  const { version } = getSnapshot();
  history.undo();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.fields.title).toBe('');
  expect(getSnapshot().version).toBe(version + 1);
});

test('a new step clears what could be redone', () => {
  const { type, history, next } = open();
  type('Lead');
  history.undo();
  type('Judul');
  expect(next().redo).toBeNull();
});

test('an earlier action can be undone alone, and later ones stay', () => {
  const { write, history, texts, draft } = open([
    { id: 'a', text: 'Satu' },
    { id: 'b', text: 'Dua' },
  ]);
  const step = history.perform('menghapus soal', () => write(draft().content.questions.slice(1)));
  write([{ id: 'b', text: 'Dua!' }]);
  expect(history.undo(step!)).toMatchObject({ label: 'menghapus soal' });
  expect(texts()).toEqual(['Satu', 'Dua!']);
  expect(history.undo(step!)).toBeNull();
});

test('an action without effect is no step, and a step whose subject is gone is skipped', () => {
  const { change, history, write, texts, restore, draft } = open([{ id: 'a', text: 'Satu' }]);
  change({ title: '' });
  expect(history.undo()).toBeNull();
  history.perform('menambah soal', () => write([...draft().content.questions, { id: 'b', text: '' }]));
  history.perform('menambah soal', () => write([...draft().content.questions, { id: 'c', text: '' }]));
  // Another user has removed the last one.
  restore({ fields: { content: { instruction: '', questions: draft().content.questions.slice(0, 2) } }, base: {} });
  history.undo();
  expect(texts()).toEqual(['Satu']);
});

test('the last 100 steps can be undone', () => {
  const { change, history, draft } = open();
  for (let count = 1; count <= 120; count += 1)
    history.perform('mengubah judul', () => change({ title: 'x'.repeat(count) }));
  for (let count = 0; count < 150; count += 1) history.undo();
  expect(draft().title).toHaveLength(20);
});

/** Returns the same numbers for the same seed, from 0 up to 1. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each(Array.from({ length: 100 }, (_, seed) => seed))(
  'after random actions, undone to the start and redone, a quiz is the same as before (seed %i)',
  (seed) => {
    const random = randomOf(seed);
    const { draft, write, change, pause, history } = open([{ id: 'q', text: 'Satu' }]);
    const start = draft();
    for (let count = 0; count < 40; count += 1) {
      const { questions } = draft().content;
      const index = Math.floor(random() * questions.length);
      const acts = [
        () => write(questions.toSpliced(index, 0, { id: `n${count}`, text: '' })),
        () => write(questions.toSpliced(index, 1)),
        () => write([...questions.slice(index), ...questions.slice(0, index)]),
        () => write(questions.map((one, place) => (place === index ? { ...one, text: `${one.text}a` } : one))),
        () => change({ title: `${draft().title}b` }),
      ];
      acts[Math.floor(random() * acts.length)]!();
      if (random() < 0.5) pause();
    }
    const end = draft();
    while (history.undo());
    expect(draft()).toEqual(start);
    while (history.redo());
    expect(draft()).toEqual(end);
  },
);
