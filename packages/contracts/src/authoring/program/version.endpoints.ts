import { z } from 'zod';
import { classChange } from '../authoring/class-changes.schemas.ts';
import { classSnapshot } from '../authoring/snapshot.schemas.ts';
import { idOf, instant } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { classVersion, priceChange } from './program.schemas.ts';

/** Creates the calls for a class's versions, under the path that its kind has in addresses. */
export const versionEndpointsOf = <
  Kind extends 'program' | 'webinar',
  Ref extends z.ZodType<string, string>,
  Detail extends z.ZodType,
>(
  kind: Kind,
  ref: Ref,
  detail: Detail,
) => {
  const byRef = z.object({ id: ref });
  const byVersion = z.object({ id: ref, versionId: idOf(kind === 'program' ? 'classVersion' : 'webinarVersion') });
  return {
    changes: {
      method: 'GET',
      path: `/user/${kind}/:id/changes`,
      auth: 'partner',
      scopes: ['edit'],
      summary: 'What a publication would change now',
      params: byRef,
      data: z.object({
        /** `updatedAt` of the class; a publication that names it is refused once there are newer changes. */
        updatedAt: instant,
        /** Number of participants who will get the changes. */
        participantCount: z.int().nonnegative(),
        list: z.array(classChange),
      }),
      errors: ['not_found', 'class_not_published'],
    },
    discardChanges: {
      method: 'PUT',
      path: `/user/${kind}/:id/discard-changes`,
      auth: 'partner',
      scopes: ['edit'],
      summary: 'Go back from the working version to the live one',
      params: byRef,
      data: detail,
      errors: ['not_found', 'class_not_published', 'class_under_review'],
    },
    versions: {
      method: 'GET',
      path: `/user/${kind}/:id/versions`,
      auth: 'partner',
      scopes: ['edit'],
      summary: 'Its publications, the newest first',
      params: byRef,
      query: listQuery({ sort: ['number'] }),
      data: listOf(classVersion),
      errors: ['not_found'],
    },
    version: {
      method: 'GET',
      path: `/user/${kind}/:id/versions/:versionId`,
      auth: 'partner',
      scopes: ['edit'],
      summary: 'One publication, with what the class was like',
      params: byVersion,
      data: classVersion.extend({ snapshot: classSnapshot }),
      errors: ['not_found'],
    },
    priceHistory: {
      method: 'GET',
      path: `/user/${kind}/:id/price-history`,
      auth: 'partner',
      summary: 'How its prices were changed, the newest change first',
      params: byRef,
      query: listQuery({ sort: ['changedAt'] }),
      data: listOf(priceChange),
      errors: ['not_found'],
    },
    restoreVersion: {
      method: 'PUT',
      path: `/user/${kind}/:id/versions/:versionId/restore`,
      auth: 'partner',
      scopes: ['edit'],
      summary: 'Put a former version into the working version; nothing is live before it is published',
      params: byVersion,
      data: detail,
      errors: ['not_found', 'class_not_published', 'class_under_review'],
    },
  } as const;
};
