/** Writes the table of endpoints and the typed client from the contracts, the index of the decisions, the picture of the imports, and the schema of backups. `--check` only tells whether they are current. */
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { NamedEndpoint } from '@sinau/contracts';
import { backupJsonSchema } from '@sinau/contracts/authoring/transfer/class-backup.json-schema';
import { decisionIndex } from './decision-index.ts';
import { withImportMap } from './import-map.ts';

const heading = '// Written by `pnpm generate` from packages/contracts.\n';
const packages = join(import.meta.dirname, '../packages');
const contracts = join(packages, 'contracts/src');
const client = join(packages, 'api-client/src/generated');
const decisions = join(import.meta.dirname, '../docs/decisions');
const architecture = join(import.meta.dirname, '../docs/architecture.md');
const backups = join(import.meta.dirname, '../docs/generated/class-backup.schema.json');

/** The features that have endpoints, by name, and the module of each: 'commerce/cart/cart.endpoints'. */
const modules = new Map(
  globSync('*/*/*.endpoints.ts', { cwd: contracts })
    .map((path) => path.replace(/\.ts$/, ''))
    .map((path) => [basename(dirname(path)), path] as const)
    .filter(([name, path]) => path.endsWith(`/${name}.endpoints`))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
const features = [...modules.keys()];

const files = new Map([
  [join(contracts, 'table.ts'), tableOf()],
  [join(decisions, 'README.md'), decisionIndex(decisions)],
  [architecture, withImportMap(readFileSync(architecture, 'utf8'))],
  [backups, backupJsonSchema()],
  [join(client, 'index.ts'), heading + features.map((name) => `export { ${name} } from './${name}.ts';\n`).join('')],
  ...(await Promise.all(
    features.map(async (name): Promise<[string, string]> => [
      join(client, `${name}.ts`),
      clientOf(name, await endpointsOf(name)),
    ]),
  )),
]);

if (process.argv.includes('--check')) {
  const stale = [...files].filter(([path, text]) => read(path) !== text).map(([path]) => path);
  const orphans = readdirSync(client)
    .map((name) => join(client, name))
    .filter((path) => !files.has(path));
  if (stale.length || orphans.length) {
    console.error(`Generated files are not current (${[...stale, ...orphans].join(', ')}): run pnpm generate`);
    process.exit(1);
  }
} else {
  rmSync(client, { recursive: true, force: true });
  mkdirSync(client, { recursive: true });
  for (const [path, text] of files) writeFileSync(path, text);
}

async function endpointsOf(feature: string) {
  const module = (await import(join(contracts, `${modules.get(feature)}.ts`))) as Record<string, object>;
  return Object.entries(module[`${feature}Endpoints`] ?? {}) as [string, NamedEndpoint][];
}

function tableOf() {
  const imports = [...modules].map(([name, path]) => `import { ${name}Endpoints } from './${path}.ts';\n`);
  return `${heading}${imports.join('')}
/** Every endpoint there is, by feature. */
export const endpointTable = {
${features.map((name) => `  ${name}: ${name}Endpoints,\n`).join('')}};
`;
}

/** An endpoint that returns a file or a redirect is opened by its address, not called. */
function clientOf(feature: string, operations: [string, NamedEndpoint][]) {
  const table = `${feature}Endpoints`;
  const calls = operations
    .filter(
      ([, { answers, method }]) =>
        !answers ||
        answers === 'csv' ||
        answers === 'zip' ||
        answers === 'events' ||
        (answers === 'upload' && method !== 'OPTIONS'),
    )
    .map(([name, endpoint]) => ({ name, ...endpoint, maker: makerOf(endpoint) }));
  const makers = [...new Set(calls.map(({ maker }) => maker))].sort();
  const lines = calls.map(
    ({ name, id, method, path, maker }) =>
      `  ${name}: ${maker}<typeof ${table}.${name}>('${id}', '${method}', '${path}'),`,
  );
  return `${heading}import type { ${table} } from '@sinau/contracts/${modules.get(feature)}';
import { ${makers.join(', ')} } from '../operation.ts';

export const ${feature} = {
  key: ['${feature}'],
${lines.join('\n')}
};
`;
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function makerOf({ accepts, answers }: NamedEndpoint) {
  if (answers === 'upload') return 'uploadStep';
  if (answers === 'events') return 'eventOperation';
  if (accepts) return 'uploadOperation';
  return answers ? 'downloadOperation' : 'operation';
}
