import { expect, test } from 'vitest';
import { lesson, section } from '../../../testing/fixtures.ts';
import { duplicate, move, neighbourOf, nodesOf, remove, stepPosition } from './outline-commands.ts';
import { applyChange, invertChange, isOvertaken, type OutlineChange } from './outline-changes.ts';
import { childrenOf, sectionsOf, treeOf, type OutlineTree } from './outline-tree.ts';

const first = treeOf([
  section('s1', [lesson('a'), lesson('b'), lesson('c')]),
  section('s2', []),
  section('s3', [lesson('d')]),
]);
const order = (tree: OutlineTree) =>
  sectionsOf(tree)
    .map(({ id, lessons }) => `${id}:${lessons.map((one) => one.id).join('')}`)
    .join(' ');
const moved = (ids: string[], parentId: string | null, beforeId: string | null) =>
  order(move(first, nodesOf(first, ids), { parentId, beforeId }).changes.reduce(applyChange, first));

test.each([
  [['a'], 's1', null, 's1:bca s2: s3:d'],
  [['c'], 's1', 'a', 's1:cab s2: s3:d'],
  [['b'], 's2', null, 's1:ac s2:b s3:d'],
  [['d'], 's1', 'b', 's1:adbc s2: s3:'],
  [['d', 'a'], 's2', null, 's1:bc s2:ad s3:'],
  [['a', 'b'], 's1', 'b', 's1:abc s2: s3:d'],
  [['a', 'c'], 's1', 'b', 's1:acb s2: s3:d'],
  [['a'], 's2', 'gone', 's1:bc s2:a s3:d'],
])('%j move into %s before %s', (ids, parentId, beforeId, expected) => {
  expect(moved(ids, parentId, beforeId)).toBe(expected);
});

test('sections move with their lessons, and nothing moves into an unsuitable parent', () => {
  expect(moved(['s3'], null, 's1')).toBe('s3:d s1:abc s2:');
  for (const [id, parentId] of [
    ['s1', 's2'],
    ['a', null],
    ['a', 'b'],
    ['a', 'gone'],
  ] as const)
    expect(moved([id], parentId, null)).toBe(order(first));
});

test('a step moves by one position up or down, and stops at the edges', () => {
  const step = (id: string, by: 1 | -1) => stepPosition(first, first.get(id)!, by);
  expect([step('a', -1), step('c', 1), step('s1', -1)]).toEqual([null, null, null]);
  expect(step('a', 1)).toEqual({ parentId: 's1', beforeId: 'c' });
  expect(step('s3', -1)).toEqual({ parentId: null, beforeId: 's2' });
});

test('the neighbor of a removed row is the row after it, else the row before, else its section', () => {
  const next = (...ids: string[]) => neighbourOf(first, nodesOf(first, ids));
  expect([next('a'), next('a', 'b'), next('c'), next('b', 'c'), next('d'), next('s3')]).toEqual([
    'b',
    'c',
    'b',
    'a',
    's3',
    's2',
  ]);
});

test('a copy is placed after its original', () => {
  const copy = duplicate(first.get('a')!);
  expect(order(copy.command.changes.reduce(applyChange, first))).toBe(`s1:a${copy.id}bc s2: s3:d`);
  const copied = duplicate(first.get('s1')!).command.changes.reduce(applyChange, first);
  expect(sectionsOf(copied).map(({ title, lessons }) => [title, lessons.length])).toEqual([
    ['Section s1', 3],
    ['Salinan dari Section s1', 3],
    ['Section s2', 0],
    ['Section s3', 1],
  ]);
});

test.each<[string, OutlineChange, OutlineChange]>([
  ['a name', { kind: 'rename', id: 's1', title: 'Mine' }, { kind: 'rename', id: 's1', title: 'Theirs' }],
  [
    'a place',
    { kind: 'move', id: 'a', parentId: 's2', beforeId: null },
    { kind: 'move', id: 'a', parentId: 's3', beforeId: null },
  ],
  [
    'a place in the same section',
    { kind: 'move', id: 'a', parentId: 's1', beforeId: null },
    { kind: 'move', id: 'a', parentId: 's1', beforeId: 'c' },
  ],
  [
    'a place that was left for another one in the former section',
    { kind: 'move', id: 'a', parentId: 's2', beforeId: null },
    { kind: 'move', id: 'a', parentId: 's1', beforeId: null },
  ],
  [
    'the place of a section',
    { kind: 'move', id: 's1', parentId: null, beforeId: null },
    { kind: 'move', id: 's1', parentId: null, beforeId: 's3' },
  ],
])('%s that was changed again since is not reverted', (_, mine, theirs) => {
  const inverse = invertChange(first, mine);
  const own = applyChange(first, mine);
  expect(isOvertaken(own, inverse)).toBe(false);
  expect(sectionsOf(applyChange(own, inverse))).toEqual(sectionsOf(first));
  const changed = applyChange(own, theirs);
  expect(isOvertaken(changed, inverse)).toBe(true);
  expect(applyChange(changed, inverse)).toBe(changed);
});

test('a move is reverted although another user has changed the rows beside it', () => {
  const mine: OutlineChange = { kind: 'move', id: 'a', parentId: 's1', beforeId: 'c' };
  const inverse = invertChange(first, mine);
  const own = applyChange(first, mine);
  const beside: OutlineChange[] = [
    { kind: 'remove', id: 'c' },
    { kind: 'copy', id: 'a', copyId: 'k' },
    { kind: 'move', id: 'd', parentId: 's1', beforeId: 'a' },
  ];
  expect(beside.map((theirs) => order(applyChange(applyChange(own, theirs), inverse)))).toEqual([
    's1:ab s2: s3:d',
    's1:abkc s2: s3:d',
    's1:abdc s2: s3:',
  ]);
});

/** Same values for the same round, so that a failure can be reproduced. */
let state = 0;
function index(below: number) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const anyOf = <T>(list: readonly T[]) => list[index(list.length)]!;

/** Returns any change of the outline, sometimes one without effect. */
function anyChange(tree: OutlineTree): OutlineChange {
  const ids = [...tree.keys(), 'gone'];
  const id = anyOf(ids);
  switch (index(5)) {
    case 0:
      return { kind: 'insert', id: `n${index(1e9)}`, title: 'Baru' };
    case 1:
      return { kind: 'copy', id, copyId: `k${index(1e9)}` };
    case 2:
      return { kind: 'rename', id, title: `Nama ${index(9)}` };
    case 3:
      return remove(nodesOf(tree, [id])).changes[0] ?? { kind: 'remove', id: 'gone' };
    default:
      return { kind: 'move', id, parentId: anyOf([...ids, null]), beforeId: anyOf([...ids, null]) };
  }
}

test('in any sequence every change can be reverted, has no effect the second time, and leaves positions without gaps', () => {
  for (let round = 1; round <= 200; round += 1) {
    state = round;
    const trees = [first];
    const inverses: OutlineChange[] = [];
    for (let step = 0; step < 20; step += 1) {
      const tree = trees.at(-1)!;
      const change = anyChange(tree);
      const next = applyChange(tree, change);
      if (next === tree) continue;
      expect(applyChange(next, change)).toBe(next);
      for (const parentId of [null, ...childrenOf(next, null).map(({ id }) => id)])
        expect(childrenOf(next, parentId).map((node) => node.order)).toEqual(
          childrenOf(next, parentId).map((_, place) => place),
        );
      inverses.push(invertChange(tree, change));
      trees.push(next);
    }
    for (const inverse of inverses.toReversed()) {
      const back = applyChange(trees.pop()!, inverse);
      expect(sectionsOf(back)).toEqual(sectionsOf(trees.at(-1)!));
    }
  }
});
