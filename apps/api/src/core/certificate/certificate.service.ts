import type { QueryOf } from '@sinau/contracts';
import type { certificateEndpoints } from '@sinau/contracts/core/certificate/certificate.endpoints';
import { maxNameCorrections, parseCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import type { ListQuery } from '@sinau/contracts/list-query';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { hours, later } from '../../platform/clock.ts';
import type { Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, pageOf } from '../../platform/list.ts';
import { forEachInSequence } from '../../platform/for-each-in-sequence.ts';
import { required } from '../../platform/required.ts';
import { slugOf } from '../../platform/slugs.ts';
import { createCertificateFiles } from './certificate-files.ts';
import { presentCertificate, presentOwnCertificate } from './certificate.presenter.ts';
import {
  findCertificate,
  findFullname,
  findOwnCertificates,
  findPublicCertificates,
  findUncertified,
  ownedBy,
  updateCertificateDownloaded,
  updateCertificateHidden,
  updateCertificateName,
  type CertificateRow,
} from './certificate.queries.ts';
import { readSnapshot, signSnapshot, type CertificateSnapshot } from './certificate.snapshot.ts';
import { downloadToken, readDownloadToken } from './download-address.ts';
import { issueCertificate } from './issue-certificate.ts';

export type CertificateService = ReturnType<typeof createCertificateService>;

interface CertificateKey {
  readonly id: string;
}

/** Maximum of missing certificates that one run of the sweep issues. */
const sweepSize = 500;

export function createCertificateService(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'jobs' | 'log'>) {
  const { db, clock, env, keys, log } = deps;
  const files = createCertificateFiles(env);

  /** Returns the matching certificate, if its signature is valid. */
  const findGenuine = async (where: Prisma.CertificateWhereInput) => {
    const row = await findCertificate(db, where);
    return { row: required(row), snapshot: required(row && readSnapshot(row, keys.certificate)) };
  };

  /** Lists and counts only certificates with a valid signature. */
  const pageOfGenuine = <T extends object>(
    query: ListQuery,
    rows: readonly CertificateRow[],
    present: (row: CertificateRow, snapshot: CertificateSnapshot) => T,
  ) => {
    const genuine = rows.flatMap((row) => {
      const snapshot = readSnapshot(row, keys.certificate);
      return snapshot ? [{ row, snapshot }] : [];
    });
    const { skip, take } = pageOf(query);
    const page = genuine.slice(skip, skip + take).map(({ row, snapshot }) => present(row, snapshot));
    return listAnswer(query, page, genuine.length);
  };

  const findOwn = async (where: Prisma.CertificateWhereInput) => {
    const { row, snapshot } = await findGenuine(where);
    return presentOwnCertificate(row, snapshot);
  };
  const findPublic = async (where: Prisma.CertificateWhereInput) => {
    const { row, snapshot } = await findGenuine(where);
    return presentCertificate(row, snapshot);
  };

  return {
    mineDetail: (actor: Actor, { id }: CertificateKey) => findOwn(ownedBy(actor.id, id)),
    verify: ({ number }: { number: string }) => findPublic({ number }),

    mine: async (actor: Actor, query: QueryOf<typeof certificateEndpoints.mine>) =>
      pageOfGenuine(query, await findOwnCertificates(db, actor.id, query), presentOwnCertificate),

    async hideOrShow(actor: Actor, { id }: CertificateKey) {
      if (!(await updateCertificateHidden(db, actor.id, id))) throw new AppError('not_found');
      return findOwn(ownedBy(actor.id, id));
    },

    /** Corrects the name to the owner's current one. A certificate that has it already does not change. */
    async correctName(actor: Actor, { id }: CertificateKey) {
      const { row, snapshot } = await findGenuine(ownedBy(actor.id, id));
      const name = await findFullname(db, actor.id);
      if (row.revokedAt) throw new AppError('certificate_revoked');
      if (name !== snapshot.name) {
        if (row.nameCorrections >= maxNameCorrections) throw new AppError('certificate_name_final');
        const corrected = { ...snapshot, name, nameCorrectedAt: clock.now().toISOString() };
        await updateCertificateName(db, row, {
          snapshot: corrected,
          signature: signSnapshot(corrected, keys.certificate),
        });
      }
      return findOwn(ownedBy(actor.id, id));
    },

    async download(actor: Actor, { id }: CertificateKey) {
      const { snapshot } = await findGenuine(ownedBy(actor.id, id));
      if (!(await updateCertificateDownloaded(db, actor.id, id))) throw new AppError('certificate_revoked');
      await files.pdf(snapshot);
      const name = `sertifikat-${slugOf(snapshot.classTitle) || snapshot.number.toLowerCase()}.pdf`;
      return {
        address: `/api/certificate/file/${downloadToken(id, clock.now(), keys.certificate)}/${name}`,
        certificate: await findOwn(ownedBy(actor.id, id)),
      };
    },

    async file({ token }: { token: string }) {
      const { snapshot } = await findGenuine({
        id: readDownloadToken(token, clock.now(), keys.certificate),
        revokedAt: null,
      });
      return { number: snapshot.number, ...(await files.pdf(snapshot)) };
    },

    async picture({ number }: { number: string }) {
      const { snapshot } = await findGenuine({ number, revokedAt: null });
      return { number, ...(await files.picture(snapshot)) };
    },

    async story({ number }: { number: string }) {
      const { snapshot } = await findGenuine({ number, revokedAt: null });
      return { number, ...(await files.story(snapshot)) };
    },

    /** Lists a user's certificates while they are shown and valid; a number finds its certificate in any state. */
    async list(query: QueryOf<typeof certificateEndpoints.list>) {
      const number = query.keyword ? parseCertificateNumber(query.keyword) : null;
      if (!(query.keyword ? number : query.filter)) return listAnswer(query, [], 0);
      return pageOfGenuine(query, await findPublicCertificates(db, number, query), presentCertificate);
    },

    async detail({ type, id }: { type: 'program' | 'webinar' | 'bundle'; id: string }) {
      if (type === 'bundle') throw new AppError('not_found');
      return findPublic({ id, participant: { class: { kind: type } } });
    },

    /** Issues certificates that are missing because an earlier attempt failed, and removes abandoned files. */
    async issueMissing() {
      await files.sweep(later(clock.now(), -hours(1)));
      await forEachInSequence(await findUncertified(db, sweepSize), log, ({ id }) =>
        db.$transaction((tx) => issueCertificate(tx, deps, id)),
      );
    },
  };
}
