import { expect, test } from 'vitest';
import { raisedText } from './raised.rules.ts';

test.each([
  ['2', '²', '₂'],
  ['0123456789', '⁰¹²³⁴⁵⁶⁷⁸⁹', '₀₁₂₃₄₅₆₇₈₉'],
  ['-(3+4)=', '⁻⁽³⁺⁴⁾⁼', '₋₍₃₊₄₎₌'],
  ['−1', '⁻¹', '₋₁'],
  [' 10 ', '¹⁰', '₁₀'],
])('raisedText writes the figures and signs of “%s” as %s above and %s below the line', (text, raised, lowered) => {
  expect(raisedText(text, true)).toBe(raised);
  expect(raisedText(text, false)).toBe(lowered);
});

test.each([
  ['n', '^(n)', '_(n)'],
  [' n+1 ', '^(n+1)', '_(n+1)'],
  ['½', '^(½)', '_(½)'],
])('raisedText puts “%s” in brackets, because not all of it has a character of its own', (text, raised, lowered) => {
  expect(raisedText(text, true)).toBe(raised);
  expect(raisedText(text, false)).toBe(lowered);
});

test('raisedText leaves nothing raised but a gap as nothing', () => {
  expect([raisedText('', true), raisedText('  ', true)]).toEqual(['', '']);
});
