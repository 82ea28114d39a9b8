import { expect, test } from 'vitest';
import { z } from 'zod';
import { completeListQuery, listOf, listQuery } from './list-query.ts';

const item = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Program'), id: z.string(), title: z.string(), format: z.string() }),
  z.object({ type: z.literal('Bundle'), id: z.string(), title: z.string(), totalClass: z.int() }),
]);
const query = completeListQuery(
  listQuery({
    sort: ['createdAt', 'title'],
    filter: {
      price: z.int(),
      name: z.string().max(20),
      state: z.enum(['open', 'closed']),
      ownerId: z.uuid(),
      createdAt: z.iso.datetime(),
      isHidden: z.boolean(),
    },
  }),
  listOf(item),
);
const refusals = (input: object) => query.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a list without parameters is the first ten', () => {
  expect(query.parse({})).toEqual({ page: 1, perPage: 10 });
});

test('page and perPage zero together request all rows', () => {
  expect(query.parse({ page: '0', perPage: '0' })).toEqual({ page: 0, perPage: 0 });
});

test('filter, order and attributes are JSON text in an address, and values to a caller', () => {
  const sent = {
    filter: { price: { gte: 0, lt: 50_000 }, state: ['open', 'closed'] },
    order: [['createdAt', 'DESC']],
    attributes: ['id', 'title'],
  };
  const texts = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, JSON.stringify(value)]));
  expect(query.parse(texts)).toEqual({ page: 1, perPage: 10, ...sent });
  expect(query.parse(sent)).toEqual({ page: 1, perPage: 10, ...sent });
});

test.each([
  ['page', { page: '-1' }],
  ['page', { page: '0' }],
  ['perPage', { page: '2', perPage: '0' }],
  ['perPage', { perPage: '0' }],
  ['filter.isHidden', { filter: '{"isHidden":[true]}' }],
  ['attributes.1', { attributes: '["id","secret"]' }],
  ['page', { page: 'satu' }],
  ['perPage', { perPage: '101' }],
  ['sort', { sort: 'rahasia' }],
  ['sort', { sort: '-title,rahasia' }],
  ['sort', { sort: '' }],
  ['filter', { filter: '{' }],
  ['filter', { filter: 'price=1' }],
  ['filter', { filter: '[]' }],
  ['filter', { filter: '{"secret":1}' }],
  ['filter.price', { filter: '{"price":"murah"}' }],
  ['filter.price', { filter: '{"price":[]}' }],
  ['filter.price', { filter: '{"price":1.5}' }],
  ['order', { order: 'title' }],
  ['order.0.0', { order: '[["secret","ASC"]]' }],
  ['order.0.1', { order: '[["title","SIDEWAYS"]]' }],
  ['attributes', { attributes: '"id"' }],
  ['attributes', { attributes: '[]' }],
  ['keyword', { keyword: 'a'.repeat(101) }],
  ['keyword', { keyword: 'a\u0000' }],
])('an error in %s is reported for that field', (field, input) => {
  expect(refusals(input)).toEqual([field]);
});

test.each([
  ['a number has no parts', { price: { contains: '1' } }],
  ['a choice has no order', { state: { gte: 'open' } }],
  ['a choice has no parts', { state: { contains: 'op' } }],
  ['an id has no order', { ownerId: { lt: '0198f1c0-0000-7000-8000-000000000000' } }],
  ['an id has no parts', { ownerId: { contains: '0198' } }],
  ['a time has no parts', { createdAt: { contains: '2026' } }],
])('operators fit the type: %s', (_reason, filter) => {
  expect(refusals({ filter: JSON.stringify(filter) })).toEqual([`filter.${Object.keys(filter)[0]}`]);
});

test('attributes may name fields of any kind of item', () => {
  expect(refusals({ attributes: '["title","format","totalClass"]' })).toEqual([]);
});

test('text can be searched by substring, and times compared', () => {
  const filter = { name: { contains: 'a' }, createdAt: { gte: '2026-01-01T00:00:00Z' }, state: { ne: 'open' } };
  expect(query.parse({ filter }).filter).toEqual(filter);
});
