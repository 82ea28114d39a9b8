import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf, type Feature } from './feature.ts';

const templates = join(import.meta.dirname, 'templates');

/** The files of a new feature by their paths, from contract to screen: the templates of `api` and those of its audience. */
export function skeletonOf(feature: Feature): Map<string, string> {
  const words: Partial<Record<string, string>> = wordsOf(feature);
  const filled = (text: string) =>
    text.replace(/__([a-z]+)__/gi, (token, word: string) => {
      const filling = words[word];
      if (filling === undefined) throw new Error(`A template has ${token}, which stands for nothing`);
      return filling;
    });
  return new Map(
    ['api', feature.audience].flatMap((folder) =>
      globSync('**/*.txt', { cwd: join(templates, folder) }).map((path): [string, string] => [
        filled(path.replace(/\.txt$/, '')),
        filled(readFileSync(join(templates, folder, path), 'utf8')),
      ]),
    ),
  );
}
