import { expect, test } from 'vitest';
import { pictureNames, sizeIn } from './ladder.ts';
import { frameRateOf } from './planning.ts';
import type { Track } from './probing.ts';

const namesFor = (width: number, height: number) => pictureNames({ width, height }).join(' ');

test('a ladder ends at the lines of the recording, and begins with what most lines carry', () => {
  expect(namesFor(1920, 1080)).toBe('v360 v240 v480 v720 v1080');
  expect(namesFor(1080, 1920)).toBe('v360 v240 v480 v720 v1080');
  expect(namesFor(1280, 720)).toBe('v360 v240 v480 v720');
  expect(namesFor(960, 540)).toBe('v360 v240 v480');
  expect(namesFor(848, 478)).toBe('v360 v240 v480');
  expect(namesFor(1244, 700)).toBe('v360 v240 v480 v720');
  expect(namesFor(320, 240)).toBe('v240');
  expect(namesFor(160, 120)).toBe('v240');
  expect(namesFor(7680, 4320)).toBe('v360 v240 v480 v720 v1080');
});

test('a picture keeps its shape, is never enlarged, and is no wider than 16:9', () => {
  const sizes = [
    [1920, 1080, 360],
    [1920, 1080, 240],
    [1080, 1920, 360],
    [640, 480, 360],
    [848, 478, 480],
    [161, 121, 240],
    [2160, 1080, 1080],
    [7680, 1080, 240],
    [4000, 4, 240],
  ].map(([width, height, lines]) => Object.values(sizeIn(lines!, { width: width!, height: height! })).join('x'));
  expect(sizes).toEqual([
    '640x360',
    '426x240',
    '360x640',
    '480x360',
    '848x478',
    '160x120',
    '1920x960',
    '426x60',
    '426x16',
  ]);
});

test('frames come at the rate of the recording, at half of 60, and steadily where they come irregularly', () => {
  const rate = (nominal: string, average: string) =>
    frameRateOf({ r_frame_rate: nominal, avg_frame_rate: average } as Track);
  expect(rate('25/1', '25/1')).toBe('25/1');
  expect(rate('30000/1001', '30000/1001')).toBe('30000/1001');
  expect(rate('60/1', '60/1')).toBe('60/2');
  expect(rate('60000/1001', '60000/1001')).toBe('60000/2002');
  expect(rate('240/1', '239/1')).toBe('240/8');
  expect(rate('90000/1', '29/1')).toBe('30/1');
  expect(rate('120/1', '17/2')).toBe('30/1');
  expect(rate('1/1', '1/1')).toBe('5/1');
  expect(rate('0/0', '0/0')).toBe('5/1');
});
