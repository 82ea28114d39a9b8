import type { RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { Rendition } from '@sinau/contracts/core/media/streams.schemas';
import { describe, expect, test } from 'vitest';
import { bytesPerHour, bytesSaved, choicesOf } from './data.ts';
import { firstOf, selectionOf } from './quality.ts';

const rendition = (name: RenditionName, kilobits: number): Rendition => ({
  name,
  height: name.startsWith('v') ? Number(name.slice(1)) : null,
  size: kilobits * 1000,
  bandwidth: kilobits * 1500,
  averageBandwidth: kilobits * 1000,
});
const video = [
  rendition('a64', 64),
  rendition('v240', 200),
  rendition('v360', 400),
  rendition('v720', 1200),
  rendition('v1080', 2500),
];
const audio = [rendition('a48', 48), rendition('a96', 96)];

describe('selectionOf', () => {
  test('lets the line decide, up to 360 lines or the smallest sound while data is saved', () => {
    expect(selectionOf(video, 'auto', false)).toMatchObject({
      playlist: 'master.m3u8',
      rendition: null,
      ceiling: null,
    });
    expect(selectionOf(video, 'auto', true)).toMatchObject({ rendition: null, ceiling: 'v360' });
    expect(selectionOf(audio, 'auto', true)).toMatchObject({ rendition: null, ceiling: 'a48' });
  });

  test('replaces a rendition that a recording does not have by the next smaller one, or its smallest', () => {
    expect(selectionOf(video, 'v480', false).rendition).toBe('v360');
    expect(selectionOf([rendition('v360', 400)], 'v240', false).rendition).toBe('v360');
    expect(selectionOf([rendition('v360', 400)], 'a64', false).rendition).toBeNull();
  });

  test('keeps a chosen quality below the limit of the data saver, and takes the limit above it', () => {
    expect(selectionOf(video, 'v240', true).rendition).toBe('v240');
    expect(selectionOf(video, 'v1080', true).rendition).toBe('v360');
  });

  test('streams sound alone from a playlist of its own', () => {
    expect(selectionOf(video, 'a64', true)).toMatchObject({ playlist: 'a64.m3u8', rendition: 'a64' });
    expect(selectionOf(audio, 'a96', false)).toMatchObject({ playlist: 'master.m3u8', rendition: 'a96' });
  });
});

test('a recording begins with the largest picture of which a segment arrives within a second', () => {
  const begin = (kilobits: number, isSaving = false) =>
    firstOf(video, selectionOf(video, 'auto', isSaving), kilobits * 1000);
  expect([400, 900, 1601, 10_001].map((speed) => begin(speed))).toEqual(['v240', 'v240', 'v360', 'v1080']);
  expect(begin(20_000, true)).toBe('v360');
  expect(firstOf(video, selectionOf(video, 'v720', false), 400_000)).toBe('v720');
  expect(firstOf(audio, selectionOf(audio, 'auto', false), 400_000)).toBe('a96');
});

test('choices begin with the largest, and leave out what the data saver does not play', () => {
  const namesOf = (isSaving: boolean) => choicesOf(video, isSaving).map(({ name }) => name);
  expect(namesOf(false)).toEqual(['v1080', 'v720', 'v360', 'v240', 'a64']);
  expect(namesOf(true)).toEqual(['v360', 'v240', 'a64']);
});

test('the data saver spares what a line carries beyond its limit', () => {
  const hour = (kilobits: number) => bytesPerHour(rendition('v360', kilobits));
  expect(hour(400)).toBe(180_000_000);
  expect(bytesSaved(video, 'auto', null)).toBe(hour(2500 - 400));
  expect(bytesSaved(video, 'auto', 1_500_000)).toBe(hour(1200 - 400));
  expect(bytesSaved(video, 'auto', 250_000)).toBe(0);
  expect(bytesSaved(video, 'v720', 250_000)).toBe(hour(1200 - 400));
  expect(bytesSaved(video, 'a64', null)).toBe(0);
});
