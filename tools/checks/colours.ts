import { globSync, readFileSync } from 'node:fs';

/** Checks that the style sheets of all applications and packages take their colours from the tokens. */
export async function checkColours(): Promise<string> {
  const sheets = globSync('{apps/{creator,learner},packages/*}/src/**/*.css');
  const strays = sheets
    .filter((file) => !file.endsWith('styles/tokens.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/#[\da-f]{3,8}\b/gi)].map(([colour]) => `${file}: ${colour}`),
    );
  if (strays.length > 0) throw new Error(`${strays.join('\n')}\nA colour belongs to packages/ui/src/tokens.ts.`);
  return `${sheets.length} style sheets`;
}
