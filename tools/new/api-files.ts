import type { Floor } from './floors.ts';

/** Contract, schema and API of a new feature: a list of one's own records, each with a title. */
export function apiFilesOf(floor: Floor, name: string, Name: string): [path: string, text: string][] {
  const contracts = `packages/contracts/src/${floor}/${name}`;
  const module = `apps/api/src/${floor}/${name}`;
  return [
    [
      `${contracts}/${name}.schemas.ts`,
      `import { z } from 'zod';
import { idOf, instant, text } from '../../fields.ts';

export const ${name} = z.object({
  id: idOf('${name}'),
  title: text(200),
  createdAt: instant,
});
export type ${Name} = z.infer<typeof ${name}>;

export const ${name}Change = ${name}.pick({ title: true });
export type ${Name}Change = z.infer<typeof ${name}Change>;
`,
    ],
    [
      `${contracts}/${name}.endpoints.ts`,
      `import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { ${name}, ${name}Change } from './${name}.schemas.ts';

const byId = z.object({ id: idOf('${name}') });
const example = { title: 'Judul' };

export const ${name}Endpoints = defineEndpoints('${name}', {
  list: {
    method: 'GET',
    path: '/user/${name}',
    auth: 'user',
    summary: 'My own, newest first; \`keyword\` is part of a title',
    query: listQuery({ sort: ['title'] }),
    data: listOf(${name}),
  },
  detail: {
    method: 'GET',
    path: '/user/${name}/:id',
    auth: 'user',
    summary: 'One of my own',
    params: byId,
    data: ${name},
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/user/${name}/create',
    auth: 'user',
    summary: 'Make one',
    body: ${name}Change,
    data: ${name},
    example,
  },
  update: {
    method: 'PUT',
    path: '/user/${name}/:id',
    auth: 'user',
    summary: 'Change one of my own',
    params: byId,
    body: ${name}Change,
    data: ${name},
    errors: ['not_found'],
    example,
  },
  remove: {
    method: 'DELETE',
    path: '/user/${name}/:id',
    auth: 'user',
    summary: 'Delete one of my own',
    params: byId,
    data: noData,
    errors: ['not_found'],
  },
});
`,
    ],
    [
      `prisma/schema/${name}.prisma`,
      `model ${Name} {
  id        String   @id @default(dbgenerated("uuidv7()")) @db.Uuid
  userId    String   @db.Uuid
  user      User     @relation(fields: [userId], references: [id], onDelete: Cascade)
  title     String
  createdAt DateTime @default(now()) @db.Timestamptz(3)

  @@index([userId, createdAt])
}
`,
    ],
    [
      `${module}/index.ts`,
      `import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { ${name}Routes } from './${name}.routes.ts';
import { create${Name}Service } from './${name}.service.ts';

export const ${name}Module = (deps: Deps): Module => ({ routes: ${name}Routes(create${Name}Service(deps)) });
`,
    ],
    [
      `${module}/${name}.routes.ts`,
      `import { ${name}Endpoints } from '@sinau/contracts/${floor}/${name}/${name}.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ${Name}Service } from './${name}.service.ts';

export const ${name}Routes = (service: ${Name}Service) =>
  defineRoutes(${name}Endpoints, {
    list: ({ actor, query }) => service.list(actor, query),
    detail: ({ actor, params }) => service.detail(actor, params),
    create: ({ actor, body }) => service.create(actor, body),
    update: ({ actor, params, body }) => service.update(actor, params, body),
    remove: ({ actor, params }) => service.remove(actor, params),
  });
`,
    ],
    [
      `${module}/${name}.service.ts`,
      `import type { QueryOf } from '@sinau/contracts';
import type { ${name}Endpoints } from '@sinau/contracts/${floor}/${name}/${name}.endpoints';
import type { ${Name}Change } from '@sinau/contracts/${floor}/${name}/${name}.schemas';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { present${Name} } from './${name}.presenter.ts';
import { delete${Name}, find${Name}, find${Name}s, insert${Name}, update${Name} } from './${name}.queries.ts';

export type ${Name}Service = ReturnType<typeof create${Name}Service>;

interface ${Name}Key {
  id: string;
}

export function create${Name}Service({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    async list(actor: Actor, query: QueryOf<typeof ${name}Endpoints.list>) {
      const { rows, total } = await find${Name}s(db, actor.id, query);
      return listAnswer(query, rows.map(present${Name}), total);
    },
    detail: async (actor: Actor, { id }: ${Name}Key) => present${Name}(required(await find${Name}(db, actor.id, id))),
    create: async (actor: Actor, change: ${Name}Change) =>
      present${Name}(await insert${Name}(db, { userId: actor.id, createdAt: clock.now(), ...change })),
    update: async (actor: Actor, { id }: ${Name}Key, change: ${Name}Change) =>
      present${Name}(required(await update${Name}(db, actor.id, id, change))),
    async remove(actor: Actor, { id }: ${Name}Key) {
      required(await delete${Name}(db, actor.id, id));
    },
  };
}
`,
    ],
    [
      `${module}/${name}.queries.ts`,
      `import type { QueryOf } from '@sinau/contracts';
import type { ${name}Endpoints } from '@sinau/contracts/${floor}/${name}/${name}.endpoints';
import type { ${Name}Change } from '@sinau/contracts/${floor}/${name}/${name}.schemas';
import type { Db, Prisma } from '../../platform/db.ts';
import { prismaList, readPage } from '../../platform/list.ts';

type ${Name}Query = QueryOf<typeof ${name}Endpoints.list>;

const columns = { id: true, title: true, createdAt: true } satisfies Prisma.${Name}Select;
export type ${Name}Row = Prisma.${Name}GetPayload<{ select: typeof columns }>;

const ${name}List = prismaList<${Name}Query, Prisma.${Name}WhereInput, Prisma.${Name}OrderByWithRelationInput>({
  keyword: (title) => [{ title }],
  sort: {
    createdAt: (createdAt) => ({ createdAt }),
    updatedAt: (createdAt) => ({ createdAt }),
    title: (title) => ({ title }),
  },
  filter: {},
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});

export function find${Name}s(db: Db, userId: string, query: ${Name}Query) {
  const { where, ...page } = ${name}List(query, { userId });
  return readPage(db.${name}.findMany({ where, ...page, select: columns }), db.${name}.count({ where }));
}
export const find${Name} = (db: Db, userId: string, id: string) =>
  db.${name}.findFirst({ where: { id, userId }, select: columns });

export const insert${Name} = (db: Db, row: ${Name}Change & { userId: string; createdAt: Date }) =>
  db.${name}.create({ data: row, select: columns });

/** The changed row; none where it is not the user's. */
export async function update${Name}(db: Db, userId: string, id: string, change: ${Name}Change) {
  const [row] = await db.${name}.updateManyAndReturn({ where: { id, userId }, data: change, select: columns });
  return row;
}
/** The deleted row's id; none where it is not the user's. */
export async function delete${Name}(db: Db, userId: string, id: string) {
  const { count } = await db.${name}.deleteMany({ where: { id, userId } });
  return count > 0 ? id : null;
}
`,
    ],
    [
      `${module}/${name}.presenter.ts`,
      `import type { ${Name} } from '@sinau/contracts/${floor}/${name}/${name}.schemas';
import type { ${Name}Row } from './${name}.queries.ts';

export const present${Name} = ({ createdAt, ...row }: ${Name}Row): ${Name} => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
`,
    ],
    [
      `${module}/${name}.api.test.ts`,
      `import { ${name} } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('what somebody makes is listed, changed and deleted', async () => {
  const learner = await newPerson(app);
  const first = await learner.call(${name}.create, { body: { title: 'Pertama' } });
  const second = await learner.call(${name}.create, { body: { title: 'Kedua' } });
  expect(await learner.call(${name}.list)).toMatchObject({ list: [second, first], total: 2 });
  expect(await learner.call(${name}.list, { query: { keyword: 'perta' } })).toMatchObject({ list: [first], total: 1 });

  const params = { id: first.id };
  const changed = await learner.call(${name}.update, { params, body: { title: 'Berubah' } });
  expect(await learner.call(${name}.detail, { params })).toEqual(changed);

  await learner.call(${name}.remove, { params });
  expect(await learner.attempt(${name}.remove, { params })).toMatchObject({ status: 404, code: 'not_found' });
  expect(await learner.call(${name}.list)).toMatchObject({ list: [second], total: 1 });
});
`,
    ],
  ];
}
