import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { certificateMails } from './certificate.mails.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { createCertificateService } from './certificate.service.ts';
import { createRevocation } from './revocation.ts';
import { clothRoutes } from './cloth.routes.ts';

export { badgeModule, rotateBadgeKeys } from './badge/index.ts';
export { removeCertificateFiles } from './certificate-files.ts';
export { deleteCertificates, restoreCertificates, updateCertificatesOfLines } from './certificate.queries.ts';
export { issueCertificate } from './issue-certificate.ts';
export { sampleCertificate } from './sample-certificate.ts';

export const issueMissingJob = defineJob('certificate.issueMissing');

export function certificateModule(deps: Deps): Module {
  const certificates = createCertificateService(deps);
  return {
    routes: certificateRoutes(certificates, createRevocation(deps)),
    mails: certificateMails,
    jobs: [handleJob(issueMissingJob, certificates.issueMissing, '17 * * * *')],
  };
}

/** Separate module, so that pages which request certificates alone do not load its calls. */
export const clothModule = (deps: Deps): Module => ({ routes: clothRoutes(deps) });
