import { z } from 'zod';
import { classChange } from '../authoring/class-changes.schemas.ts';
import { classSnapshot } from '../authoring/snapshot.schemas.ts';
import { classRef, idOf, instant } from '../fields.ts';
import { listOf, listQuery } from '../list-query.ts';
import { program, programVersion } from './program.schemas.ts';

const byRef = z.object({ id: classRef });
const byVersion = z.object({ id: classRef, versionId: idOf('classVersion') });

/** The calls of a program about its versions. */
export const versionEndpoints = {
  changes: {
    method: 'GET',
    path: '/user/program/:id/changes',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'What a publication would change now',
    params: byRef,
    data: z.object({
      /** Of the class; a publication that names it is refused once there are newer changes. */
      updatedAt: instant,
      /** How many take part and will meet the changes. */
      participantCount: z.int().nonnegative(),
      list: z.array(classChange),
    }),
    errors: ['not_found', 'class_not_published'],
  },
  discardChanges: {
    method: 'PUT',
    path: '/user/program/:id/discard-changes',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Go back from the working version to the live one',
    params: byRef,
    data: program,
    errors: ['not_found', 'class_not_published', 'class_under_review'],
  },
  versions: {
    method: 'GET',
    path: '/user/program/:id/versions',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Its publications, the newest first',
    params: byRef,
    query: listQuery({ sort: ['number'] }),
    data: listOf(programVersion),
    errors: ['not_found'],
  },
  version: {
    method: 'GET',
    path: '/user/program/:id/versions/:versionId',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'One publication, with what the class was like',
    params: byVersion,
    data: programVersion.extend({ snapshot: classSnapshot }),
    errors: ['not_found'],
  },
  restoreVersion: {
    method: 'PUT',
    path: '/user/program/:id/versions/:versionId/restore',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Put a former version into the working version; nothing is live before it is published',
    params: byVersion,
    data: program,
    errors: ['not_found', 'class_not_published', 'class_under_review'],
  },
} as const;
