import { certificateEndpoints } from '@sinau/contracts/core/certificate/certificate.endpoints';
import type { FileAnswer } from '../../http/files.ts';
import { defineRoutes } from '../../http/routes.ts';
import type { CertificateService } from './certificate.service.ts';
import type { Revocation } from './revocation.ts';

type StoredFile = Awaited<ReturnType<CertificateService['file']>>;

const fileAnswer = ({ number, size, read }: StoredFile, type: string): FileAnswer => ({
  size,
  read,
  type,
  tag: `${number}-${size}`,
  // Short, since the certificate may be revoked; private, since it carries a name.
  cacheControl: 'private, max-age=300',
});

export const certificateRoutes = (certificates: CertificateService, revocation: Revocation) =>
  defineRoutes(certificateEndpoints, {
    mine: ({ actor, query }) => certificates.mine(actor, query),
    mineDetail: ({ actor, params }) => certificates.mineDetail(actor, params),
    hideOrShow: ({ actor, params }) => certificates.hideOrShow(actor, params),
    correctName: ({ actor, params }) => certificates.correctName(actor, params),
    download: ({ actor, params }) => certificates.download(actor, params),
    file: async ({ params }) => fileAnswer(await certificates.file(params), 'application/pdf'),
    picture: async ({ params }) => fileAnswer(await certificates.picture(params), 'image/svg+xml'),
    story: async ({ params }) => fileAnswer(await certificates.story(params), 'image/png'),
    list: ({ query }) => certificates.list(query),
    verify: ({ params }) => certificates.verify(params),
    detail: ({ params }) => certificates.detail(params),
    revoke: ({ actor, params, body }) => revocation.revoke(actor, params, body),
    restore: ({ actor, params, body }) => revocation.restore(actor, params, body),
  });
