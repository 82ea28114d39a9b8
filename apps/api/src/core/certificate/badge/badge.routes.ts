import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { badgeEndpoints } from '@sinau/contracts/core/badge/badge.endpoints';
import type { BadgeFormat } from '@sinau/contracts/core/badge/badge.rules';
import type { FileAnswer } from '../../../http/files.ts';
import { defineRoutes } from '../../../http/routes.ts';
import { forEverybody } from '../../../platform/public-file.ts';
import type { BadgeService } from './badge.service.ts';

/** Types of the files, as Open Badges 3.0 says. */
const types: Record<BadgeFormat, string> = {
  json: 'application/vc+ld+json',
  jwt: 'text/plain; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
};

const fileAnswer = ({ format, content }: { format: BadgeFormat; content: Buffer }): FileAnswer => ({
  size: content.length,
  read: async (range) => Readable.from([content.subarray(range.start, range.end + 1)]),
  type: types[format],
  tag: createHash('sha1').update(content).digest('base64url'),
  // Short, since the certificate may be revoked; private, since it carries a name.
  cacheControl: 'private, max-age=300',
  // Verifiers are pages of others, too.
  headers: forEverybody,
});

export const badgeRoutes = (badges: BadgeService) =>
  defineRoutes(badgeEndpoints, {
    address: ({ actor, params, body }) => badges.address(actor, params, body),
    file: async ({ params }) => fileAnswer(await badges.file(params)),
    credential: async ({ params }) => fileAnswer(await badges.credential(params)),
  });
