import { endpointTable, type NamedEndpoint } from '@sinau/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startApp, type AppUnderTest } from './testing/app-under-test.ts';
import { addressesWith, fingerprint, ownedResources, resourcesOf, type Resources } from './testing/strangers.ts';

const endpoints = Object.values(endpointTable).flatMap((table) => Object.values<NamedEndpoint>(table));
const nowhere = '0198f1c0-0000-7000-8000-000000000000';

let app: AppUnderTest;
let owned: Resources;
beforeAll(async () => {
  app = await startApp();
  owned = await ownedResources(app);
});
afterAll(() => app.stop());

describe.each(endpoints)('$id', (endpoint) => {
  const addresses = [endpoint.path, ...(endpoint.aliases ?? [])];

  test('is registered at each of its addresses, and declares their parameters', () => {
    for (const url of addresses) {
      expect(app.app.hasRoute({ method: endpoint.method, url: `/api${url}` })).toBe(true);
      expect([...url.matchAll(/:(\w+)/g)].map(([, name]) => name)).toEqual(Object.keys(endpoint.params?.shape ?? {}));
    }
  });

  if (endpoint.body) {
    test('has an example that its own schema accepts', () => {
      expect(endpoint.body!.safeParse(endpoint.example).error).toBeUndefined();
    });
  }

  test('bounds every text and list that it takes in', () => {
    for (const part of [endpoint.params, endpoint.query, endpoint.body]) {
      if (part) expect(unbounded(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }))).toEqual([]);
    }
  });

  if (['user', 'partner', 'operator'].includes(endpoint.auth)) {
    test('asks visitors to sign in', async () => {
      for (const url of addresses) {
        const { body } = await app.visitor.send(endpoint.method, url.replace(/:\w+/g, nowhere), endpoint.example);
        expect(body).toMatchObject({ success: false, status: 401, data: null, error: { code: 'unauthenticated' } });
      }
    });
  }
});

describe.each(endpoints.filter(({ auth }) => auth === 'partner' || auth === 'operator'))('$id', (endpoint) => {
  test('is closed to a learner', async () => {
    for (const address of addressesWith(endpoint, (resource) => owned.ids[resource])) {
      const { body } = await owned.learner.send(endpoint.method, address, endpoint.example);
      expect(body).toMatchObject({ success: false, status: 403, error: { code: 'forbidden' } });
    }
  });
});

const closed = endpoints.filter(({ auth }) => auth === 'user' || auth === 'partner');

describe.each(closed.filter((endpoint) => resourcesOf(endpoint).length > 0))('$id', (endpoint) => {
  const strangerTo = () => (endpoint.auth === 'partner' ? owned.otherPartner : owned.stranger);

  test("answers 404 for what is somebody else's, and changes nothing", async () => {
    const before = await fingerprint(app);
    for (const address of addressesWith(endpoint, (resource) => owned.ids[resource])) {
      const { body } = await strangerTo().send(endpoint.method, address, endpoint.example);
      expect({ address, ...body }).toMatchObject({
        success: false,
        status: 404,
        data: null,
        error: { code: 'not_found' },
      });
    }
    expect(await fingerprint(app)).toEqual(before);
  });

  test('answers 404 for ids that are none', async () => {
    for (const id of ['bukan-id', nowhere, "' OR 1=1 --", '%00', '../../me']) {
      for (const address of addressesWith(endpoint, () => id)) {
        const { body } = await strangerTo().send(endpoint.method, address, endpoint.example);
        expect({ address, ...body }).toMatchObject({ success: false, status: 404 });
      }
    }
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

test('an address that does not exist is refused in the envelope', async () => {
  const { body } = await app.visitor.send('GET', '/tidak-ada');
  expect(body).toMatchObject({ success: false, status: 404, error: { code: 'route_not_found' } });
});

/** The paths within a schema of texts and lists that may grow without end. */
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
