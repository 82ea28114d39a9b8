import { screens } from '@sinau/contracts';
import type { Env } from '../../platform/env.ts';

interface Sampled {
  readonly classTitle: string;
  readonly mitra: string;
  readonly lessonCount: number;
  readonly durationSeconds: number;
}

/** Name and number that belong to nobody; the check character of the number is wrong. */
const name = 'Nama Peserta (contoh)';
const number = '0000000000001';

/** Draws the sheet of a class before anybody has earned it. Its code links to the page where numbers are checked. */
export async function sampleCertificate(env: Pick<Env, 'PRODUCT_NAME' | 'PUBLIC_URL'>, sampled: Sampled, now: Date) {
  const snapshot = {
    version: 1,
    number,
    issuer: env.PRODUCT_NAME,
    name,
    completedAt: now.toISOString(),
    ...sampled,
  } as const;
  const { drawCertificate, page, paintSvg } = await import('./sheet/index.ts');
  return { name, picture: paintSvg(drawCertificate(snapshot, env.PUBLIC_URL + screens.certificate()), page) };
}
