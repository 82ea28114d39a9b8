import { expect, test } from 'vitest';
import type { StreamPlan } from '../../../platform/stream-encoder/index.ts';
import {
  isLeftover,
  missingNames,
  nextStep,
  smallestPicture,
  soleFileOf,
  withRendition,
} from './stream-steps.rules.ts';
import { noStreams, type StoredRendition, type StoredStreams } from './stored-streams.ts';

const renditionOf = (name: StoredRendition['name'], height: number | null, bandwidth: number, turn = 'a1') => ({
  name,
  height,
  width: height === null ? null : (height * 16) / 9,
  size: bandwidth * 10,
  bandwidth,
  averageBandwidth: bandwidth,
  codecs: 'mp4a.40.2',
  turn,
});
const sound = renditionOf('a64', null, 64_000);
const betterSound = renditionOf('a96', null, 96_000);
const small = renditionOf('v360', 360, 500_000);
const large = renditionOf('v720', 720, 2_000_000);
const streamsWith = (...renditions: StoredRendition[]): StoredStreams => ({ ...noStreams, renditions });
const seekPictures = { everySeconds: 10, count: 6, columns: 3, width: 160, height: 90, turn: 'a1' };

const sounds: StreamPlan = { durationSeconds: 60, names: ['a96', 'a64'], picture: null, sound: null };
const picture = { track: 0, width: 1280, height: 720, frameRate: '25/1', matrix: 'bt709', hdr: null };
const video: StreamPlan = {
  ...sounds,
  names: ['v360', 'v720', 'a64'],
  picture: { ...picture, isInterlaced: false },
};

test.each([
  ['nothing is made', streamsWith(), ['v360', 'v720', 'a64'], 'v360'],
  ['the first is made', streamsWith(small), ['v720', 'a64'], 'v720'],
  ['one in the middle is made', streamsWith(large), ['v360', 'a64'], 'v360'],
  ['one that is not planned is made', streamsWith(betterSound), ['v360', 'v720', 'a64'], 'v360'],
  ['all renditions are made', streamsWith(small, large, sound), [], 'pictures'],
  ['the pictures are made, too', { ...streamsWith(small, large, sound), seekPictures }, [], null],
  ['the pictures are made first', { ...streamsWith(small), seekPictures }, ['v720', 'a64'], 'v720'],
])('missingNames and nextStep of a video where %s', (_, streams, missing, next) => {
  expect(missingNames(video, streams)).toEqual(missing);
  expect(nextStep(video, streams)).toBe(next);
});

test('nextStep draws no pictures of a recording without a picture', () => {
  expect(nextStep(sounds, streamsWith(betterSound))).toBe('a64');
  expect(nextStep(sounds, streamsWith(betterSound, sound))).toBeNull();
});

test('withRendition lists by ascending bandwidth, each name once, and leaves all else', () => {
  const streams = { ...streamsWith(small), seekPictures };
  expect(withRendition(streams, sound)).toEqual({ ...streams, renditions: [sound, small] });
  expect(withRendition(streams, large)).toEqual({ ...streams, renditions: [small, large] });
  const again = renditionOf('v360', 360, 3_000_000, 'b2');
  expect(withRendition(streamsWith(sound, small, large), again).renditions).toEqual([sound, large, again]);
});

const sameLines = renditionOf('v480', 360, 600_000);
test.each([
  ['the picture with the most lines', 'video', [sound, small, large], 'v720-a1.mp4', 'video/mp4'],
  ['the sound with the most bits', 'audio', [sound, betterSound], 'a96-a1.mp4', 'audio/mp4'],
  [
    'the one with the most bits among pictures of as many lines',
    'video',
    [small, sameLines],
    'v480-a1.mp4',
    'video/mp4',
  ],
] as const)('soleFileOf is %s', (_, kind, renditions, fileName, type) => {
  expect(soleFileOf(streamsWith(...renditions), kind)).toMatchObject({ fileName, type });
  expect(soleFileOf(streamsWith(...renditions.toReversed()), kind)).toMatchObject({ fileName, type });
});

test('soleFileOf has size and lines of its rendition', () => {
  expect(soleFileOf(streamsWith(sound, large), 'video')).toEqual({
    fileName: 'v720-a1.mp4',
    type: 'video/mp4',
    size: 20_000_000n,
    width: 1280,
    height: 720,
  });
});

test('soleFileOf is null where nothing is made, or where it would take the picture from a video', () => {
  expect(soleFileOf(noStreams, 'audio')).toBeNull();
  expect(soleFileOf(streamsWith(sound), 'video')).toBeNull();
  expect(soleFileOf(streamsWith(sound), 'audio')).toMatchObject({ width: null, height: null });
});

test('smallestPicture is the rendition with a picture that has the fewest bits', () => {
  expect(smallestPicture(streamsWith(large, sound, small))).toBe(small);
  expect(smallestPicture(streamsWith(small, sound, large))).toBe(small);
  expect(smallestPicture(streamsWith(sound))).toBeUndefined();
});

test.each([
  ['the original', 'asli.mov', true],
  ['a rendition of a turn that was killed', 'v720-b2.mp4', true],
  ['a poster of a turn that was killed', 'poster-b2.webp', true],
  ['the playlist of a rendition', 'v720-a1.m3u8', false],
  ['the file of the recording', 'v720-a1.mp4', false],
  ['the file of another rendition', 'a64-a1.mp4', false],
  ['a file of something else', 'catatan.pdf', false],
])('isLeftover: %s beside a complete recording (%s): %s', (_, name, isOfNoUse) => {
  const recording = { streams: streamsWith(sound, large), fileName: 'v720-a1.mp4', originalName: 'asli.mov' };
  expect(isLeftover(name, recording)).toBe(isOfNoUse);
});

test('isLeftover never gives up the file that a recording is played from', () => {
  expect(isLeftover('asli.mov', { streams: noStreams, fileName: 'asli.mov', originalName: 'asli.mov' })).toBe(false);
});
