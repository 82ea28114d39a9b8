import { certificateEndpoints } from '@sinau/contracts/certificate/certificate.endpoints';
import type { FileAnswer } from '../../http/files.ts';
import { defineRoutes } from '../../http/routes.ts';
import type { CertificateService } from './certificate.service.ts';

type StoredFile = Awaited<ReturnType<CertificateService['file']>>;

const fileAnswer = ({ number, size, read }: StoredFile, type: string): FileAnswer => ({
  size,
  read,
  type,
  tag: `${number}-${size}`,
  // Short, since it may be revoked; private, since it carries a name.
  cacheControl: 'private, max-age=300',
});

export const certificateRoutes = (certificates: CertificateService) =>
  defineRoutes(certificateEndpoints, {
    mine: ({ actor, query }) => certificates.mine(actor.id, query),
    mineDetail: ({ actor, params }) => certificates.mineDetail(actor.id, params.id),
    hideOrShow: ({ actor, params }) => certificates.hideOrShow(actor.id, params.id),
    download: ({ actor, params }) => certificates.download(actor.id, params.id),
    file: async ({ params }) => fileAnswer(await certificates.file(params.token), 'application/pdf'),
    picture: async ({ params }) => fileAnswer(await certificates.picture(params.number), 'image/svg+xml'),
    list: ({ query }) => certificates.list(query),
    verify: ({ params }) => certificates.verify(params.number),
    detail: ({ params }) => certificates.detail(params.type, params.id),
    revoke: ({ actor, params, body }) => certificates.revoke(actor.id, params.id, body.reason),
  });
