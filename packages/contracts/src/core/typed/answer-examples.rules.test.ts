import { expect, test } from 'vitest';
import { answerExamples } from './answer-examples.rules.ts';

test.each([
  ["Jum'at", false, ['Jum’at', 'Jumat'], ['Jum at']],
  ["Jum'at", true, ['Jum’at'], ['Jumat', 'Jum at']],
  ['Jakarta', false, [], []],
  ['kupu-kupu', false, ['kupu kupu'], ['kupukupu']],
  ['C#', false, [], ['C']],
  ['f(x)', false, [], ['f(x', 'f x', 'fx']],
  ['Merdeka!', false, ['Merdeka'], []],
  ['Rp1.500.000', false, ['1.500.000', '1500000', '1,5 juta'], ['Rp1 500 000']],
  ['3,14', false, ['3.14'], ['3 14', '314']],
  ['-5', false, [], ['5']],
  ['19:30', false, ['19.30'], ['19 30', '1930']],
  ['19.30', false, ['19:30'], ['19,3', '19.3', '19 30']],
  ['', false, [], []],
  ['!', false, [], []],
  ['5 kg', false, [], []],
  ['Rp1.000.000', false, ['1.000.000', '1000000', '1 juta'], ['Rp1 000 000']],
  ['1.000', false, ['1000', 'Rp1.000'], ['1 000']],
  ["Al-Qur'an", false, ['Al-Qur’an', 'Al-Quran', "Al Qur'an"], ['Al Qur an', 'AlQuran']],
  ['Merdeka!!', false, ['Merdeka'], []],
  ['int x;;', false, [], ['int x']],
  ['a -- b', false, [], ['a b']],
  ['a && b', false, [], ['a b']],
])('examples for the key %s, punctuation counted: %s', (key, isPunctuationCounted, right, wrong) => {
  expect(answerExamples(key, isPunctuationCounted)).toEqual({ right, wrong });
});
