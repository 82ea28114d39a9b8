import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandLine } from './command-line.ts';
import { createMetrics } from './http/metrics.ts';
import { startApp, type AppUnderTest } from './testing/app-under-test.ts';

const root = join(import.meta.dirname, '../../..');
const fileOf = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
const { groups } = parse(fileOf('docker/monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const board = JSON.parse(fileOf('docker/monitoring/dashboard.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};
const queries = board.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const));
const pages = readdirSync(join(root, 'docs/runbook')).filter((name) => name !== 'README.md');

/** Metrics and labels that Prometheus adds itself. */
const ofPrometheus = { metrics: ['up'], labels: ['job', 'instance', 'le'] };

let app: AppUnderTest;
let metrics: ReturnType<typeof createMetrics>;
/** Labels of each series that the product exports, by its name. */
let exported: Map<string, readonly string[]>;
beforeAll(async () => {
  app = await startApp();
  metrics = createMetrics(app);
  const all = await metrics.register.getMetricsAsJSON();
  const labelsOf = (name: string) =>
    (metrics.register.getSingleMetric(name) as unknown as { labelNames: string[] }).labelNames;
  exported = new Map(
    all.flatMap(({ name, type }) => {
      const suffixes = String(type) === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
      return suffixes.map((suffix) => [name + suffix, labelsOf(name)] as const);
    }),
  );
});
afterAll(async () => {
  await metrics.close();
  await app.stop();
});

const words = new Set(['and', 'or', 'unless', 'on', 'ignoring', 'by', 'without', 'bool', 'offset']);

/** Names of the metrics in a query. */
function metricsIn(query: string) {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z_][\w:]*\b(?!\s*\()/gi)].map(([name]) => name).filter((name) => !words.has(name));
}

/** Pairs of a metric in a query and a label by which it is chosen. */
const matchersIn = (query: string) =>
  [...query.matchAll(/([a-z_]\w*)\{([^}]*)\}/gi)].flatMap(([, metric, matchers]) =>
    [...matchers!.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => ({ metric: metric!, label: label! })),
  );

function unknownIn(query: string) {
  const known = (name: string) => exported.has(name) || ofPrometheus.metrics.includes(name);
  const labelled = ({ metric, label }: { metric: string; label: string }) =>
    ofPrometheus.labels.includes(label) || exported.get(metric)?.includes(label);
  return [
    ...metricsIn(query).filter((name) => !known(name)),
    ...matchersIn(query)
      .filter((one) => !labelled(one))
      .map(({ metric, label }) => `${metric}{${label}}`),
  ];
}

describe('an alarm', () => {
  test('asks for metrics and labels that the product exports', () => {
    expect(rules.length).toBeGreaterThan(15);
    expect(rules.flatMap(({ alert, expr }) => unknownIn(expr).map((name) => `${alert}: ${name}`))).toEqual([]);
  });

  test('has a page in the runbook, and each page its alarm', () => {
    expect(rules.map(({ annotations }) => annotations.runbook).filter((path) => !existsSync(join(root, path)))).toEqual(
      [],
    );
    const alarmOf = (page: string) => /^# (\w+)$/m.exec(fileOf('docs/runbook', page))?.[1];
    expect(pages.map((page) => [`docs/runbook/${page}`, alarmOf(page)]).toSorted()).toEqual(
      rules.map(({ alert, annotations }) => [annotations.runbook, alert]).toSorted(),
    );
  });

  test('says whether it wakes somebody up, and stands as such in the index of the runbook', () => {
    const [critical, warning] = [[], []] as [string[], string[]];
    for (const line of fileOf('docs/runbook/README.md')
      .split('\n')
      .filter((one) => one.startsWith('| ['))) {
      const [, first = '', second = ''] = line.split('|');
      for (const [cell, list] of [
        [first, critical],
        [second, warning],
      ] as const)
        list.push(...[...cell.matchAll(/\[(\w+)\]/g)].map(([, name]) => name!));
    }
    const alarms = (severity: string) =>
      rules.filter(({ labels }) => labels.severity === severity).map(({ alert }) => alert);
    expect([critical.toSorted(), warning.toSorted()]).toEqual([
      alarms('critical').toSorted(),
      alarms('warning').toSorted(),
    ]);
  });

  test('is raised by a test of promtool', () => {
    const tested = [...fileOf('docker/monitoring/alerts.test.yml').matchAll(/alertname: (\w+)\n *exp_alerts:\n/g)];
    expect(new Set(tested.map(([, name]) => name))).toEqual(new Set(rules.map(({ alert }) => alert)));
  });
});

test.each(pages)('%s says what it means, who notices, where to look, what to do, and what then', (page) => {
  const headings = [...fileOf('docs/runbook', page).matchAll(/^\*\*(.*?)\.?\*\*/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(['What it means', 'What users notice', 'First look', 'Mend', 'Afterwards']);
});

test.each(pages)('the queries and links of %s lead somewhere', (page) => {
  const text = fileOf('docs/runbook', page);
  const promql = [...text.matchAll(/```promql\n([\s\S]*?)```/g)].flatMap(([, block]) => block!.trim().split('\n'));
  expect(promql.flatMap(unknownIn)).toEqual([]);
  const links = [...text.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, link]) => link!);
  expect(links.filter((link) => !pages.includes(link))).toEqual([]);
});

test.each(pages)('the commands of %s exist', async (page) => {
  const text = fileOf('docs/runbook', page);
  const statements = [...text.matchAll(/psql "\$DATABASE_URL" --command (["'])([\s\S]*?)(?<!\\)\1$/gm)];
  expect(statements).toHaveLength(text.split('--command').length - 1);
  for (const [, , statement] of statements)
    await app.connections.query(`EXPLAIN ${statement!.replaceAll('\\"', '"').replaceAll('<id>', randomUUID())}`);
  const commands = [...text.matchAll(/npm run api -- (\w+) (\w+)/g)];
  for (const [command, group, name] of commands) {
    const known = commandLine.commands.find((one) => one.name() === group)?.commands.map((one) => one.name());
    expect(known, command).toContain(name);
  }
});

test.each(queries)(
  'the panel %s of the board asks for metrics and labels that the product exports',
  (_title, query) => {
    expect(unknownIn(query)).toEqual([]);
  },
);
