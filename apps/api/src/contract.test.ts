import { apikey } from '@sinau/api-client';
import { endpointTable, type NamedEndpoint } from '@sinau/contracts';
import { addressOf } from '@sinau/contracts/address';
import { keyScopes } from '@sinau/contracts/core/apikey/apikey.rules';
import { isStaff, staffRoles, type StaffRole } from '@sinau/contracts/core/auth/staff.rules';
import { itemOf } from '@sinau/contracts/list-query';
import { isFullRun, sampleOfRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { later, minutes } from './platform/clock.ts';
import { serializerOf } from './http/answer-schema.ts';
import { startApp, type AppUnderTest } from './testing/app-under-test.ts';
import { newPartner, newPerson, type Person } from './testing/scene.ts';
import { samplesOf } from './testing/samples.ts';
import { addressesWith, fingerprint, ownedResources, resourcesOf, type Resources } from './testing/strangers.ts';

const endpoints = Object.values(endpointTable).flatMap((table) => Object.values<NamedEndpoint>(table));
const nowhere = '0198f1c0-0000-7000-8000-000000000000';

let app: AppUnderTest;
/** A fingerprint of the database before all calls that must not change it. */
let stored: Awaited<ReturnType<typeof fingerprint>>;
const expectUnchanged = async () => expect(await fingerprint(app)).toEqual(stored);
/** The same comparison after each endpoint, at night only: it names the endpoint that changed something. */
const expectUnchangedByEach = async () => {
  if (isFullRun) await expectUnchanged();
};
/** Ids that no record has: all of them at night, one by day. */
const oddIds = ["' OR 1=1 --", nowhere, 'bukan-id', '%00', '../../me'].slice(0, isFullRun ? 5 : 1);
/** Control characters in a path, as addresses write them. */
const controlCharacters = ['%00', 'a%0A'].slice(0, isFullRun ? 2 : 1);
let owned: Resources;
/** Callers by the access that an endpoint requires. */
const callers = () => ({
  public: app.visitor,
  optional: app.visitor,
  user: owned.learner,
  partner: owned.partner,
  operator: owned.operator,
});
/** Another user who also has one of everything. */
let attacker: Resources;
/** An API key with every scope, of the mitra of that user. */
let foreignKey: string;
/** An operator of each role. */
const staff = {} as Record<StaffRole, Person>;
beforeAll(async () => {
  app = await startApp();
  owned = await ownedResources(app);
  attacker = await ownedResources(app);
  for (const role of staffRoles) staff[role] = await newPerson(app, { staffRoles: [role] });
  const body = { name: 'Kunci', scopes: [...keyScopes] };
  foreignKey = (await attacker.partner.call(apikey.create, { body })).secret;
  stored = await fingerprint(app);
});
afterAll(() => app.stop());

describe.each(endpoints)('$id', (endpoint) => {
  const addresses = [endpoint.path, ...(endpoint.aliases ?? [])];

  test('is registered at each of its addresses, and declares their parameters', () => {
    for (const url of addresses) {
      expect(app.app.hasRoute({ method: endpoint.method, url: `/api${url}` })).toBe(true);
      expect([...url.matchAll(/:(\w+)|\*/g)].map(([all, name]) => name ?? all)).toEqual(
        Object.keys(endpoint.params?.shape ?? {}),
      );
    }
  });

  if (endpoint.body) {
    test('has an example that its own schema accepts', () => {
      expect(endpoint.body!.safeParse(endpoint.example).error).toBeUndefined();
    });
  }

  if (!endpoint.answers) {
    test('has an answer that can be serialized', () => {
      expect(serializerOf(endpoint.data)).toBeTypeOf('function');
    });
  }

  test('bounds every text and list of its input', () => {
    for (const part of [endpoint.params, endpoint.query, endpoint.body]) {
      if (part) expect(unbounded(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }))).toEqual([]);
    }
  });

  if (endpoint.query) {
    test('refuses parameters that its query does not declare', () => {
      expect(endpoint.query!.safeParse({ rahasia: '1' }).error?.issues).toContainEqual(
        expect.objectContaining({ code: 'unrecognized_keys', keys: ['rahasia'] }),
      );
    });
  }

  if (['user', 'partner', 'operator'].includes(endpoint.auth)) {
    test('requires visitors to sign in', async () => {
      for (const url of addresses) {
        const { body } = await app.visitor.send(endpoint.method, url.replace(/:\w+/g, nowhere), endpoint.example);
        expect(body).toMatchObject({ success: false, status: 401, data: null, error: { code: 'unauthenticated' } });
      }
    });
  }
});

const withParameters = endpoints.filter(({ params }) => params);

describe.each(sampleOfRun(withParameters, 8))('$id', ({ path, aliases = [], auth, method, example }) => {
  test('finds nothing by control characters in its path', async () => {
    await app.connections.query('TRUNCATE "RateLimit"');
    for (const url of [path, ...aliases]) {
      for (const text of controlCharacters) {
        const address = url.replace(/:\w+|\*/g, text);
        const { status } = await callers()[auth].send(method, address, example);
        expect({ address, status }).toEqual({ address, status: 404 });
      }
    }
  });
});

describe.each(endpoints.filter(({ auth }) => auth === 'partner' || auth === 'operator'))('$id', (endpoint) => {
  test('is closed to a learner', async () => {
    for (const address of addressesWith(endpoint, (resource) => owned.ids[resource])) {
      const { body } = await owned.learner.send(endpoint.method, address, endpoint.example);
      const code = endpoint.auth === 'operator' ? 'role_missing' : 'forbidden';
      expect(body).toMatchObject({ success: false, status: 403, error: { code } });
    }
  });
});

describe.each(endpoints.filter(({ auth }) => auth === 'operator'))('$id', (endpoint) => {
  test('names the roles of the staff that may call it, and is closed to all others but admins', async () => {
    expect(endpoint.staff).toBeDefined();
    const address = endpoint.path.replace(/:\w+/g, nowhere);
    const isOpenTo = (role: StaffRole) => isStaff([role], endpoint.staff!);
    // All roles at night; by day one that may and one that may not.
    const tried = isFullRun
      ? staffRoles
      : staffRoles.filter((role, index, all) => index === all.findIndex((other) => isOpenTo(other) === isOpenTo(role)));
    const open = [];
    for (const role of tried) {
      const { status, body } = await staff[role].send(endpoint.method, address, {});
      if (status === 403) expect(body.error).toMatchObject({ code: 'role_missing' });
      else open.push(role);
    }
    expect(open).toEqual(tried.filter(isOpenTo));
  });
});

describe.each(endpoints.filter(({ needsConfirmation }) => needsConfirmation))('$id', (endpoint) => {
  test('is refused in a session that began long ago, unless its user proved who they are', async () => {
    const partner = endpoint.auth === 'partner' ? await newPartner(app) : null;
    const person = partner ?? (await newPerson(app, { staffRoles: ['admin'] }));
    const began = later(app.clock.now(), -minutes(11));
    await app.db.session.updateMany({
      where: { userId: person.id },
      data: { createdAt: began, confirmedAt: null },
    });
    const { body } = await person.send(endpoint.method, endpoint.path.replace(/:\w+/g, nowhere), endpoint.example);
    expect(body).toMatchObject({ status: 428, error: { code: 'confirmation_required' } });
    if (partner) await app.db.mitra.delete({ where: { id: partner.mitraId } });
    await app.db.user.delete({ where: { id: person.id } });
  });
});

test('no other endpoint names roles of the staff', () => {
  expect(endpoints.filter(({ auth, staff: roles }) => auth !== 'operator' && roles).map(({ id }) => id)).toEqual([]);
});

const closed = endpoints.filter(({ auth }) => auth === 'user' || auth === 'partner');

describe.each(closed.filter((endpoint) => resourcesOf(endpoint).length > 0))('$id', (endpoint) => {
  const strangerTo = () => (endpoint.auth === 'partner' ? owned.otherPartner : owned.stranger);

  test("answers 404 for another user's record, and changes nothing", async () => {
    for (const address of addressesWith(endpoint, (resource) => owned.ids[resource])) {
      const { body } = await strangerTo().send(endpoint.method, address, endpoint.example);
      expect({ address, ...body }).toMatchObject({
        success: false,
        status: 404,
        data: null,
        error: { code: 'not_found' },
      });
    }
    await expectUnchangedByEach();
  });

  test('answers 404 for malformed ids', async () => {
    for (const id of oddIds) {
      for (const address of addressesWith(endpoint, () => id)) {
        const { body } = await strangerTo().send(endpoint.method, address, endpoint.example);
        expect({ address, ...body }).toMatchObject({ success: false, status: 404 });
      }
    }
  });
});

describe.each(endpoints.filter((endpoint) => endpoint.keyScope && resourcesOf(endpoint).length > 0))(
  '$id',
  (endpoint) => {
    test('answers 404 by an API key of another mitra', async () => {
      for (const address of addressesWith(endpoint, (resource) => owned.ids[resource])) {
        const { body } = await app.signedIn(foreignKey).send(endpoint.method, address, endpoint.example);
        expect({ address, ...body }).toMatchObject({ status: 404, error: { code: 'not_found' } });
      }
    });
  },
);

/** Calls that accept a published class or bundle from anybody: they are given another user's draft instead. */
const openToBuyers = new Set([
  'discussion.create',
  'wishlist.set',
  'cart.add',
  'cart.listCheckout',
  'transaction.create',
]);

/** Bodies and queries that name another user's records, wherever their schema has the id of one. */
function namingOthers({ id }: NamedEndpoint, part: z.ZodType | undefined): object[] {
  if (!part) return [];
  const schema = z.toJSONSchema(part, { io: 'output', unrepresentable: 'any' });
  const ids = openToBuyers.has(id) ? { ...owned.ids, ...owned.drafts } : owned.ids;
  const idOf = (resource: string) => ids[resource as keyof Resources['ids']];
  return (samplesOf(schema, idOf) as object[]).filter(
    (sample) =>
      part.safeParse(sample).success && Object.values(ids).some((one) => JSON.stringify(sample).includes(one)),
  );
}
const namesRecords = (part: z.ZodType | undefined) =>
  part !== undefined &&
  JSON.stringify(z.toJSONSchema(part, { io: 'output', unrepresentable: 'any' })).includes('"resource"');

describe.each(closed.filter(({ body, query }) => namesRecords(body) || namesRecords(query)))('$id', (endpoint) => {
  test("does nothing with another user's record that its body or query names, and shows nothing of it", async () => {
    await app.connections.query('TRUNCATE "RateLimit"');
    const caller = endpoint.auth === 'partner' ? attacker.partner : attacker.learner;
    const [address = ''] = addressesWith(endpoint, (resource) => attacker.ids[resource]);
    const calls = [
      ...namingOthers(endpoint, endpoint.body).map((body) => ({ address, body })),
      ...namingOthers(endpoint, endpoint.query).map((query) => ({
        address: addressOf(address, { query: query as never }),
        body: endpoint.example,
      })),
    ];
    expect(calls).not.toEqual([]);
    for (const { address: url, body } of calls) {
      const answer = await caller.send(endpoint.method, url, body as object);
      // A list of own records may be filtered by a record that is not in it.
      if (answer.status === 200) {
        const shown = Object.values(owned.ids).filter((id) => answer.text.includes(id));
        expect({ url, body, shown }).toEqual({ url, body, shown: [] });
      } else
        expect({ url, body, status: answer.status }).toEqual({
          url,
          body,
          status: expect.toBeOneOf([400, 404, 409, 422]) as number,
        });
    }
    await expectUnchangedByEach();
  });
});

test("the database is unchanged by all calls about other users' records", expectUnchanged);

/** Calls that name no record: the caller's own lists and figures. */
const own = closed.filter(
  ({ method, params, query, answers }) =>
    method === 'GET' && !params && answers !== 'events' && query?.safeParse({}).success !== false,
);

describe.each(own)('$id', (endpoint) => {
  test('contains nothing of other users', async () => {
    await app.connections.query('TRUNCATE "RateLimit"');
    const caller = endpoint.auth === 'partner' ? owned.otherPartner : owned.stranger;
    for (const query of endpoint.query && 'order' in endpoint.query.shape ? ['', '?page=0&perPage=0'] : ['']) {
      const { text } = await caller.send('GET', endpoint.path + query);
      expect(Object.entries(owned.ids).filter(([, id]) => text.includes(id))).toEqual([]);
    }
  });
});

/** Filters to try: each value of each filter at night, the first value of each by day. */
const tried = (filters: unknown[]) =>
  isFullRun
    ? filters
    : [...Map.groupBy(filters, (filter) => Object.keys(filter as object).join()).values()].map(([one]) => one);

const lists = endpoints.filter(({ method, query }) => method === 'GET' && query && 'order' in query.shape);

/** Lists that also try what all lists have in common. */
const sampledLists = new Set(sampleOfRun(lists, 4));

describe.each(lists)('the list $id', (endpoint) => {
  const parts = z.toJSONSchema(endpoint.query!, { io: 'output', unrepresentable: 'any' }).properties as Record<
    string,
    { items?: { prefixItems: [{ enum: string[] }] }; anyOf?: unknown[]; resource?: string }
  >;
  const idOf = (resource: string) => owned.ids[resource as keyof Resources['ids']];
  const filters = () => (parts.filter ? samplesOf(parts.filter, idOf) : []);
  /** A list may require an owner, in its filter or by an id of its own. */
  const needed = () => ({
    ...(endpoint.query!.shape.filter?.safeParse(undefined).success === false && { filter: filters()[0] }),
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([name, { resource }]) => (resource ? [[name, idOf(resource)]] : [])),
    ),
  });
  const answersTo = async (queries: object[]) => {
    const [address = ''] = addressesWith(endpoint, idOf);
    const answerTo = (query: object) =>
      callers()[endpoint.auth].send('GET', addressOf(address, { query: { ...needed(), ...query } }));
    // A hundred concurrent calls are more than a busy machine answers in time.
    const answers = [];
    for (let first = 0; first < queries.length; first += 20) {
      await app.connections.query('TRUNCATE "RateLimit"');
      answers.push(...(await Promise.all(queries.slice(first, first + 20).map(answerTo))));
    }
    return answers;
  };
  const statusesOf = async (queries: object[]) =>
    (await answersTo(queries)).map(({ status }, index) => ({ ...queries[index], status }));
  const allAnswered = (queries: object[]) => queries.map((query) => ({ ...query, status: 200 }));

  test('answers in each of its orders', async () => {
    const names = parts.order!.items!.prefixItems[0].enum;
    const sorted = isFullRun ? names : [...new Set([names[0]!, 'createdAt'])];
    const queries = sorted.flatMap((name) => [
      { sort: name },
      { order: [[name, 'DESC']] },
      ...(isFullRun ? [{ sort: `-${name}` }, { order: [[name, 'ASC']] }] : []),
    ]);
    const answers = await answersTo(queries);
    expect(answers.map(({ status }, index) => ({ ...queries[index], status }))).toEqual(allAnswered(queries));

    expect(names).toEqual(expect.arrayContaining(['createdAt', 'updatedAt']));
    if (endpoint.answers) return;
    for (const [index, { sort = '' }] of queries.entries()) {
      const rows = answers[index]!.body.data.list as Record<string, string>[];
      const shown = ['createdAt', 'updatedAt'].includes(sort) ? rows.flatMap((row) => row[sort] ?? []) : [];
      expect({ sort, shown }).toEqual({ sort, shown: shown.toSorted() });
    }
  });

  test('answers to each of its filters, and to a keyword', async () => {
    const queries = [...tried(filters()).map((filter) => ({ filter })), { keyword: "100%_\\' OR" }, { keyword: '' }];
    expect(await statusesOf(queries)).toEqual(allAnswered(queries));
  });

  if (!sampledLists.has(endpoint)) return;

  test('answers with any single field, with all rows, and for a page beyond the last', async () => {
    const fields = itemOf(endpoint.data)?.fields ?? [];
    const choices = isFullRun ? fields.map((field) => [field]) : [fields.slice(0, 1), fields];
    const queries = [
      ...choices.filter((choice) => choice.length > 0).map((attributes) => ({ attributes })),
      { page: 0, perPage: 0 },
      { page: 100_000, perPage: 100 },
    ];
    expect(await statusesOf(queries)).toEqual(allAnswered(queries));
  });

  test('refuses names and pages that it does not have', async () => {
    const queries = [
      { sort: 'rahasia' },
      { order: [['rahasia', 'ASC']] },
      { filter: { rahasia: 1 } },
      { page: 0, perPage: 10 },
      { page: 2, perPage: 0 },
      { rahasia: 1 },
      ...(endpoint.answers ? [] : [{ attributes: ['rahasia'] }]),
    ];
    expect(await statusesOf(queries)).toEqual(queries.map((query) => ({ ...query, status: 400 })));
  });
});

test('the OpenAPI document names every operation once and every address', async () => {
  const { body: document } = await app.visitor.send('GET', '/openapi.json');
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(operations).size).toBe(operations.length);
  expect(operations).toHaveLength(endpoints.reduce((sum, { aliases }) => sum + 1 + (aliases?.length ?? 0), 0));
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
});

test('an address that does not exist is refused with an envelope', async () => {
  const { body } = await app.visitor.send('GET', '/tidak-ada');
  expect(body).toMatchObject({ success: false, status: 404, error: { code: 'route_not_found' } });
});

/** The paths within a schema to texts and lists without a limit. */
function unbounded(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Record<string, unknown>;
  const isLooseText =
    node.type === 'string' && !('maxLength' in node || 'format' in node || 'enum' in node || 'const' in node);
  const isLooseList = node.type === 'array' && !('maxItems' in node || 'prefixItems' in node);
  const below = ['properties', 'items', 'anyOf', 'allOf', 'oneOf', 'prefixItems'].flatMap((key) =>
    node[key] && typeof node[key] === 'object'
      ? Object.entries(key === 'items' ? { items: node[key] } : (node[key] as object)).flatMap(([name, inner]) =>
          unbounded(inner, `${path}/${name}`),
        )
      : [],
  );
  return [...(isLooseText || isLooseList ? [path || '/'] : []), ...below];
}
