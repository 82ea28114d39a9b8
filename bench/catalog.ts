/**
 * `npm run bench:catalog`: rows read and time taken by a first page of the catalog for each filter and sort, beside the
 * plain one, in one run over a generated catalog. BENCH_CLASSES=100000
 */
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createCatalogService } from '@sinau/api/storefront/catalog/catalog.service';
import { createCatalogSummary } from '@sinau/api/storefront/catalog/catalog-summary';
import type { RunSql } from '@sinau/api/platform/db';
import { migrateDeploy } from '@sinau/api/platform/migrate';
import { categories } from '@sinau/api/seed/categories';
import { removePostgres, startPostgres } from '@sinau/tools/postgres';
import { catalogWorldSql } from './catalog-world.ts';

const classes = Number(process.env.BENCH_CLASSES ?? 100_000);
const rounds = 7;
type Query = Parameters<ReturnType<typeof createCatalogService>['list']>[0];
const tab = 'self-paced';
const startsSoon = new Date(Date.now() + 20 * 86_400_000).toISOString();

const questions: Readonly<Record<string, Partial<Query>>> = {
  'the plain first page': {},
  'sort: publishedAt': { sort: '-publishedAt' },
  'sort: rating': { sort: '-rating' },
  'sort: salePrice, lowest': { sort: 'salePrice' },
  'sort: salePrice, highest': { sort: '-salePrice' },
  'sort: title': { sort: 'title' },
  'sort: startsAt, of webinars': { sort: 'startsAt', filter: { tab: 'webinar' } },
  'no tab, all kinds': { filter: {} },
  'filter: one topic': { filter: { tab, categorySlug: categories[3]!.slug } },
  'filter: three topics': { filter: { tab, categorySlug: categories.slice(2, 5).map(({ slug }) => slug) } },
  'filter: free': { filter: { tab, price: 'free' } },
  'filter: promotions': { filter: { tab, price: 'promo' } },
  'filter: a range of prices': { filter: { tab, salePrice: { gte: 150_000, lte: 350_000 } } },
  "filter: a range of prices of one's own": { filter: { tab, salePrice: { gte: 201_000, lte: 233_000 } } },
  'filter: format': { filter: { format: 'bootcamp' } },
  'filter: level': { filter: { tab, level: 'advanced' } },
  'filter: language': { filter: { tab, language: 'jv' } },
  'filter: duration': { filter: { tab, duration: 'over-10h' } },
  'filter: rating': { filter: { tab, rating: { gte: 4.5 } } },
  'filter: this week, of webinars': { filter: { tab: 'webinar', starts: 'this-week' } },
  'filter: dates, of webinars': { filter: { tab: 'webinar', startsAt: { gte: startsSoon } } },
  'filter: seats left, of webinars': { filter: { tab: 'webinar', hasSeats: true } },
  'five filters, by price': {
    sort: 'salePrice',
    filter: {
      tab,
      categorySlug: categories[3]!.slug,
      level: 'intermediate',
      language: 'en',
      duration: '1-3h',
      rating: { gte: 4 },
    },
  },
};

interface Figures {
  readonly found: number;
  /** Rows and pages that the statement of the page read. */
  readonly rows: number;
  readonly pages: number;
  /** Milliseconds of the page's statement, and of the whole answer with its counts. */
  readonly page: number;
  readonly answer: number;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
await chmod(folder, 0o755); // Lets the database server's own account enter the folder.
const postgres = await startPostgres(folder);
const url = postgres.url();
const pool = new pg.Pool({ connectionString: url, max: 2 });
try {
  await migrateDeploy(url);
  for (const { title, slug, position } of categories)
    await pool.query('INSERT INTO "Category" (title, slug, position) VALUES ($1, $2, $3)', [title, slug, position]);
  const begun = performance.now();
  const session = await pool.connect();
  for (const statement of catalogWorldSql(classes).split(/;\n/)) await session.query(statement);
  session.release();
  console.log(
    `${classes.toLocaleString('en')} classes stored in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`,
  );
  await measure();
} finally {
  await pool.end();
  await postgres.stop();
  await removePostgres(folder);
}

async function measure() {
  let sent: { text: string; values: unknown[] }[] = [];
  const sql: RunSql = async <Row>({ text, values }: { text: string; values: unknown[] }) => {
    sent.push({ text, values });
    return (await pool.query<Row & pg.QueryResultRow>(text, values)).rows;
  };
  const deps = { sql, clock: { now: () => new Date() }, env: { CATALOG_COUNTS: 'stored' } } as unknown as Parameters<
    typeof createCatalogSummary
  >[0];
  const summary = createCatalogSummary(deps);
  const counting = await time(() => summary.refresh());
  const { cells } = await summary.cells();
  console.log(`counted once a minute: ${counting.toFixed(0)} ms, ${cells.length.toLocaleString('en')} cells\n`);
  const catalog = createCatalogService(deps, summary);

  console.log(
    '| what | found | rows read | of those shown | pages read | page, ms | of the plain one | with counts, ms |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  let plain: Figures | undefined;
  for (const [name, question] of Object.entries(questions)) {
    const query = { page: 1, perPage: 12, sort: '-popular', filter: { tab }, ...question } as Query;
    const answers: number[] = [];
    let shown = 0;
    let found = 0;
    for (let round = 0; round <= rounds; round += 1) {
      sent = [];
      answers.push(
        await time(async () => {
          const { list, total } = await catalog.list(query);
          [shown, found] = [list.length, total];
        }),
      );
    }
    const page = sent.find(({ text }) => text.includes('.thumbnail'))!;
    const { rows, pages, ms, plan } = await explain(page);
    if (process.env.BENCH_PLANS) console.log(name, JSON.stringify(plan));
    const figures: Figures = { found, rows, pages, page: ms, answer: median(answers.slice(1)) };
    plain ??= figures;
    console.log(
      `| ${name} | ${found.toLocaleString('en')} | ${rows} | ${(rows / Math.max(shown, 1)).toFixed(1)} | ${pages} | ${ms.toFixed(1)} | ${(ms / plain.page).toFixed(1)} | ${figures.answer.toFixed(1)} |`,
    );
  }
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** Rows that a statement reads from classes and bundles: returned or discarded by a scan. */
async function explain({ text, values }: { text: string; values: unknown[] }) {
  const times: number[] = [];
  let plan!: PlanNode;
  for (let round = 0; round < rounds; round += 1) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      values,
    );
    const [explained] = rows[0]!['QUERY PLAN'];
    plan = explained.Plan;
    times.push(explained['Execution Time']);
  }
  return { rows: rowsOf(plan), pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], ms: median(times), plan };
}
function rowsOf(node: PlanNode): number {
  const isCounted = node['Relation Name'] === 'Class' || node['Relation Name'] === 'Bundle';
  const own = isCounted ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0;
  return Math.round(own) + (node.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);
}

async function time(work: () => Promise<unknown>) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
function median(figures: readonly number[]) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}
