import pg from 'pg';
import { vi } from 'vitest';
import type { AppUnderTest } from './app-under-test.ts';

/** Step of a plan of PostgreSQL. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/**
 * Returns the plans of the SELECTs that some work sends, with each of their steps. Tables are small in tests, so
 * PostgreSQL plans without what only pays for these: the plan tells which indexes serve, not which it would choose.
 */
export async function plansOf(app: AppUnderTest, work: () => Promise<unknown>): Promise<PlanNode[][]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  let statements: { text: string; values?: unknown[] }[];
  try {
    await work();
    statements = spy.mock.calls.map(([query]) => query as unknown as { text: string; values?: unknown[] });
  } finally {
    spy.mockRestore();
  }
  const selects = statements.filter(({ text = '' }) => /^\s*(SELECT|WITH)/.test(text) && !writes.test(text));
  const client = await app.connections.connect();
  try {
    for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin']) await client.query(`SET enable_${way} = off`);
    const plans = [];
    for (const { text, values = [] } of selects) {
      const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
      plans.push(nodesOf(rows[0]['QUERY PLAN'][0].Plan));
    }
    return plans;
  } finally {
    client.release(true);
  }
}

const writes = /pgboss|pg_advisory|set_config|INSERT|UPDATE|DELETE/;

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Names the tables that plans read. */
export const tablesOf = (plans: readonly PlanNode[][]) =>
  new Set(plans.flatMap((nodes) => nodes.flatMap(({ 'Relation Name': name }) => name ?? [])));

/** Counts the rows of a table that the steps of plans looked at. */
export const rowsRead = (plans: readonly PlanNode[][], table: string) =>
  plans
    .flat()
    .filter((node) => node['Relation Name'] === table)
    .reduce(
      (sum, node) => sum + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
      0,
    );
