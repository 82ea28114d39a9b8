import { describe, expect, test } from 'vitest';
import { isAsked, readNumber, writeAsked, writeNumber } from './number.rules.ts';

describe('readNumber', () => {
  test.each([
    ['5', 5, ''],
    ['-5', -5, ''],
    ['−5', -5, ''],
    ['– 5', -5, ''],
    ['+5', 5, ''],
    ['1.500', 1_500, ''],
    ['1,500', 1.5, ''],
    ['1500000', 1_500_000, ''],
    ['1.500.000', 1_500_000, ''],
    ['1,500,000', 1_500_000, ''],
    ['1 500 000', 1_500_000, ''],
    ['1.500.000,75', 1_500_000.75, ''],
    ['1,500.75', 1_500.75, ''],
    ['3,14', 3.14, ''],
    ['3.14', 3.14, ''],
    ['0.500', 0.5, ''],
    ['.5', 0.5, ''],
    ['5.', 5, ''],
    ['Rp1.500.000', 1_500_000, 'rp'],
    ['Rp 1.500.000,-', 1_500_000, 'rp'],
    ['Rp. 1.500.000,00', 1_500_000, 'rp'],
    ['IDR 1.500.000', 1_500_000, 'rp'],
    ['1.500.000 rupiah', 1_500_000, 'rp'],
    ['Rp1,5 juta', 1_500_000, 'rp'],
    ['Rp1,5 M', 1_500_000_000, 'rp'],
    ['Rp50k', 50_000, 'rp'],
    ['50 m', 50, 'm'],
    ['50 ribu rupiah', 50_000, 'rp'],
    ['1,5 juta', 1_500_000, ''],
    ['1.5jt', 1_500_000, ''],
    ['2 ribu', 2_000, ''],
    ['1,1 miliar', 1_100_000_000, ''],
    ['3 triliun', 3_000_000_000_000, ''],
    ['-Rp5.000', -5_000, 'rp'],
    ['Rp-5.000', -5_000, 'rp'],
    ['1/2', 0.5, ''],
    ['½', 0.5, ''],
    ['1½', 1.5, ''],
    ['-3/4', -0.75, ''],
    ['- 3/4', -0.75, ''],
    ['1 500,75', 1_500.75, ''],
    ['5 persentil', 5, 'persentil'],
    ['2 poin persen', 2, 'poinpersen'],
    ['5 rupiahan', 5, 'rupiahan'],
    ['5 per rupiah', 5, 'perrupiah'],
    ['5 kg.m.', 5, 'kg.m'],
    ['6,02 × 10²³', 6.02e23, ''],
    ['2,5e-3', 0.0025, ''],
    ['50%', 50, '%'],
    ['50 persen', 50, '%'],
    ['9,8 m/s²', 9.8, 'm/s2'],
    ['9.8 m/s2', 9.8, 'm/s2'],
    ['60 km/jam.', 60, 'km/jam'],
    ['20 ℃', 20, '°c'],
    ['5\u00a0k\u200bg', 5, 'kg'],
    ['5 juta orang', 5_000_000, 'orang'],
  ])('%s is %d %s', (typed, value, unit) => {
    expect(readNumber(typed)).toEqual({ value, unit });
  });

  test.each(['', 'lima', '1.2.3', '1..5', '5-6', '--5', '-Rp-5', '5 6', '1,50,000', '19:30', '1/0', 'Rp', 'x5'])(
    '%j is not a number',
    (typed) => {
      expect(readNumber(typed)).toBeNull();
    },
  );
});

test.each([
  [0, '0'],
  [-0, '0'],
  [5, '5'],
  [1_500, '1.500'],
  [-1_500_000, '-1.500.000'],
  [3.14, '3,14'],
  [1.234, '1,234'],
  [9.8 - 0.1, '9,7'],
  [6.02e23, '6,02e+23'],
])('writeNumber: %d is written %s, and parsed back', (value, written) => {
  expect(writeNumber(value)).toBe(written);
  expect(readNumber(written)!.value).toBeCloseTo(value, 12);
});

test.each([
  [{ value: 9.8, tolerance: 0, unit: 'm/s²' }, '9,8 m/s²'],
  [{ value: 9.8, tolerance: 0.1, unit: 'm/s²' }, '9,7 sampai 9,9 m/s²'],
  [{ value: 1_500_000, tolerance: 500, unit: 'Rp' }, 'Rp1.499.500 sampai Rp1.500.500'],
  [{ value: -2, tolerance: 0, unit: '' }, '-2'],
  [{ value: 5, tolerance: 0, unit: 'rpm' }, '5 rpm'],
  [{ value: 5, tolerance: 0, unit: 'Karp' }, '5 Karp'],
])('writeAsked: %j is %s', (key, written) => {
  expect(writeAsked(key)).toBe(written);
});

describe('isAsked', () => {
  const speed = { value: 9.8, tolerance: 0.1, unit: 'm/s²' };
  test.each([
    ['9,8', true],
    ['9.7', true],
    ['9,9 m/s2', true],
    ['9,69', false],
    ['9,91', false],
    ['-9,8', false],
    ['9,8 km', false],
    ['98/10', true],
    ['sembilan', false],
    ['', false],
  ])('9,8 m/s² with a tolerance of 0,1: %s is %s', (typed, isRight) => {
    expect(isAsked(speed, typed)).toBe(isRight);
  });

  test.each([
    [{ value: 1_500_000, tolerance: 0, unit: 'Rp' }, 'Rp1,5 juta', true],
    [{ value: 1_500_000, tolerance: 0, unit: '' }, 'Rp1.500.000', true],
    [{ value: 1_500_000, tolerance: 0, unit: '' }, '1.500.000 kg', false],
    [{ value: 50, tolerance: 0, unit: '%' }, '50', true],
    [{ value: 0.3, tolerance: 0, unit: '' }, '0,3', true],
    [{ value: 1, tolerance: 0.1, unit: '' }, '1,1', true],
    [{ value: 1, tolerance: 0.1, unit: '' }, '1,1001', false],
    [{ value: 0, tolerance: 0, unit: '' }, '0,0001', false],
    [{ value: 0, tolerance: 0, unit: '' }, '0', true],
    [{ value: 0.3333333333, tolerance: 0, unit: '' }, '1/3', true],
    [{ value: 5, tolerance: 0, unit: 'kg' }, 'Rp5', false],
    [{ value: null, tolerance: 0, unit: '' }, '0', false],
  ])('%j: %s is %s', (key, typed, isRight) => {
    expect(isAsked(key, typed)).toBe(isRight);
  });
});
