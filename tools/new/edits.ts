import type { Floor } from './floors.ts';

/** A line that a new feature adds to a file that exists, right before the line that `before` matches. */
export interface Edit {
  file: string;
  before: RegExp;
  line: string;
}

export function editsOf(floor: Floor, feature: string): Edit[] {
  const name = feature;
  const Name = feature[0]!.toUpperCase() + feature.slice(1);
  return [
    {
      file: 'prisma/schema/auth.prisma',
      before: /^\n {2}@@index\(\[activeMitraId\]\)$/m,
      line: `  ${`${name}s`.padEnd(15)} ${Name}[]\n`,
    },
    {
      file: 'packages/contracts/src/fields.ts',
      before: /;\n\nexport const idOf = /,
      line: `\n  | '${name}'`,
    },
    {
      file: 'apps/api/src/testing/strangers.ts',
      before: /^ {4}bundle: bundle\.id,$/m,
      line: `    ${name}: (await app.db.${name}.create({ data: { userId: learner.id, title: 'Milik orang' } })).id,\n`,
    },
    {
      file: `apps/api/src/${floor}/index.ts`,
      before: /^\n\/\*\*/m,
      line: `import { ${name}Module } from './${name}/index.ts';\n`,
    },
    { file: `apps/api/src/${floor}/index.ts`, before: /^ *\];$/m, line: `    ${name}Module(deps),\n` },
    {
      file: 'packages/contracts/src/screens.ts',
      before: /^ {2}creator: page\(/m,
      line: `  ${name}: page('/${name}', { need: 'user', tour: 'learner' }),\n`,
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

/** The text with the edit in it. */
export function applyEdit(text: string, { file, before, line }: Edit): string {
  const place = before.exec(text);
  if (!place) throw new Error(`${file} has no line that matches ${before}: mend tools/new/edits.ts`);
  return text.slice(0, place.index) + line + text.slice(place.index);
}
