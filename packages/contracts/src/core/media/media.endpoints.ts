import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';
import { maxImages, mediaKinds, mediaPurposes } from './media.rules.ts';
import { media } from './media.schemas.ts';
import { packageBounds } from './package.rules.ts';
import { streamProgress } from './streams.schemas.ts';

const byId = z.object({ id: idOf('media') });
const purpose = z.enum(mediaPurposes).optional();
const fileName = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+\.[a-z0-9]+$/);

const refusals = [
  'file_missing',
  'file_too_large',
  'file_empty',
  'file_type_mismatch',
  'file_unreadable',
  'file_inspection_timeout',
  'package_refused',
  'file_kind_not_allowed',
  'upload_space_used_up',
  'upload_interrupted',
  'email_not_verified',
  'too_many_requests',
  'unavailable',
] as const;
const limit = { calls: 300, seconds: 600 };
const oneUpload = z.object({ id: idOf('upload') });

/**
 * The content decides what a file is, never its name. Without `kind` it is detected; without `purpose` a picture is
 * public and everything else is a lesson's. A file without a record that refers to it is deleted after a day, and until
 * then counts against the uploader's space: 5 GB of a mitra, 50 MB of a learner. Learners upload pictures, and their
 * submissions with the purpose `submission`, once their address is confirmed. A submitted file belongs to its author
 * alone, and so does one with the purpose `identity`: a picture or PDF that an application to become a partner shows.
 */
export const mediaEndpoints = defineEndpoints('media', {
  upload: {
    method: 'POST',
    path: '/media',
    auth: 'user',
    accepts: 'multipart',
    limit,
    summary:
      'Upload a file: image 5 MB, pdf 50 MB, audio 200 MB, video 2 GB, captions 1 MB, HTML5 or SCORM package 200 MB; a pdf, document or image to hand in, 25 MB',
    query: z.object({ kind: z.enum(mediaKinds).optional(), purpose }),
    data: media,
    errors: refusals,
  },
  uploadImages: {
    method: 'POST',
    path: '/media-multiple',
    auth: 'user',
    accepts: 'multipart',
    maxFiles: maxImages,
    limit,
    summary: `Upload up to ${maxImages} images: all of them, or none if one is refused`,
    query: z.object({ purpose }),
    data: z.object({ list: z.array(media) }),
    errors: refusals,
  },
  uploadProtocol: {
    method: 'OPTIONS',
    path: '/media/upload',
    auth: 'public',
    answers: 'upload',
    summary: 'What is supported of tus 1.0, the protocol of resumable uploads: creation, termination, expiration',
    data: noData,
  },
  beginUpload: {
    method: 'POST',
    path: '/media/upload',
    auth: 'user',
    answers: 'upload',
    limit,
    summary:
      'Begin a resumable upload (tus 1.0): `Upload-Length` in bytes, `filename` in `Upload-Metadata`; its address is in `Location`. Bounds are those of POST /media',
    query: z.object({ kind: z.enum(mediaKinds), purpose }),
    data: noData,
    errors: [
      'file_too_large',
      'file_empty',
      'file_kind_not_allowed',
      'invalid_input',
      'upload_space_used_up',
      'email_not_verified',
    ],
  },
  uploadState: {
    method: 'GET',
    path: '/media/upload/:id',
    auth: 'user',
    answers: 'upload',
    summary: 'How much of an upload has arrived, in `Upload-Offset`. Ends a part that is still being received',
    params: oneUpload,
    data: noData,
    errors: ['not_found'],
  },
  sendChunk: {
    method: 'PATCH',
    path: '/media/upload/:id',
    auth: 'user',
    accepts: 'chunk',
    answers: 'upload',
    summary: 'Send the bytes from `Upload-Offset` on, as application/offset+octet-stream',
    params: oneUpload,
    data: noData,
    errors: ['not_found', 'file_type_mismatch'],
  },
  dropUpload: {
    method: 'DELETE',
    path: '/media/upload/:id',
    auth: 'user',
    answers: 'upload',
    summary: 'Cancel an upload. Nothing of it stays',
    params: oneUpload,
    data: noData,
    errors: ['not_found', 'upload_offset_conflict'],
  },
  completeUpload: {
    method: 'POST',
    path: '/media/upload/:id/complete',
    auth: 'user',
    summary: 'Look into an upload that has arrived whole, and keep it as a file. Called again it answers the same file',
    params: oneUpload,
    data: media,
    errors: ['not_found', 'upload_incomplete', 'upload_offset_conflict', ...refusals],
  },
  detail: {
    method: 'GET',
    path: '/media/:id',
    auth: 'user',
    summary: 'A file of mine or of my mitra, with an address that is valid from now on',
    params: byId,
    data: media,
    errors: ['not_found'],
  },
  prepareAgain: {
    method: 'POST',
    path: '/media/:id/prepare',
    auth: 'user',
    summary: 'Try again to make a recording playable in every browser, after that has failed',
    params: byId,
    data: media,
    errors: ['not_found'],
  },
  streams: {
    method: 'GET',
    path: '/media/:id/streams',
    auth: 'user',
    summary: 'How far the streams of a recording are; null where none are made',
    params: byId,
    data: z.object({ progress: streamProgress.nullable() }),
    errors: ['not_found'],
  },
  makeStreams: {
    method: 'PUT',
    path: '/media/:id/streams',
    auth: 'user',
    summary:
      'Make what is missing of the streams after a failure or a cancellation; or make all of them anew, with the other loudness',
    params: byId,
    body: streamProgress.pick({ evensLoudness: true }),
    example: { evensLoudness: true },
    data: z.object({ progress: streamProgress }),
    errors: ['not_found', 'recording_original_removed'],
  },
  cancelStreams: {
    method: 'DELETE',
    path: '/media/:id/streams',
    auth: 'user',
    summary: 'Cancel the making of the streams of a recording. Those that are ready stay',
    params: byId,
    data: z.object({ progress: streamProgress }),
    errors: ['not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/media/:id',
    auth: 'user',
    summary: 'Delete a file that nothing refers to',
    params: byId,
    data: noData,
    errors: ['not_found', 'media_in_use'],
  },
  redirect: {
    method: 'GET',
    path: '/media/:id/redirect',
    auth: 'optional',
    answers: 'redirect',
    summary: 'To the file itself; pictures at the nearest rendered width (`compress` alone means 1280)',
    params: byId,
    query: z.object({
      compress: z.enum(['true', 'false']).optional(),
      width: z.coerce.number().int().min(1).max(8192).optional(),
    }),
    data: noData,
    errors: ['not_found'],
  },
  publicFile: {
    method: 'GET',
    path: '/media/public/:id/:name',
    auth: 'public',
    answers: 'file',
    summary: 'A public file',
    params: z.object({ ...byId.shape, name: fileName }),
    data: noData,
    errors: ['not_found', 'range_not_satisfiable'],
  },
  signedFile: {
    method: 'GET',
    path: '/media/file/:token/:name',
    auth: 'public',
    answers: 'file',
    summary: "A lesson's file, by an address signed for its duration and an hour",
    params: z.object({ token: z.string().max(160), name: fileName }),
    // First byte of a range, which the server ignores: browsers queue requests of one address, so each range has its own.
    query: z.object({ from: z.coerce.number().int().min(0).optional() }),
    data: noData,
    errors: ['not_found', 'media_address_expired', 'range_not_satisfiable'],
  },
  packageFile: {
    method: 'GET',
    path: '/media/package/:token/*',
    auth: 'public',
    answers: 'file',
    summary:
      'A file of an HTML5 or SCORM package, by an address signed for all of them; a page of it runs in a frame and a sandbox, without cookies and away from every other address. Refused as the page of a tab',
    params: z.object({ token: z.string().max(160), '*': z.string().max(packageBounds.maxPathLength) }),
    data: noData,
    errors: ['not_found', 'media_address_expired', 'range_not_satisfiable', 'package_outside_lesson'],
  },
});
