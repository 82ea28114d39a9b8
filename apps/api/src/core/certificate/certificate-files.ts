import { writeFile } from 'node:fs/promises';
import { screens } from '@sinau/contracts';
import type { Env } from '../../platform/env.ts';
import { createFileStore, type ByteRange, type StoreSettings } from '../../platform/file-store/index.ts';
import { loadSharp } from '../../platform/load-sharp.ts';
import type { CertificateSnapshot } from './certificate.snapshot.ts';

/** Increased when the design of sheets changes, so that stored ones are drawn again. */
const sheetVersion = 2;

/** Width of the picture in pixels. */
const imageWidth = 1_600;

export type CertificateFiles = ReturnType<typeof createCertificateFiles>;

/** Removes the drawn files of deleted certificates. */
export async function removeCertificateFiles(env: StoreSettings, numbers: readonly string[]) {
  const store = createFileStore('certificates', env);
  for (const number of numbers) await store.remove(number);
}

/**
 * Delivers the PDF of a certificate, its picture and one for stories: each is drawn when it is first requested, and
 * stored.
 */
export function createCertificateFiles(env: StoreSettings & Pick<Env, 'PUBLIC_URL'>) {
  const store = createFileStore('certificates', env);
  const addressOf = ({ number }: CertificateSnapshot) => env.PUBLIC_URL + screens.certificate(number);

  const draw = (key: string, make: () => Promise<Buffer>) =>
    store.withWorkFile(async (path) => {
      const content = await make();
      await writeFile(path, content);
      await store.put(key, path);
      return content.length;
    });
  const findOrDraw = async (
    { number, nameCorrectedAt }: CertificateSnapshot,
    ending: string,
    make: () => Promise<Buffer>,
  ) => {
    const correction = nameCorrectedAt ? `-${Date.parse(nameCorrectedAt)}` : '';
    const key = `${number}/${sheetVersion}${correction}.${ending}`;
    const size = (await store.size(key)) ?? (await draw(key, make));
    return { size, read: (range?: ByteRange) => store.read(key, range) };
  };

  return {
    /** Removes work files of processes that were killed while drawing. */
    sweep: store.sweepWorkFiles,

    pdf: (snapshot: CertificateSnapshot) =>
      findOrDraw(snapshot, 'pdf', async () => {
        const { drawCertificate, page, paintPdf } = await import('./sheet/index.ts');
        return paintPdf([drawCertificate(snapshot, addressOf(snapshot))], page, {
          title: `Sertifikat ${snapshot.classTitle}`,
          author: snapshot.issuer,
          subject: `${snapshot.name} telah menyelesaikan kelas ${snapshot.classTitle}`,
          createdAt: new Date(snapshot.completedAt),
        });
      }),
    picture: (snapshot: CertificateSnapshot) =>
      findOrDraw(snapshot, 'svg', async () => {
        const { drawCertificate, page, paintSvg } = await import('./sheet/index.ts');
        return Buffer.from(paintSvg(drawCertificate(snapshot, addressOf(snapshot)), page));
      }),
    /** The picture in pixels, into which a badge is baked. */
    image: (snapshot: CertificateSnapshot) =>
      findOrDraw(snapshot, 'png', async () => {
        const [{ drawCertificate, page, paintSvg }, sharp] = await Promise.all([
          import('./sheet/index.ts'),
          loadSharp(),
        ]);
        const svg = paintSvg(drawCertificate(snapshot, addressOf(snapshot)), page);
        return sharp(Buffer.from(svg), { density: 144 })
          .resize({ width: imageWidth })
          .png({ compressionLevel: 9, palette: true })
          .toBuffer();
      }),
    story: (snapshot: CertificateSnapshot) =>
      findOrDraw(snapshot, 'story.png', async () => {
        const [{ paintStory }, sharp] = await Promise.all([import('./sheet/index.ts'), loadSharp()]);
        const svg = paintStory(snapshot, addressOf(snapshot));
        return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
      }),
  };
}
