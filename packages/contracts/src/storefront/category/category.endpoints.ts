import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { uuid } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';

export const category = z.object({
  id: uuid,
  title: z.string(),
  slug: z.string(),
  /** Null: the motif that suits its slug. */
  cover: z.string().nullable(),
  totalClass: z.int().nonnegative(),
});
export type Category = z.infer<typeof category>;

export const categoryEndpoints = defineEndpoints('category', {
  list: {
    method: 'GET',
    path: '/category-class',
    auth: 'public',
    cache: 'everybody',
    summary: 'Topics, with the number of published classes in each',
    query: listQuery({ sort: ['totalClass', 'title', 'position'], filter: { slug: z.string().max(60) } }),
    data: listOf(category),
  },
  detail: {
    method: 'GET',
    path: '/category-class/:id',
    auth: 'public',
    cache: 'everybody',
    summary: 'One topic, by id or slug',
    params: z.object({ id: z.string().min(1).max(60) }),
    data: category,
    errors: ['not_found'],
  },
});
