import { expect, test } from 'vitest';
import type { PackageManifest } from '../../core/media/package.schemas.ts';
import { manifestOfPart, ofPart, partOf } from './package-part.rules.ts';

const partNamed = (id: string, path: string, masteryScore: number | null) => ({
  id,
  title: id,
  path,
  isTracked: true,
  masteryScore,
  launchData: null,
});
const reading = partNamed('bacaan', 'bacaan/index.html?bab=1', null);
const exam = partNamed('ujian', 'ujian.html', 70);
const manifest: PackageManifest = { format: 'scorm-1.2', title: 'Paket', parts: [reading, exam], namesScore: true };
const file = { address: 'https://media.test/p/bacaan/index.html?bab=1', manifest };

test('partOf finds the part that a lesson plays alone', () => {
  expect(partOf(manifest, 'ujian')).toBe(exam);
  expect(partOf(manifest, undefined)).toBeNull();
  expect(partOf(manifest, 'hilang')).toBeNull();
});

test('manifestOfPart lists that part only, and names a score only if the part does', () => {
  expect(manifestOfPart(manifest, 'ujian')).toEqual({ ...manifest, parts: [exam], namesScore: true });
  expect(manifestOfPart(manifest, 'bacaan')).toEqual({ ...manifest, parts: [reading], namesScore: false });
  expect(manifestOfPart(manifest, undefined)).toBe(manifest);
});

test('ofPart gives the address of the part, in the folder of its package', () => {
  expect(ofPart(file, 'ujian')).toEqual({
    address: 'https://media.test/p/ujian.html',
    manifest: { ...manifest, parts: [exam] },
  });
  expect(ofPart(file, 'bacaan').address).toBe(file.address);
});

test('ofPart leaves a whole package, and pages without a manifest, as they are', () => {
  expect(ofPart(file, undefined)).toBe(file);
  const pages: { address: string; manifest?: PackageManifest } = { address: 'https://media.test/p/index.html' };
  expect(ofPart(pages, 'ujian')).toBe(pages);
});
