/** Writes the typed client from the contract table. `--check` only tells whether it is current. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointTable, type NamedEndpoint } from '@sinau/contracts';

const heading = '// Written by `pnpm generate` from packages/contracts.\n';
const directory = join(import.meta.dirname, '../packages/api-client/src/generated');
const features = Object.entries(endpointTable).sort(([a], [b]) => a.localeCompare(b));

const files = new Map(features.map(([feature, table]) => [`${feature}.ts`, clientOf(feature, Object.entries(table))]));
files.set(
  'index.ts',
  `${heading}${features.map(([feature]) => `export { ${feature} } from './${feature}.ts';`).join('\n')}\n`,
);

if (process.argv.includes('--check')) {
  const stale = [...files].filter(([name, text]) => read(name) !== text).map(([name]) => name);
  const orphans = readdirSync(directory).filter((name) => !files.has(name));
  if (stale.length || orphans.length) {
    console.error(`The generated client is not current (${[...stale, ...orphans].join(', ')}): run pnpm generate`);
    process.exit(1);
  }
} else {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(directory, name), text);
}

/** What answers a file or another address is opened by its address, not called. */
function clientOf(feature: string, operations: [string, NamedEndpoint][]) {
  const table = `${feature}Endpoints`;
  const calls = operations
    .filter(([, { answers }]) => !answers || answers === 'csv')
    .map(([name, endpoint]) => ({ name, ...endpoint, maker: makerOf(endpoint) }));
  const makers = [...new Set(calls.map(({ maker }) => maker))].sort();
  const lines = calls.map(
    ({ name, id, method, path, maker }) =>
      `  ${name}: ${maker}<typeof ${table}.${name}>('${id}', '${method}', '${path}'),`,
  );
  return `${heading}import type { ${table} } from '@sinau/contracts/${feature}/${feature}.endpoints';
import { ${makers.join(', ')} } from '../operation.ts';

export const ${feature} = {
${lines.join('\n')}
};
`;
}

function read(name: string) {
  try {
    return readFileSync(join(directory, name), 'utf8');
  } catch {
    return null;
  }
}

function makerOf({ accepts, answers }: NamedEndpoint) {
  if (accepts) return 'uploadOperation';
  return answers ? 'csvOperation' : 'operation';
}
