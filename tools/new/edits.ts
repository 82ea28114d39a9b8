import { wordsOf, type Feature } from './feature.ts';

/** A line that a new feature adds to an existing file, right before the line that `before` matches. */
export interface Edit {
  file: string;
  before: RegExp;
  line: string;
}

export function editsOf(feature: Feature): Edit[] {
  const { floor, name } = feature;
  return [
    ...(feature.audience === 'portal' ? portalEdits(feature) : learnerEdits(feature)),
    {
      file: 'packages/contracts/src/fields.ts',
      before: /;\n\nexport const idOf = /,
      line: `\n  | '${name}'`,
    },
    {
      file: `apps/api/src/${floor}/index.ts`,
      before: /^\n\/\*\*/m,
      line: `import { ${name}Module } from './${name}/index.ts';\n`,
    },
    { file: `apps/api/src/${floor}/index.ts`, before: /^ *\];$/m, line: `    ${name}Module(deps),\n` },
  ];
}

function learnerEdits(feature: Feature): Edit[] {
  const { name, names, Name } = wordsOf(feature);
  return [
    relationTo('prisma/schema/auth.prisma', /^\n {2}@@index\(\[activeMitraId\]\)$/m, { names, Name }),
    strangersRecord(name, 'userId: learner.id'),
    {
      file: 'packages/contracts/src/screens.ts',
      before: /^ {2}creator: page\(/m,
      line: `  ${name}: page('/${name}', { need: 'user' }),\n`,
    },
    {
      file: 'apps/learner/src/app/router.tsx',
      before: /^ +page\('\/settings'/m,
      line: `      page('/${name}', async () => (await import('../pages/${name}/${name}-page.tsx')).${Name}Page),\n`,
    },
    {
      file: 'apps/learner/src/app/router.test.tsx',
      before: /^ {4}'\/settings': 'user',$/m,
      line: `    '/${name}': 'user',\n`,
    },
  ];
}

function portalEdits(feature: Feature): Edit[] {
  const { name, names, Name, Names } = wordsOf(feature);
  return [
    relationTo('prisma/schema/mitra.prisma', /^}\n\nenum MitraRole/m, { names, Name }),
    strangersRecord(name, 'mitraId: partner.mitraId'),
    {
      file: 'packages/contracts/src/screens.ts',
      before: /^ {2}creatorSales: page\(/m,
      line: `  creator${Names}: page('/creator/${name}', { need: 'partner' }),\n`,
    },
    {
      file: 'apps/creator/src/app/router.tsx',
      before: /^ +page\('\/creator\/transaction',/m,
      line: `            page('/creator/${name}', async () => (await import('../pages/${name}/${names}-page.tsx')).${Names}Page),\n`,
    },
    {
      file: 'apps/creator/src/app/router.test.tsx',
      before: /^ {4}'\/creator\/transaction': 'partner',$/m,
      line: `    '/creator/${name}': 'partner',\n`,
    },
  ];
}

/** The list of its owner's records in the owner's model. */
const relationTo = (file: string, before: RegExp, { names, Name }: { names: string; Name: string }): Edit => ({
  file,
  before,
  line: `  ${names.padEnd(15)} ${Name}[]\n`,
});

/** One of somebody's own, which the tests of access offer to strangers. */
const strangersRecord = (name: string, owner: string): Edit => ({
  file: 'apps/api/src/testing/owned-records.ts',
  before: /^ {4}memberInvitation: /m,
  line: `    ${name}: (await app.db.${name}.create({ data: { ${owner}, title: 'Milik orang' } })).id,\n`,
});

/** Returns the text with the edit in it. */
export function applyEdit(text: string, { file, before, line }: Edit): string {
  const place = before.exec(text);
  if (!place) throw new Error(`${file} has no line that matches ${before}: mend tools/new/edits.ts`);
  return text.slice(0, place.index) + line + text.slice(place.index);
}
