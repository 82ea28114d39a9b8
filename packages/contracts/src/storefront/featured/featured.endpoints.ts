import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { movingCall, recordCalls } from '../../record-calls.ts';
import { featuredLists } from './featured.rules.ts';
import { featuredList, featuredPick, featuredPicking } from './featured.schemas.ts';

const path = '/operator/featured';
const words = 'picked classes';

export const featuredEndpoints = defineEndpoints('featured', {
  homepage: {
    method: 'GET',
    path: '/class/featured/homepage',
    auth: 'public',
    cache: 'everybody',
    summary: "The classes of the homepage: the operators' picks in their order, filled up by popularity",
    data: featuredList,
  },
  catalog: {
    method: 'GET',
    path: '/class/featured/catalog',
    auth: 'public',
    cache: 'everybody',
    summary: "The classes above the catalog: the operators' picks in their order, filled up by popularity",
    data: featuredList,
  },
  ...recordCalls({
    path,
    resource: 'featuredPick',
    words,
    row: featuredPick,
    body: featuredPicking,
    example: { place: 'homepage', classId: 'menulis-lead', startsAt: null, endsAt: null },
    sort: ['position'],
    filter: { place: z.enum(featuredLists) },
  }),
  move: movingCall(path, 'featuredPick', words),
});
