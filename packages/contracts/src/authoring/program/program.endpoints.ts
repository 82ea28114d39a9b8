import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef, idOf, text, uuid } from '../../fields.ts';
import { instructorScopes } from '../../core/auth/membership.rules.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { listedProgram, outline, program, programCreation, programOfMitra, programUpdate } from './program.schemas.ts';
import { programFormats } from '../../storefront/catalog/offer.rules.ts';
import { ownWebinar } from '../webinar/webinar.schemas.ts';
import { archiveEndpoints, makerListQuery } from './archive.endpoints.ts';
import { outlineEndpoints } from './outline.endpoints.ts';
import { priceEndpoints } from './price.endpoints.ts';
import { lifeEndpointsOf } from './life.endpoints.ts';
import { versionEndpointsOf } from './version.endpoints.ts';
import { programV1 } from './program.v1.ts';

const byRef = z.object({ id: classRef });
const bySection = z.object({ id: classRef, sectionId: idOf('section') });

/** An index in a list, from 0. */
const index = z.int().min(0).max(10_000);
const move = z.object({ oldIndex: index, newIndex: index });
/** The revision of the class whose outline the indexes refer to. */
const outlineRevision = z.int().positive().optional();

const listing = listQuery({
  sort: ['publishedAt', 'title', 'salePrice'],
  filter: { format: z.enum(programFormats), salePrice: z.int32(), categorySlug: text(60), mitraSlug: text(80) },
});

/** Where a call has two versions, the second is the richer one, which the screens use. */
export const programEndpoints = defineEndpoints('program', {
  list: {
    method: 'GET',
    path: '/v2/program',
    auth: 'public',
    cache: 'everybody',
    summary: 'Published programs',
    query: listing,
    data: listOf(listedProgram),
  },
  listV1: {
    method: 'GET',
    path: '/program',
    auth: 'public',
    cache: 'everybody',
    summary: 'Published programs, in the first version',
    query: listing,
    data: listOf(programV1),
  },
  detail: {
    method: 'GET',
    path: '/v2/program/:id',
    auth: 'optional',
    cache: 'everybody',
    cacheUntilChanged: true,
    summary:
      'One published program; a participant finds the own progress in it. With `archiveAt` it is not sold any more; 410 once it is deleted',
    params: byRef,
    data: program,
    errors: ['not_found', 'offer_gone'],
  },
  detailV1: {
    method: 'GET',
    path: '/program/:id',
    auth: 'optional',
    cache: 'everybody',
    summary: 'One published program, in the first version',
    params: byRef,
    data: programV1,
    errors: ['not_found', 'offer_gone'],
  },
  participantDetail: {
    method: 'GET',
    path: '/v2/participant/program/:id',
    auth: 'user',
    summary: 'The program as its participant sees it: status and session of each lesson',
    params: byRef,
    data: program,
    errors: ['not_found'],
  },
  participantDetailV1: {
    method: 'GET',
    path: '/participant/program/:id',
    auth: 'user',
    summary: 'The program as its participant sees it, in the first version',
    params: byRef,
    data: programV1,
    errors: ['not_found'],
  },
  mine: {
    method: 'GET',
    path: '/v2/user/program',
    auth: 'partner',
    keyScope: 'classes',
    scopes: instructorScopes,
    summary: 'The programs of the mitra I act for, without the archived',
    query: makerListQuery,
    data: listOf(programOfMitra),
  },
  mineV1: {
    method: 'GET',
    path: '/user/program',
    auth: 'partner',
    scopes: instructorScopes,
    summary: 'The programs of the mitra I act for, in the first version',
    query: makerListQuery,
    data: listOf(programV1),
  },
  mineDetail: {
    method: 'GET',
    path: '/v2/user/program/:id',
    auth: 'partner',
    keyScope: 'classes',
    scopes: instructorScopes,
    summary: 'One program of mine, whatever its state',
    params: byRef,
    data: program,
    errors: ['not_found'],
  },
  mineDetailV1: {
    method: 'GET',
    path: '/user/program/:id',
    auth: 'partner',
    scopes: instructorScopes,
    summary: 'One program of mine, in the first version',
    params: byRef,
    data: programV1,
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/user/program/create',
    auth: 'partner',
    summary: 'Begin a program as a draft',
    body: programCreation,
    data: program,
    example: { title: 'Menulis Lead yang Kuat' },
  },
  duplicate: {
    method: 'POST',
    path: '/catalog/duplicate-class/:type/:id',
    auth: 'partner',
    summary: 'Begin a draft with the outline, the lessons and the settings of a class as it is written now',
    params: z.object({ type: z.enum(['program', 'webinar']), id: classRef }),
    data: z.discriminatedUnion('type', [program, ownWebinar]),
    errors: ['not_found'],
  },
  update: {
    method: 'PUT',
    path: '/user/program/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Change the fields that are sent; prices are for members of the mitra, and of a draft alone',
    params: byRef,
    body: programUpdate,
    data: program,
    errors: [
      'not_found',
      'class_edited_elsewhere',
      'class_under_review',
      'class_price_apart',
      'class_price_of_members',
    ],
    example: { title: 'Menulis Lead yang Lebih Kuat', revision: 1 },
  },
  ...priceEndpoints,
  ...archiveEndpoints,
  ...lifeEndpointsOf('program', classRef, program),
  ...versionEndpointsOf('program', classRef, program),
  createSection: {
    method: 'PUT',
    path: '/user/program/create-section/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Add a section at the end',
    params: byRef,
    body: z.object({
      sectionTitle: text(120),
      /** Id for the section; repeated calls with it add one section. */
      sectionId: uuid.optional(),
    }),
    data: outline,
    errors: ['not_found', 'class_under_review', 'invalid_input'],
    example: { sectionTitle: 'Section 1' },
  },
  updateSection: {
    method: 'PUT',
    path: '/user/program/update-section/:id/:sectionId',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Rename a section',
    params: bySection,
    body: z.object({
      title: text(120),
      /** Renames the section only if this is its current title. */
      formerTitle: text(120).optional(),
    }),
    data: outline,
    errors: ['not_found', 'class_edited_elsewhere', 'class_under_review'],
    example: { title: 'Pembuka' },
  },
  reorderSection: {
    method: 'PUT',
    path: '/user/program/reorder-section/:id/:sectionId',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Move a section to a place among the others; a place beyond the last is the last',
    params: bySection,
    body: z.object({ newIndex: index, revision: outlineRevision }),
    data: outline,
    errors: ['not_found', 'class_edited_elsewhere', 'class_under_review'],
    example: { newIndex: 0 },
  },
  reorderLesson: {
    method: 'PUT',
    path: '/user/lesson/reorder/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Move a lesson of a class within its section or to another one',
    params: byRef,
    body: z.object({
      section: move,
      lesson: move,
      revision: outlineRevision,
    }),
    data: outline,
    errors: ['not_found', 'class_edited_elsewhere', 'class_under_review', 'invalid_input'],
    example: { section: { oldIndex: 0, newIndex: 0 }, lesson: { oldIndex: 0, newIndex: 1 } },
  },
  removeSection: {
    method: 'DELETE',
    path: '/user/program/delete-section/:id/:sectionId',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Take a section out, with its lessons',
    params: bySection,
    data: outline,
    errors: ['not_found', 'class_under_review'],
  },
  ...outlineEndpoints,
});
