import { z } from 'zod';
import type { Path } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { idOf, noData, type ResourceName } from './fields.ts';
import { listOf, listQuery } from './list-query.ts';

const staff = ['content'] as const;

interface Records<
  Row extends z.ZodObject,
  Body extends z.ZodObject,
  Sort extends readonly [string, ...string[]],
  Filter extends z.ZodRawShape,
> {
  readonly path: Path;
  readonly resource: ResourceName;
  /** Name in the summaries of the calls, such as 'banners'. */
  readonly words: string;
  readonly row: Row;
  readonly body: Body;
  readonly example: z.input<Body>;
  readonly sort: Sort;
  readonly filter?: Filter;
}

/** Creates the calls with which operators maintain a kind of record that the public pages show. */
export function recordCalls<
  Row extends z.ZodObject,
  Body extends z.ZodObject,
  const Sort extends readonly [string, ...string[]],
  Filter extends z.ZodRawShape = {},
>({ path, resource, words, row, body, example, sort, filter }: Records<Row, Body, Sort, Filter>) {
  const params = z.object({ id: idOf(resource) });
  const auth = { auth: 'operator', staff } as const;
  const missing = ['not_found'] as const satisfies readonly ErrorCode[];
  const query = listQuery<Sort, Filter>({ sort, ...(filter && { filter }) });
  return {
    list: { method: 'GET', path, ...auth, summary: `All ${words}, as operators keep them`, query, data: listOf(row) },
    detail: {
      method: 'GET',
      path: `${path}/:id`,
      ...auth,
      summary: `One of the ${words}`,
      params,
      data: row,
      errors: missing,
    },
    create: { method: 'POST', path, ...auth, summary: `Add to the ${words}`, body, data: row, example },
    edit: {
      method: 'PUT',
      path: `${path}/:id`,
      ...auth,
      summary: `Change one of the ${words}`,
      params,
      body,
      data: row,
      errors: missing,
      example,
    },
    remove: {
      method: 'DELETE',
      path: `${path}/:id`,
      ...auth,
      summary: `Remove one of the ${words}`,
      params,
      data: noData,
      errors: missing,
    },
  } as const;
}

/** Creates the call that moves a record before another one, or to the end. */
export const movingCall = (path: Path, resource: ResourceName, words: string) =>
  ({
    method: 'PUT',
    path: `${path}/:id/move`,
    auth: 'operator',
    staff,
    summary: `Put one of the ${words} before another, or at the end`,
    params: z.object({ id: idOf(resource) }),
    body: z.object({ beforeId: idOf(resource).nullable() }),
    data: noData,
    errors: ['not_found'],
    example: { beforeId: null },
  }) as const;
