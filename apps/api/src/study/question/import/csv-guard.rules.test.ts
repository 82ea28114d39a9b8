import { expect, test } from 'vitest';
import { guarded, unguarded } from './csv-guard.rules.ts';

test.each([
  ["'=1+1", "''=1+1"],
  ["'-3", "''-3"],
  ["''@nama", "'''@nama"],
  ["'＝1", "''＝1"],
  ["' +1", "'' +1"],
  ['=1+1', '=1+1'],
  ["'tis", "'tis"],
  ["a'=1", "a'=1"],
  ['biasa', 'biasa'],
])('guarded writes %j as %j: only an apostrophe that looks like a guard is doubled', (text, cell) => {
  expect(guarded(text)).toBe(cell);
});

test.each([
  ["'=1+1", '=1+1'],
  ["' +1", '+1'],
  ["''=1+1", "'=1+1"],
  ["'＝1", '＝1'],
  ["'@nama", '@nama'],
  ["'tis", "'tis"],
  ["'a=1", "'a=1"],
  ['=1+1', '=1+1'],
  ["a'=1", "a'=1"],
])('unguarded reads %j as %j: only the guard of a formula is removed', (cell, text) => {
  expect(unguarded(cell)).toBe(text);
});
