import { expect, test } from 'vitest';
import { Prisma } from './db.ts';
import type { ListQuery } from '@sinau/contracts/list-query';
import { sqlList, sqlOrderOf } from './sql-list.ts';

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

test('a list that is found in fewer tables reads its columns for a page alone, in the order of the page', () => {
  const list = sqlList<ListQuery<'title'>>({
    select: Prisma.sql`c.id, m.name`,
    from: Prisma.sql`"Class" c JOIN "Mitra" m ON m.id = c."mitraId"`,
    foundIn: Prisma.sql`"Class" c`,
    sort: { title: Prisma.sql`c.title` },
    filter: {},
    fallback: [['title', 'asc']],
    id: Prisma.sql`c.id`,
  });
  const { text } = list.rows({ page: 2, perPage: 10 }, Prisma.sql`c."isForSale"`);
  expect(text.replaceAll(/\$\d/g, '?')).toBe(
    'SELECT c.id, m.name FROM "Class" c JOIN "Mitra" m ON m.id = c."mitraId" WHERE c.id = ANY(ARRAY(' +
      'SELECT c.id FROM "Class" c WHERE c."isForSale" AND TRUE ORDER BY c.title asc,c.id DESC LIMIT ? OFFSET ?' +
      ')) ORDER BY c.title asc,c.id DESC',
  );
});

test.each([
  { page: 4, limit: 10, offset: 5 },
  { page: 5, limit: 5, offset: 0 },
])('page $page of five with 45 rows is read from the end, in the opposite order', ({ page, limit, offset }) => {
  const list = sqlList<ListQuery<'title'>>({
    select: Prisma.sql`c.id`,
    from: Prisma.sql`"Class" c`,
    sort: { title: Prisma.sql`c.title` },
    filter: {},
    fallback: [['title', 'asc']],
    id: Prisma.sql`c.id`,
  });
  const { text, values } = list.rows({ page, perPage: 10 }, Prisma.sql`TRUE`, 45);
  expect(text.replaceAll(/\$\d/g, '?')).toContain(
    'ORDER BY c.title desc,c.id ASC LIMIT ? OFFSET ?)) ORDER BY c.title asc,c.id DESC',
  );
  expect(values).toEqual([limit, offset]);
});
