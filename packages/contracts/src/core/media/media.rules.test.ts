import { expect, test } from 'vitest';
import {
  importFileBound,
  imageWidthFor,
  mediaAddress,
  mediaBounds,
  mediaIdOf,
  mediaKinds,
  sizeRefusal,
  submissionKinds,
  usualPurpose,
} from './media.rules.ts';

test('by default pictures are public, documents are submitted, archives attached, and everything else belongs to a lesson', () => {
  expect(mediaKinds.map((kind) => [kind, usualPurpose(kind)])).toEqual([
    ['image', 'public'],
    ['pdf', 'lesson'],
    ['audio', 'lesson'],
    ['video', 'lesson'],
    ['captions', 'lesson'],
    ['document', 'submission'],
    ['package', 'lesson'],
    ['archive', 'attachment'],
  ]);
});

test.each([
  ['image', 5, 'Gambar maksimal 5 MB'],
  ['pdf', 50, 'PDF maksimal 50 MB'],
  ['audio', 200, 'Audio maksimal 200 MB'],
  ['video', 2048, 'Video maksimal 2 GB'],
  ['captions', 1, 'Takarir maksimal 1 MB'],
] as const)('a file of kind %s may have %i megabytes and not a byte more', (kind, megabytes, refusal) => {
  const most = megabytes * 1024 * 1024;
  expect(mediaBounds[kind].maxBytes).toBe(most);
  expect(sizeRefusal(kind, most)).toBeNull();
  expect(sizeRefusal(kind, most + 1)).toBe(refusal);
});

test.each([
  [1, 160],
  [160, 160],
  [161, 320],
  [1000, 1280],
  [1920, 1920],
  [4000, 1920],
])('a slot of %i pixels gets the picture of %i', (wanted, width) => {
  expect(imageWidthFor(wanted)).toBe(width);
});

const id = '01990000-0000-7000-8000-000000000001';

test('the address of a picture contains its id, and a width if one is requested', () => {
  expect(mediaAddress(id)).toBe(`/api/media/${id}/redirect?compress=true`);
  expect(mediaAddress(id, 320)).toBe(`/api/media/${id}/redirect?compress=true&width=320`);
  expect(mediaIdOf(mediaAddress(id))).toBe(id);
});

test.each([
  ['a width', mediaAddress(id, 320)],
  ['another host', `https://contoh.id${mediaAddress(id)}`],
  ['an id that is too short', mediaAddress(id.slice(1))],
  ['a path of its own', '/covers/jurnalistik-1.svg'],
])('an address with %s does not identify a picture', (_what, address) => {
  expect(mediaIdOf(address)).toBeNull();
});

test('sizeRefusal of a course that is imported allows as much as its own bound', () => {
  expect(sizeRefusal('archive', importFileBound.maxBytes, 'import')).toBeNull();
  expect(sizeRefusal('archive', importFileBound.maxBytes + 1, 'import')).toMatch(
    new RegExp(`maksimal ${importFileBound.size}$`),
  );
  expect(importFileBound.maxBytes).not.toBe(mediaBounds.archive.maxBytes);
});

test('submitted files have one size limit for all kinds', () => {
  const megabytes = 1024 * 1024;
  for (const kind of submissionKinds) {
    expect(sizeRefusal(kind, 25 * megabytes, 'submission')).toBeNull();
    expect(sizeRefusal(kind, 25 * megabytes + 1, 'submission')).toMatch(/maksimal 25 MB$/);
  }
});
