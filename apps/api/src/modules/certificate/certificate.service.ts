import { parseCertificateNumber } from '@sinau/contracts/certificate/certificate.rules';
import type { RevocationReason } from '@sinau/contracts/certificate/certificate.schemas';
import type { ListQuery } from '@sinau/contracts/list-query';
import { AppError } from '../../platform/app-error.ts';
import type { Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { conditionOf, containing, listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { slugOf } from '../../platform/slugs.ts';
import { createCertificateFiles } from './certificate-files.ts';
import { presentCertificate, presentOwnCertificate } from './certificate.presenter.ts';
import {
  findCertificate,
  findCertificates,
  findUncertified,
  ownedBy,
  updateCertificateDownloaded,
  updateCertificateHidden,
  updateCertificateRevoked,
  type CertificateRow,
} from './certificate.queries.ts';
import { readSnapshot, type CertificateSnapshot } from './certificate.snapshot.ts';
import { downloadToken, readDownloadToken } from './download-address.ts';
import { issueCertificate } from './issue-certificate.ts';

export type CertificateService = ReturnType<typeof createCertificateService>;

/** How many missing certificates one run of the sweep makes up for. */
const sweepSize = 500;

export function createCertificateService(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'log'>) {
  const { db, clock, env, keys, log } = deps;
  const files = createCertificateFiles(env);

  /** The one certificate that fits, if it is what we once signed. */
  const findGenuine = async (where: Prisma.CertificateWhereInput) => {
    const row = await findCertificate(db, where);
    const snapshot = row && readSnapshot(row, keys.certificate);
    if (!snapshot) throw new AppError('not_found');
    return { row, snapshot };
  };

  const findPage = async <T extends object>(
    query: ListQuery,
    where: Prisma.CertificateWhereInput,
    present: (row: CertificateRow, snapshot: CertificateSnapshot) => T,
  ) => {
    const [[, direction] = ['issuedAt', 'desc'] as const] = sortingOf(query, [['issuedAt', 'desc']]);
    // Whether one is genuine only its signature tells, so that all are read and what is counted is what is listed.
    const genuine = (await findCertificates(db, where, direction)).flatMap((row) => {
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
    mineDetail: (userId: string, id: string) => findOwn(ownedBy(userId, id)),
    verify: (number: string) => findPublic({ number }),

    mine(userId: string, query: ListQuery) {
      const { isHidden, classId } = query.filter ?? {};
      const participant = {
        userId,
        classId: conditionOf(classId),
        ...(query.keyword && { class: { title: containing(query.keyword) } }),
      };
      return findPage(
        query,
        { isHidden: conditionOf(isHidden), participant } as Prisma.CertificateWhereInput,
        presentOwnCertificate,
      );
    },

    async hideOrShow(userId: string, id: string) {
      if (!(await updateCertificateHidden(db, userId, id))) throw new AppError('not_found');
      return findOwn(ownedBy(userId, id));
    },

    async download(userId: string, id: string) {
      const { snapshot } = await findGenuine(ownedBy(userId, id));
      if (!(await updateCertificateDownloaded(db, userId, id))) throw new AppError('certificate_revoked');
      await files.pdf(snapshot);
      const name = `sertifikat-${slugOf(snapshot.classTitle) || snapshot.number.toLowerCase()}.pdf`;
      return {
        address: `/api/certificate/file/${downloadToken(id, clock.now(), keys.certificate)}/${name}`,
        certificate: await findOwn(ownedBy(userId, id)),
      };
    },

    async file(token: string) {
      const { snapshot } = await findGenuine({
        id: readDownloadToken(token, clock.now(), keys.certificate),
        revokedAt: null,
      });
      return { number: snapshot.number, ...(await files.pdf(snapshot)) };
    },

    async picture(number: string) {
      const { snapshot } = await findGenuine({ number, revokedAt: null });
      return { number, ...(await files.picture(snapshot)) };
    },

    /** Somebody's certificates are listed while they are shown and valid; who knows a number sees that one in any state. */
    async list(query: ListQuery & { filter?: { userId: string } | undefined }) {
      const userId = query.filter?.userId;
      const number = query.keyword ? parseCertificateNumber(query.keyword) : null;
      if (!(query.keyword ? number : userId)) return listAnswer(query, [], 0);
      return findPage(
        query,
        { ...(number ? { number } : { isHidden: false, revokedAt: null }), ...(userId && { participant: { userId } }) },
        presentCertificate,
      );
    },

    async detail(type: 'program' | 'webinar' | 'bundle', id: string) {
      if (type === 'bundle') throw new AppError('not_found');
      return findPublic({ id, participant: { class: { kind: type } } });
    },

    async revoke(operatorId: string, id: string, reason: RevocationReason) {
      await findGenuine({ id });
      if (
        !(await updateCertificateRevoked(db, id, {
          revokedAt: clock.now(),
          revokedFor: reason,
          revokedById: operatorId,
        }))
      )
        throw new AppError('certificate_revoked');
      return findOwn({ id });
    },

    /** Makes up for whatever once kept a certificate from being issued. */
    async issueMissing() {
      await oneByOne(await findUncertified(db, sweepSize), log, ({ id }) =>
        db.$transaction((tx) => issueCertificate(tx, deps, id)),
      );
    },
  };
}
