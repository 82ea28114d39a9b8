import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { bundle, catalog, program, transaction, webinar } from '@sinau/api-client';
import { addressOf } from '@sinau/contracts/address';
import type { ReviewList } from '@sinau/contracts/study/review/review.schemas';
import type { Webinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { isFullRun } from '@sinau/test-kit/full-run';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { testOfOneProcess } from '../../testing/test-of-one-process.ts';
import { days, later } from '../../platform/clock.ts';
import { buildApplications } from '../../testing/built-applications.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { signalsApplication } from '../../platform/signals.ts';
import { newPerson, scene } from '../../testing/scene.ts';

const settings = { ANSWER_CACHE: 'on' };
const root = buildApplications();
let one: AppUnderTest;
/** Another process over the same database. */
let other: AppUnderTest;
beforeAll(async () => {
  one = await startApp({ settings, root });
  other = await startApp({ clock: one.clock, settings: { ...settings, DATABASE_URL: one.env.DATABASE_URL }, root });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
  rmSync(root, { recursive: true });
});

/** Ticks after which no answer may be stale: a second, and more on a busy machine. */
const lateTicks = 100;

/** Counts pauses of 10 ms, each with a statement after it: what slows the processes or the database slows the count. */
function startTicks({ db }: AppUnderTest) {
  let count = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; count += 1) {
      await wait(10);
      await db.$queryRaw`SELECT 1`;
    }
  })();
  return {
    now: () => count,
    stop: () => {
      isOver = true;
      return counting;
    },
  };
}

interface Reading<T> {
  readonly at: number;
  readonly value: T;
}

/** Returns the class of a page, and the rest of what the page shows, as in its HTML. */
async function pageOf(app: AppUnderTest, slug: string) {
  const { port } = app.app.server.address() as AddressInfo;
  const html = await (await fetch(`http://127.0.0.1:${port}/catalog/${slug}`)).text();
  const [, json] = /id="first-data">(.*?)<\/script>/.exec(html)!;
  const answers = JSON.parse(json!) as { key: [string, string]; data: unknown }[];
  return {
    offer: answers[0]!.data as Pick<Webinar, 'salePrice' | 'normalPrice' | 'archiveAt' | 'sale' | 'tickets'>,
    answerOf: (...key: string[]) => answers.find((answer) => key.every((part, at) => answer.key[at] === part))!.data,
  };
}

/** Reads continuously in both processes while `work` changes things; `changed` notes what is true from then on. */
async function readingWhile<T>(
  ways: readonly ((app: AppUnderTest) => Promise<T>)[],
  work: (changed: (value: T) => void) => Promise<void>,
) {
  const changes: Reading<T>[] = [];
  const readings: Reading<T>[] = [];
  let isOver = false;
  const ticks = startTicks(one);
  const readOn = async (app: AppUnderTest, read: (app: AppUnderTest) => Promise<T>) => {
    while (!isOver) {
      const at = ticks.now();
      readings.push({ at, value: await read(app) });
    }
  };
  const readers = [one, other].flatMap((app) => ways.map((read) => readOn(app, read)));
  try {
    await work((value) => changes.push({ at: ticks.now(), value }));
  } finally {
    isOver = true;
    await Promise.all([...readers, ticks.stop()]);
  }
  /** Readings that began late after the value had been changed. */
  const stale = readings.filter(({ at, value }) => {
    const since = changes.findLastIndex((change) => change.at + lateTicks < at);
    return since > 0 && !changes.slice(since).some((change) => change.value === value);
  });
  return { readings: readings.length, stale };
}

/** Expects every reading that begins late after now to have this value. */
async function shownInTime<T>(read: () => Promise<T>, expected: T) {
  const ticks = startTicks(one);
  try {
    for (;;) {
      const at = ticks.now();
      const value = await read();
      if (at <= lateTicks && !isDeepStrictEqual(value, expected)) continue;
      return expect(value).toEqual(expected);
    }
  } finally {
    await ticks.stop();
  }
}

const seen = async (app: AppUnderTest, slug: string) => {
  const { list } = await app.visitor.call(catalog.list, { query: { perPage: 50 } });
  return list.find((card) => card.slug === slug);
};

test(
  'a price that changes while two processes read it is never more than a second old',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(one);
    const { id, slug } = await publishedProgram(one, partner, { salePrice: 100_000 });
    const readPrice = async (app: AppUnderTest) =>
      (await app.visitor.call(program.detail, { params: { id: slug } })).salePrice;
    const readPage = async (app: AppUnderTest) => (await pageOf(app, slug)).offer.salePrice;
    const readBox = async (app: AppUnderTest) => {
      const { port } = app.app.server.address() as AddressInfo;
      const html = await (await fetch(`http://127.0.0.1:${port}/embed/${slug}`)).text();
      return Number(/Rp([\d.]+)/.exec(html)![1]!.replaceAll('.', ''));
    };
    const { readings, stale } = await readingWhile([readPrice, readPage, readBox], async (changed) => {
      changed(100_000);
      const lastPrice = isFullRun ? 130_000 : 108_000;
      for (let price = 100_000; price < lastPrice; price += 1_000) {
        const [from, to] = [price, price + 1_000].map((salePrice) => ({
          salePrice,
          normalPrice: null,
          promotionEndsAt: null,
        }));
        await partner.call(program.changePrices, { params: { id }, body: { from: from!, to: to! } });
        changed(price + 1_000);
        await wait(100);
      }
    });
    expect(stale).toEqual([]);
    expect(readings).toBeGreaterThan(20);
  },
);

test(
  "seats bought while two processes count them are never shown with more than a second's delay",
  { tags: 'night' },
  async () => {
    const { partner } = await scene(one);
    const { slug, ticketId } = await publishedWebinar(one, partner, { salePrice: 0 });
    await one.db.ticket.update({ where: { id: ticketId }, data: { quota: 5, price: 0 } });
    const buyers = await Promise.all(Array.from({ length: 5 }, () => newPerson(one)));
    const readSeats = async (app: AppUnderTest) =>
      (await app.visitor.call(webinar.detail, { params: { id: slug } })).sale.seatsLeft ?? 0;
    const readPage = async (app: AppUnderTest) => (await pageOf(app, slug)).offer.sale.seatsLeft ?? 0;
    const { stale } = await readingWhile([readSeats, readPage], async (changed) => {
      changed(5);
      for (const [index, buyer] of buyers.entries()) {
        await buyer.call(transaction.create, { body: { ticketIds: [ticketId] } });
        changed(4 - index);
        await wait(300);
      }
    });
    expect(stale).toEqual([]);
  },
);

test(
  'an archived class is shown as archived in both processes, leaves their lists, and its bundle is not for sale',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(one);
    const taught = await publishedProgram(one, partner, { salePrice: 100_000 });
    const second = await publishedProgram(one, partner, { salePrice: 100_000 });
    const pack = await publishedBundle(one, partner, { classIds: [taught.id, second.id] });
    const states = async () =>
      Promise.all(
        [one, other].flatMap((app) => [
          app.visitor.call(program.detail, { params: { id: taught.slug } }).then(({ archiveAt }) => archiveAt === null),
          app.visitor
            .send('GET', addressOf(bundle.detail.path, { params: { id: pack.slug } }))
            .then(({ body }) => (body.data as { sale: { state: string } }).sale.state === 'open'),
          seen(app, taught.slug).then((card) => card !== undefined),
          pageOf(app, taught.slug).then(({ offer }) => offer.archiveAt === null),
          pageOf(app, pack.slug).then(({ offer }) => offer.sale.state === 'open'),
        ]),
      );
    await shownInTime(states, Array(10).fill(true));
    await partner.call(program.archiveOrRestore, { params: { id: taught.id } });
    await shownInTime(states, Array(10).fill(false));
    // While archived, it was no longer part of the bundle's page.
    await partner.call(program.archiveOrRestore, { params: { id: taught.id } });
    await shownInTime(states, Array(10).fill(true));
  },
);

const both = <T>(read: (app: AppUnderTest) => Promise<T>) => Promise.all([one, other].map(read));

test('the end of a promotion or an early-bird price and the start of a sale are shown within the second', async () => {
  const { partner } = await scene(one);
  const [tomorrow, inTwoDays] = [1, 2].map((count) => later(one.clock.now(), days(count)));
  const promoted = await publishedProgram(one, partner, {
    salePrice: 80_000,
    normalPrice: 100_000,
    promotionEndsAt: tomorrow!,
  });
  const held = await publishedWebinar(one, partner, { salePrice: 50_000 });
  await one.db.ticket.update({
    where: { id: held.ticketId },
    data: {
      saleStartsAt: tomorrow!,
      tiers: { create: { position: 0, price: 30_000, endsAt: inTwoDays! } },
    },
  });
  const second = await publishedProgram(one, partner, { salePrice: 50_000 });
  const pack = await publishedBundle(one, partner, { classIds: [promoted.id, second.id], salePrice: 120_000 });
  const cards = () =>
    both(async (app) => {
      const [taught, live, bundled] = await Promise.all([promoted, held, pack].map(({ slug }) => pageOf(app, slug)));
      const { sale, tickets } = live!.offer;
      return [taught!.offer.salePrice, bundled!.offer.normalPrice, sale.state, tickets[0]!.price];
    });
  const twice = (...values: unknown[]) => [values, values];
  await shownInTime(cards, twice(80_000, 130_000, 'upcoming', 30_000));
  one.clock.advance(days(1));
  await shownInTime(cards, twice(100_000, 150_000, 'open', 30_000));
  one.clock.advance(days(1));
  await shownInTime(cards, twice(100_000, 150_000, 'open', 50_000));
});

test("a review, the answer to it and its author's new name are on the page of the class within the second", async () => {
  const { partner, learner } = await scene(one);
  const taught = await publishedProgram(one, partner);
  await enrolled(one, learner, taught);
  const reviews = () =>
    both(async (app) => {
      const { list } = (await pageOf(app, taught.slug)).answerOf('review', 'list') as ReviewList;
      return list.map(({ content, answer, createdBy }) => [content, answer?.content ?? null, createdBy.fullname]);
    });
  expect(await reviews()).toEqual([[], []]);
  const { id } = await one.db.review.create({
    data: { userId: learner.id, classId: taught.id, rating: 5, content: 'Jelas', createdAt: one.clock.now() },
  });
  await shownInTime(reviews, Array(2).fill([['Jelas', null, 'Sekar Ayu']]));
  await one.db.review.update({ where: { id }, data: { answer: 'Terima kasih', answeredAt: one.clock.now() } });
  await one.db.user.update({ where: { id: learner.id }, data: { fullname: 'Sekar' } });
  await shownInTime(reviews, Array(2).fill([['Jelas', 'Terima kasih', 'Sekar']]));
});

/** Waits until both processes have received every change so far: PostgreSQL delivers in the order of the commits. */
async function hearAll() {
  const marker = randomUUID();
  const emit = vi.spyOn(pg.Client.prototype, 'emit');
  const heard = () => emit.mock.calls.filter(([, message]) => (message as pg.Notification)?.payload === marker).length;
  try {
    await one.connections.query("SELECT pg_notify('shown', $1)", [marker]);
    await expect.poll(heard).toBe(2);
  } finally {
    emit.mockRestore();
  }
}

testOfOneProcess('concurrent requests for a page send its statements once', async () => {
  const { partner } = await scene(one);
  const { slug } = await publishedProgram(one, partner);
  await hearAll();
  const ask = () => one.visitor.call(program.detail, { params: { id: slug } });
  const sent = await countQueries(() => Promise.all(Array.from({ length: 20 }, ask)));
  // The answer itself, and when the clock changes it.
  expect(sent).toBe(2);
});

testOfOneProcess(
  'the page of a class is made again when that class changes, and not when another one does',
  async () => {
    const { partner, otherPartner } = await scene(one);
    const [shown, another] = [await publishedProgram(one, partner), await publishedProgram(one, otherPartner)];
    const statementsAfter = async ({ id }: { id: string }) => {
      await one.db.class.update({ where: { id }, data: { participantCount: { increment: 1 } } });
      await hearAll();
      return countQueries(() => pageOf(one, shown.slug));
    };
    await pageOf(one, shown.slug);
    // The first pages of a process may be sent before its renderer is loaded.
    await expect.poll(() => statementsAfter(another)).toBe(0);
    expect(await statementsAfter(shown)).toBeGreaterThan(0);
    await expect.poll(() => statementsAfter(another)).toBe(0);
  },
);

test('an answer that is the same for everybody has a tag, and is not sent again to a client that has it', async () => {
  const first = await one.visitor.send('GET', '/catalog');
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, stale-while-revalidate=1',
    vary: 'accept-encoding, authorization',
    'x-content-type-options': 'nosniff',
  });
  const { etag } = first.headers as { etag: string };
  const address = `http://127.0.0.1:${(one.app.server.address() as { port: number }).port}/api/catalog`;
  const again = await fetch(address, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a signed-in user gets their own page of a class', async () => {
  const { partner, learner } = await scene(one);
  const { slug } = await publishedProgram(one, partner);
  await one.visitor.call(program.detail, { params: { id: slug } });
  const { headers } = await learner.send('GET', `/v2/program/${slug}`);
  expect(headers['cache-control']).toBe('private, no-store');
});

const listening = "application_name = 'sinau-signals' AND datname = current_database()";

/** Both processes receive changes: the first query of a new connection that listens has reached the database. */
const bothHear = () =>
  vi.waitFor(
    async () => {
      const asked = `SELECT 1 FROM pg_stat_activity WHERE ${listening} AND query = 'SELECT 1'`;
      expect((await one.connections.query(asked)).rows).toHaveLength(2);
    },
    { timeout: 20_000 },
  );

test('a change during a lost connection for signals is not missed', async () => {
  const { partner } = await scene(one);
  const { id, slug } = await publishedProgram(one, partner, { salePrice: 100_000 });
  const price = async () => (await one.visitor.call(program.detail, { params: { id: slug } })).salePrice;
  await price();
  await one.connections.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${listening}`);
  await one.db.class.update({ where: { id }, data: { salePrice: 90_000 } });
  await shownInTime(price, 90_000);
});

testOfOneProcess('a page is not served from the cache while the connection for signals is silent', async () => {
  const { partner } = await scene(one);
  const { id, slug } = await publishedProgram(one, partner, { salePrice: 100_000 });
  const prices = () => both(async (app) => (await pageOf(app, slug)).offer.salePrice);
  expect(await prices()).toEqual([100_000, 100_000]);
  // A connection that is still opening would wait forever for an answer that is held back below.
  await bothHear();
  const { emit, query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'emit').mockImplementation(function (this: pg.Client, ...sent) {
    return (sent as unknown[])[0] === 'notification' || emit.apply(this, sent);
  });
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
    const { application_name } = (this as unknown as { connectionParameters: pg.ClientConfig }).connectionParameters;
    return application_name === signalsApplication ? new Promise(() => {}) : query.apply(this, sent as never);
  } as typeof query);
  try {
    await one.db.class.update({ where: { id }, data: { salePrice: 90_000 } });
    await shownInTime(prices, [90_000, 90_000]);
  } finally {
    vi.restoreAllMocks();
  }
});
