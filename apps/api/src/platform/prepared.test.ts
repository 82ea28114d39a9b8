import { expect, test } from 'vitest';
import { Prisma } from '../generated/prisma/client.ts';
import { prepare } from './prepared.ts';

test('a prepared statement is composed once, and puts the values of each call in their positions', () => {
  const isOwn = (user: string) => Prisma.sql`owner = ${user}`;
  let timesComposed = 0;
  const statement = prepare((user: string, from: number) => {
    timesComposed += 1;
    return Prisma.sql`SELECT ${'always'} WHERE ${isOwn(user)} AND id > ${from} AND editor = ${user}`;
  });

  const first = statement('ani', 1);
  const second = statement('budi', 2);
  expect(first.text).toBe('SELECT $1 WHERE owner = $2 AND id > $3 AND editor = $4');
  expect(first.values).toEqual(['always', 'ani', 1, 'ani']);
  expect(second).toEqual({ ...first, values: ['always', 'budi', 2, 'budi'] });
  expect(timesComposed).toBe(1);
});

test('statements with different texts have different names', () => {
  const [one, other] = [prepare((id: string) => Prisma.sql`a = ${id}`), prepare((id: string) => Prisma.sql`b = ${id}`)];
  expect(one('x').name).not.toBe(other('x').name);
});
