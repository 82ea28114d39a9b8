import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { classRef, idOf, instant, noData } from '../../fields.ts';
import { classExportFormats } from './class-export.rules.ts';
import { classExport } from './class-export.schemas.ts';
import { classDraft, classImport, madeDraft, pastImport } from './class-import.schemas.ts';

const byImport = z.object({ id: idOf('classImport') });
const download = { calls: 60, seconds: 600 };
const making = { calls: 60, seconds: 3600 };

/**
 * Whole classes on their way from one installation to another. Nothing of an import is made before its report was
 * confirmed; what comes of it is a draft.
 */
export const transferEndpoints = defineEndpoints('transfer', {
  offerBackup: {
    method: 'GET',
    path: '/user/class/:id/backup',
    auth: 'partner',
    scopes: ['edit'],
    limit: download,
    summary:
      'Where its working version can be downloaded for half a day, as an archive of a documented format with all of its files, which any installation imports',
    params: z.object({ id: classRef }),
    data: z.object({
      address: z.string(),
      expiresAt: instant,
      bytes: z.int().positive(),
      fileCount: z.int().nonnegative(),
      /** Names of files that are lost, and so not in it. */
      lost: z.array(z.string()),
    }),
    errors: ['not_found', 'too_many_requests'],
  },
  downloadBackup: {
    method: 'GET',
    path: '/class-backup/:token',
    auth: 'public',
    answers: 'zip',
    limit: download,
    summary: 'A backup by its signed address; ranges continue a download that broke off, while the class is unchanged',
    params: z.object({ token: z.string().max(200) }),
    data: noData,
    errors: ['not_found', 'class_backup_expired', 'range_not_satisfiable', 'too_many_requests'],
  },
  offerExport: {
    method: 'GET',
    path: '/user/class/:id/export/:format',
    auth: 'partner',
    scopes: ['edit'],
    limit: download,
    summary:
      'Where its working version can be downloaded for half a day as a package of another system, and what of it goes, changes or stays, line by line',
    params: z.object({ id: classRef, format: z.enum(classExportFormats) }),
    data: classExport,
    errors: ['not_found', 'too_many_requests'],
  },
  downloadExport: {
    method: 'GET',
    path: '/class-export/:token',
    auth: 'public',
    answers: 'zip',
    limit: download,
    summary: 'Such a package by its signed address; ranges continue a download that broke off, as with a backup',
    params: z.object({ token: z.string().max(220) }),
    data: noData,
    errors: ['not_found', 'class_export_expired', 'range_not_satisfiable', 'too_many_requests'],
  },
  beginImport: {
    method: 'POST',
    path: '/user/class-import',
    auth: 'partner',
    limit: making,
    summary:
      'Have an archive that was uploaded with the purpose `import` read in the background, into a plan with a report',
    body: z.object({ mediaId: idOf('media') }),
    data: classImport,
    errors: ['not_found', 'too_many_requests'],
    example: { mediaId: '0198f1c0-0000-7000-8000-000000000001' },
  },
  imports: {
    method: 'GET',
    path: '/user/class-import',
    auth: 'partner',
    summary: 'The imports of whole classes of my mitra in the last 30 days, the newest first',
    query: listQuery({}),
    data: listOf(pastImport),
  },
  importDetail: {
    method: 'GET',
    path: '/user/class-import/:id',
    auth: 'partner',
    summary: 'An import of mine: its state, and what is taken, changed and left out, line by line',
    params: byImport,
    data: classImport,
    errors: ['not_found'],
  },
  confirmImport: {
    method: 'POST',
    path: '/user/class-import/:id/confirm',
    auth: 'partner',
    summary: 'Make the class as planned, in the background. Called again it changes nothing',
    params: byImport,
    data: classImport,
    errors: ['not_found', 'class_import_not_planned', 'class_import_expired'],
  },
  dropImport: {
    method: 'DELETE',
    path: '/user/class-import/:id',
    auth: 'partner',
    summary: 'Forget an import and its file, unless it is being made; a class that it made stays',
    params: byImport,
    data: noData,
    errors: ['not_found', 'class_import_running'],
  },
  makeDraft: {
    method: 'POST',
    path: '/user/class-draft',
    auth: 'partner',
    limit: making,
    summary: 'Begin a class as a draft with its sections and lessons, whose files are uploaded afterwards',
    body: classDraft,
    data: madeDraft,
    errors: ['invalid_input', 'too_many_requests'],
    example: {
      classId: '0198f1c0-0000-7000-8000-000000000001',
      title: 'Menulis Lead yang Kuat',
      sections: [{ title: 'Pembuka', lessons: [{ type: 'video', title: 'Apa itu lead' }] }],
    },
  },
});
