import { z } from 'zod';
import { makerStates } from '../authoring/authoring.rules.ts';
import { catalogCard } from '../../storefront/catalog/catalog.schemas.ts';
import { catalogSorts } from '../../storefront/catalog/catalog.search.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { bundleRef, idOf, instant, noData, text } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { classPrice } from '../program/program.schemas.ts';
import { bundle, bundleCreation, bundleUpdate, myBundle, writtenBundle } from './bundle.schemas.ts';

const byRef = z.object({ id: bundleRef });

/** A bundle is on offer while each of its classes is. Only members of the mitra may edit one, as with prices. */
export const bundleEndpoints = defineEndpoints('bundle', {
  list: {
    method: 'GET',
    path: '/bundle',
    auth: 'public',
    cache: 'everybody',
    summary: 'Bundles that can be bought',
    query: listQuery({
      sort: catalogSorts,
      filter: { salePrice: z.int32(), categorySlug: text(60), mitraSlug: text(80) },
    }),
    data: listOf(catalogCard),
  },
  detail: {
    method: 'GET',
    path: '/bundle/:id',
    auth: 'optional',
    cache: 'everybody',
    cacheUntilChanged: true,
    summary:
      'One bundle and what is in it; for somebody signed in, with what is left to buy of it. With `archiveAt` it is not sold any more; 410 once it is deleted',
    params: byRef,
    data: bundle,
    errors: ['not_found', 'offer_gone'],
  },
  mine: {
    method: 'GET',
    path: '/user/bundle',
    auth: 'partner',
    summary:
      'The bundles of the mitra I act for: the archived ones with `isArchived`, else all others; with `classId`, those that were published with this class',
    query: listQuery({
      sort: ['title', 'salePrice', 'participantCount'],
      filter: { statusApprove: z.enum(makerStates), isArchived: z.boolean(), classId: idOf('program') },
    }),
    data: listOf(myBundle),
  },
  mineDetail: {
    method: 'GET',
    path: '/user/bundle/:id',
    auth: 'partner',
    summary: 'One bundle of mine as it is written now, whatever its state',
    params: byRef,
    data: writtenBundle,
    errors: ['not_found'],
  },
  preview: {
    method: 'GET',
    path: '/user/bundle/:id/preview',
    auth: 'user',
    summary: 'The page of a bundle as it is written now, for its mitra and for operators',
    params: byRef,
    data: bundle,
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/user/bundle/create',
    auth: 'partner',
    summary: 'Begin a bundle as a draft',
    body: bundleCreation,
    data: writtenBundle,
    errors: ['invalid_input'],
    example: { title: 'Paket Penulis Berita' },
  },
  update: {
    method: 'PUT',
    path: '/user/bundle/:id',
    auth: 'partner',
    summary: 'Change the fields that are sent; of a published bundle nothing is live before it is submitted',
    params: byRef,
    body: bundleUpdate,
    data: writtenBundle,
    errors: ['not_found', 'bundle_edited_elsewhere', 'bundle_under_review', 'bundle_price_apart', 'invalid_input'],
    example: { description: 'Dari lead sampai naskah yang siap terbit.', revision: 1 },
  },
  changePrice: {
    method: 'PUT',
    path: '/user/bundle/:id/price',
    auth: 'partner',
    summary: 'Change what a bundle costs, for everybody at once; `from` is what it costs as far as the caller knows',
    params: byRef,
    body: z.object({ from: classPrice.nullable(), to: classPrice }),
    data: writtenBundle,
    errors: ['not_found', 'bundle_edited_elsewhere', 'bundle_under_review', 'invalid_input'],
    example: { from: 150_000, to: 120_000 },
  },
  submit: {
    method: 'PUT',
    path: '/user/bundle/:id/submit',
    auth: 'partner',
    summary: 'Ask an operator to review and publish it; of a published bundle, make its changes live',
    params: byRef,
    query: z.object({
      /** `updatedAt` of the bundle as the caller saw it: newer changes are refused. */
      updatedAt: instant.optional(),
    }),
    data: writtenBundle,
    errors: [
      'not_found',
      'bundle_incomplete',
      'bundle_not_submittable',
      'bundle_edited_elsewhere',
      'mitra_not_verified',
      'mitra_stopped',
    ],
  },
  withdraw: {
    method: 'PUT',
    path: '/user/bundle/:id/withdraw',
    auth: 'partner',
    summary: 'Take a submission back, until an operator takes it up',
    params: byRef,
    data: writtenBundle,
    errors: ['not_found', 'bundle_not_withdrawable'],
  },
  discardChanges: {
    method: 'PUT',
    path: '/user/bundle/:id/discard-changes',
    auth: 'partner',
    summary: 'Go back to what is published',
    params: byRef,
    data: writtenBundle,
    errors: ['not_found', 'bundle_not_published'],
  },
  archiveOrRestore: {
    method: 'PUT',
    path: '/user/bundle/archive-or-restore/:id',
    auth: 'partner',
    summary: 'Take it out of the catalog, or bring it back; buyers keep their classes. Not while it is under review',
    params: byRef,
    data: writtenBundle,
    errors: ['not_found', 'bundle_under_review'],
  },
  remove: {
    method: 'DELETE',
    path: '/user/bundle/:id',
    auth: 'partner',
    summary: 'Delete it, while nobody ordered it',
    params: byRef,
    data: noData,
    errors: ['not_found', 'bundle_has_orders', 'bundle_under_review'],
  },
});
