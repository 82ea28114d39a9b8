import { join } from 'node:path';
import { screens } from '@sinau/contracts';
import type { Env } from '../../platform/env.ts';
import type { CertificateSnapshot } from './certificate.snapshot.ts';
import { createFileStore, type StoredFile } from './file-store.ts';
import { drawCertificate } from './sheet/design.ts';
import { paintPdf } from './sheet/pdf.ts';
import { paintSvg } from './sheet/svg.ts';

/** Grows when sheets are drawn in another way, so that those that were kept are drawn anew. */
const sheetVersion = 2;

export type CertificateFiles = ReturnType<typeof createCertificateFiles>;

/** The PDF of a certificate and its picture: each made when it is first wanted, and kept. */
export function createCertificateFiles(env: Pick<Env, 'DATA_DIR' | 'PUBLIC_URL'>) {
  const store = createFileStore(join(env.DATA_DIR, 'certificates'));
  const drawingOf = (snapshot: CertificateSnapshot) =>
    drawCertificate(snapshot, env.PUBLIC_URL + screens.certificate(snapshot.number));

  const findOrMake = async (
    { number }: CertificateSnapshot,
    ending: string,
    make: () => Promise<Buffer>,
  ): Promise<StoredFile> => {
    const name = `${number.slice(-2)}/${number}.${sheetVersion}.${ending}`;
    const kept = await store.find(name);
    if (kept) return kept;
    await store.put(name, await make());
    return (await store.find(name))!;
  };

  return {
    pdf: (snapshot: CertificateSnapshot) =>
      findOrMake(snapshot, 'pdf', () =>
        paintPdf(drawingOf(snapshot), {
          title: `Sertifikat ${snapshot.classTitle}`,
          author: snapshot.issuer,
          subject: `${snapshot.name} telah menyelesaikan kelas ${snapshot.classTitle}`,
          createdAt: new Date(snapshot.completedAt),
        }),
      ),
    picture: (snapshot: CertificateSnapshot) =>
      findOrMake(snapshot, 'svg', async () => Buffer.from(paintSvg(drawingOf(snapshot)))),
  };
}
