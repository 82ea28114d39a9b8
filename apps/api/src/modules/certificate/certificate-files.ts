import { writeFile } from 'node:fs/promises';
import { screens } from '@sinau/contracts';
import type { Env } from '../../platform/env.ts';
import { createFileStore, type ByteRange } from '../../platform/file-store.ts';
import type { CertificateSnapshot } from './certificate.snapshot.ts';

/** Increased when sheets are drawn differently, so that stored ones are drawn again. */
const sheetVersion = 2;

export type CertificateFiles = ReturnType<typeof createCertificateFiles>;

/** The PDF of a certificate and its picture: each is drawn when it is first requested, and stored. */
export function createCertificateFiles(
  env: Pick<Env, 'DATA_DIR' | 'PUBLIC_URL' | 'UPLOAD_RESERVE_MB' | 'UPLOAD_RESERVE_PERCENT'>,
) {
  const store = createFileStore('certificates', env);
  const addressOf = ({ number }: CertificateSnapshot) => env.PUBLIC_URL + screens.certificate(number);

  const draw = (key: string, make: () => Promise<Buffer>) =>
    store.withWorkFile(async (path) => {
      const content = await make();
      await writeFile(path, content);
      await store.put(key, path);
      return content.length;
    });
  const findOrDraw = async ({ number }: CertificateSnapshot, ending: string, make: () => Promise<Buffer>) => {
    const key = `${number}/${sheetVersion}.${ending}`;
    const size = (await store.size(key)) ?? (await draw(key, make));
    return { size, read: (range?: ByteRange) => store.read(key, range) };
  };

  return {
    /** Removes what processes that were killed while drawing have left. */
    sweep: store.sweepWorkFiles,

    pdf: (snapshot: CertificateSnapshot) =>
      findOrDraw(snapshot, 'pdf', async () => {
        const { drawCertificate, paintPdf } = await import('./sheet/index.ts');
        return paintPdf(drawCertificate(snapshot, addressOf(snapshot)), {
          title: `Sertifikat ${snapshot.classTitle}`,
          author: snapshot.issuer,
          subject: `${snapshot.name} telah menyelesaikan kelas ${snapshot.classTitle}`,
          createdAt: new Date(snapshot.completedAt),
        });
      }),
    picture: (snapshot: CertificateSnapshot) =>
      findOrDraw(snapshot, 'svg', async () => {
        const { drawCertificate, paintSvg } = await import('./sheet/index.ts');
        return Buffer.from(paintSvg(drawCertificate(snapshot, addressOf(snapshot))));
      }),
  };
}
