import { runQuietly } from '../commands.ts';

/** Licences that ask for a notice at most. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
];

/** Licences that ask for more, and packages without one, each with the reason why it may be used as we use it. */
const accepted: Record<string, { licence: string; reason: string }> = {
  '@digitalbazaar/credentials-context': {
    licence: 'BSD',
    reason: 'BSD-3-Clause; the contexts in it are of the W3C, whose licence asks for a notice',
  },
  '@axe-core/playwright': { licence: 'MPL-2.0', reason: 'tests alone; its files are not changed' },
  'axe-core': { licence: 'MPL-2.0', reason: 'tests alone; its files are not changed' },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'data that the build reads; it names its author' },
  'combine-errors': { licence: 'Unknown', reason: 'tests alone; its README says MIT' },
  duck: { licence: 'BSD', reason: 'its LICENSE is BSD-2-Clause' },
  elkjs: { licence: 'EPL-2.0', reason: "part of Prisma's studio, which nobody starts; not in the image" },
  'ical.js': { licence: 'MPL-2.0', reason: 'tests alone; its files are not changed' },
  'libheif-js': { licence: 'LGPL-3.0', reason: 'a module of its own, which anybody can replace in node_modules' },
  lightningcss: { licence: 'MPL-2.0', reason: 'the build alone; its files are not changed' },
  mediabunny: { licence: 'MPL-2.0', reason: 'its files are not changed' },
  'sharp-libvips': { licence: 'LGPL-3.0-or-later', reason: 'a shared library, which anybody can replace' },
};

/** Licences as `pnpm licenses` lists them: for each expression the packages that have it. */
export type LicenceList = Record<string, readonly { readonly name: string; readonly versions: readonly string[] }[]>;

/** Checks that each package may be used as it is used. */
export async function checkLicences(): Promise<string> {
  const list = JSON.parse(await runQuietly('pnpm', ['--recursive', 'licenses', 'list', '--json'])) as LicenceList;
  const refused = findRefused(list);
  if (refused.length > 0)
    throw new Error(
      `${refused.join('\n')}\nA licence that asks for a notice at most belongs to the first list of tools/checks/licences.ts, another package with its reason to the second.`,
    );
  return `${Object.values(list).flat().length} packages`;
}

/** Returns the packages whose licence is not allowed. */
export const findRefused = (list: LicenceList): string[] =>
  Object.entries(list).flatMap(([licence, packages]) =>
    packages
      .filter(({ name }) => !isPermissive(licence) && accepted[familyOf(name)]?.licence !== licence)
      .map(({ name, versions }) => `${name} ${versions.join(', ')}: ${licence}`),
  );

/** Each part of `A AND B` must be permissive, and one alternative of `A OR B`. No package has a deeper expression. */
const isPermissive = (expression: string) =>
  expression
    .replace(/[()]/g, '')
    .split(/ and /i)
    .every((part) => part.split(/ or /i).some((licence) => permissive.includes(licence)));

/** A program is published once more for each platform: `lightningcss-linux-x64-gnu`. */
const familyOf = (name: string) =>
  name.replace(/^@img\//, '').replace(/-(linux|linuxmusl|darwin|win32)-[a-z0-9-]+$/, '');
