import { expect, test } from 'vitest';
import { Prisma } from './db.ts';
import { sqlOrderOf } from './sql-list.ts';

test('the id breaks ties in every order, so that pages neither repeat nor lose a row', () => {
  const columns = { paidAt: Prisma.sql`v."paidAt"`, title: Prisma.sql`v.title` };
  const id = Prisma.sql`v.id`;
  expect(sqlOrderOf([['paidAt', 'desc']], columns, id).text).toBe('v."paidAt" desc,v.id DESC');
  expect(
    sqlOrderOf(
      [
        ['title', 'asc'],
        ['paidAt', 'desc'],
      ],
      columns,
      id,
    ).text,
  ).toBe('v.title asc,v."paidAt" desc,v.id DESC');
});
