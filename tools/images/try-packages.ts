// Imports every package that the bundle of the API names, and finds each file that they resolve: what
// docker/application/prune.sh removed too much is named here. `npm run images` runs it in the image, in the API's folder.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const imports = /(?:^import [^;]*? from |^import |\bimport\()"([^"]+)"/gm;
const resolutions = /import\.meta\.resolve\("([^"]+)"\)/g;

const sources = globSync(`${import.meta.dirname}/dist/*.js`).map((path) => readFileSync(path, 'utf8'));
const namesIn = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!))),
];
const packages = namesIn(imports).filter((name) => !/^(\.|node:)/.test(name));
const files = namesIn(resolutions);

const faults: string[] = [];
for (const name of packages) await import(name).catch((error: Error) => faults.push(`${name}: ${error.message}`));
for (const name of files) if (!existsSync(fileURLToPath(import.meta.resolve(name)))) faults.push(`${name}: no file`);

console.log([...faults, `${packages.length} packages and ${files.length} files, ${faults.length} missing`].join('\n'));
process.exit(faults.length > 0 || packages.length < 30 ? 1 : 0);
