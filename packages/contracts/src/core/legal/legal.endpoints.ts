import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { legalSlugs } from './legal.rules.ts';
import { storedLegalText, legalDraftWriting, seenRevision } from './legal.schemas.ts';

const params = z.object({ slug: z.enum(legalSlugs) });

/** Calls with which operators write new versions of the legal texts. A published version never changes. */
export const legalEndpoints = defineEndpoints('legal', {
  list: {
    method: 'GET',
    path: '/operator/legal-text',
    auth: 'operator',
    staff: ['content'],
    summary: 'The legal texts with their versions and drafts',
    data: z.object({ list: z.array(storedLegalText.omit({ body: true })) }),
  },
  detail: {
    method: 'GET',
    path: '/operator/legal-text/:slug',
    auth: 'operator',
    staff: ['content'],
    summary: 'One of the legal texts, to write its next version',
    params,
    data: storedLegalText,
    errors: ['not_found'],
  },
  saveDraft: {
    method: 'PUT',
    path: '/operator/legal-text/:slug/draft',
    auth: 'operator',
    staff: ['content'],
    summary: 'Begin the next version of a legal text, or change its draft',
    params,
    body: legalDraftWriting,
    data: storedLegalText,
    errors: ['not_found', 'legal_draft_changed'],
    example: {
      changes: 'Pengembalian dana kini bisa diajukan lewat halaman Transaksi.',
      body: '<h2>Pengembalian dana</h2><p>Ajukan lewat halaman Transaksi.</p>',
      effectiveAt: null,
      revision: 0,
    },
  },
  discardDraft: {
    method: 'POST',
    path: '/operator/legal-text/:slug/discard',
    auth: 'operator',
    staff: ['content'],
    summary: 'Throw the draft of a legal text away',
    params,
    body: z.object({ revision: seenRevision }),
    data: storedLegalText,
    errors: ['not_found', 'legal_draft_changed'],
    example: { revision: 1 },
  },
  publish: {
    method: 'POST',
    path: '/operator/legal-text/:slug/publish',
    auth: 'operator',
    staff: ['content'],
    summary: 'Publish the draft as the next version; once it is in force, everybody whom it binds is asked to agree',
    params,
    body: z.object({ revision: seenRevision }),
    data: storedLegalText,
    errors: ['not_found', 'legal_draft_changed'],
    example: { revision: 1 },
  },
});
