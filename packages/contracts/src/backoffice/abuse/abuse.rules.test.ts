import { expect, test } from 'vitest';
import { possibleActs, type AbuseAct } from './abuse.rules.ts';

type CaseState = Parameters<typeof possibleActs>[0];
const open = { isHidden: false, isForSale: true, isMitraStopped: false };

test.each<[string, CaseState, AbuseAct[]]>([
  ['a review can be hidden and its author warned', { kind: 'review', ...open }, ['hide', 'warn']],
  ['a hidden review only leaves its author to be warned', { kind: 'review', ...open, isHidden: true }, ['warn']],
  ['what belongs to no mitra can be hidden', { kind: 'profile', ...open, isMitraStopped: null }, ['hide', 'warn']],
  ['a class for sale can be suspended, and its mitra stopped', { kind: 'class', ...open }, ['warn', 'suspend', 'stop']],
  ['a class that is not for sale cannot be suspended', { kind: 'class', ...open, isForSale: false }, ['warn', 'stop']],
  ['a stopped mitra is not stopped twice', { kind: 'class', ...open, isMitraStopped: true }, ['warn', 'suspend']],
  ['an appeal can let a stopped mitra go on', { kind: 'appeal', ...open, isMitraStopped: true }, ['restore']],
  ['an appeal of a mitra that goes on is settled', { kind: 'appeal', ...open }, []],
])('possibleActs: %s', (_, state, acts) => {
  expect(possibleActs(state)).toEqual(acts);
});
