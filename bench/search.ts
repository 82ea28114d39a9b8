/**
 * `npm run bench:search`: how long the searches of the relevance tests take over a generated catalog, each answer with
 * its counts, and the suggestions while their first word is typed, beside the plain first page of the same run.
 * SEED_SCALE=100000
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createHistogram } from 'node:perf_hooks';
import { queries } from '@sinau/api/storefront/catalog/search/queries.fixture';
import { unseenQueries } from '@sinau/api/storefront/catalog/search/unseen-queries.fixture';
import pg from 'pg';
import { callApi, withDemoServer } from '@sinau/tools/demo-server';

process.env.SEED_SCALE ??= '100000';
process.env.ANSWER_CACHE = 'off';

const rounds = 3;
const typed = [...queries, ...unseenQueries].map(([keyword]) => keyword);
const firstLetters = [3, 4, 6].flatMap((length) =>
  typed.filter((keyword) => keyword.length >= length).map((keyword) => keyword.slice(0, length)),
);

await withDemoServer(async (origin, databaseUrl) => {
  await untilWordsAreKnown(databaseUrl);
  const list = (keyword: string) =>
    `/catalog?${new URLSearchParams({ page: '1', perPage: '12', ...(keyword && { keyword }) })}`;
  const suggest = (keyword: string) => `/search/suggestion?${new URLSearchParams({ keyword })}`;
  console.table({
    'the plain first page': await measure(
      origin,
      typed.map(() => list('')),
    ),
    'a search': await measure(origin, typed.map(list)),
    suggestions: await measure(origin, [...new Set(firstLetters)].map(suggest)),
  });
});

/** Milliseconds of these calls, one after the other; the first round is not counted. */
async function measure(origin: string, paths: readonly string[]) {
  const latency = createHistogram();
  let slowest = { path: '', ms: 0 };
  for (let round = 0; round <= rounds; round += 1)
    for (const path of paths) {
      const begun = performance.now();
      await callApi(origin, { method: 'GET', path });
      const ms = performance.now() - begun;
      if (round === 0) continue;
      latency.record(Math.max(1, Math.round(ms * 1000)));
      if (ms > slowest.ms) slowest = { path, ms };
    }
  const at = (percentile: number) => Number((latency.percentile(percentile) / 1000).toFixed(1));
  return { calls: latency.count, p50: at(50), p95: at(95), p99: at(99), slowest: slowest.path };
}

/** Waits for the job, queued by a start, that learns the words of the catalog. */
async function untilWordsAreKnown(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const known = async () => Number((await client.query('SELECT count(*) FROM "SearchWord"')).rows[0].count);
  for (let before = -1, now = await known(); now === 0 || now !== before; now = await known()) {
    before = now;
    await sleep(2_000);
  }
  await client.end();
}
