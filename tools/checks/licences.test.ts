import { expect, test } from 'vitest';
import { findRefused } from './licences.ts';

const listOf = (licence: string, name = 'paket') => ({ [licence]: [{ name, versions: ['1.0.0'] }] });

test.each(['MIT', 'MIT and ISC', '(MIT OR GPL-3.0)', 'MIT AND OFL-1.1'])(
  'a package under %s may be used',
  (licence) => {
    expect(findRefused(listOf(licence))).toEqual([]);
  },
);

test.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'SSPL-1.0', 'Unknown', 'MPL-2.0', ''])(
  'a package under %j is refused',
  (licence) => {
    expect(findRefused(listOf(licence))).toEqual([`paket 1.0.0: ${licence}`]);
  },
);

test('an accepted package is accepted on every platform, until its licence changes', () => {
  expect(findRefused(listOf('MPL-2.0', 'lightningcss'))).toEqual([]);
  expect(findRefused(listOf('MPL-2.0', 'lightningcss-darwin-arm64'))).toEqual([]);
  expect(findRefused(listOf('LGPL-3.0-or-later', '@img/sharp-libvips-linuxmusl-x64'))).toEqual([]);
  expect(findRefused(listOf('BUSL-1.1', 'lightningcss'))).toEqual(['lightningcss 1.0.0: BUSL-1.1']);
});
