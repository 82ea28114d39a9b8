import { z } from 'zod';
import { makerStates } from '../authoring/authoring.rules.ts';
import { instructorScopes } from '../../core/auth/membership.rules.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { programOfMitra } from './program.schemas.ts';
import { programFormats } from '../../storefront/catalog/offer.rules.ts';
import { programV1 } from './program.v1.ts';

/** Sorting and filtering of the lists of a program's makers. */
export const makerListQuery = listQuery({
  sort: ['title', 'salePrice'],
  filter: { statusApprove: z.enum(makerStates), format: z.enum(programFormats) },
});

/** Calls for archiving a program. */
export const archiveEndpoints = {
  archived: {
    method: 'GET',
    path: '/v2/user/program/archived',
    auth: 'partner',
    scopes: instructorScopes,
    summary: 'Its archived programs',
    query: makerListQuery,
    data: listOf(programOfMitra),
  },
  archivedV1: {
    method: 'GET',
    path: '/user/program/archived',
    auth: 'partner',
    scopes: instructorScopes,
    summary: 'Its archived programs, in the first version',
    query: makerListQuery,
    data: listOf(programV1),
  },
} as const;
