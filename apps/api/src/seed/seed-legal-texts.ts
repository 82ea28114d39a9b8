import type { Db } from '../platform/db.ts';
import { earlierPrivacyTexts, legalTexts, type Names } from './legal-texts.ts';

/**
 * The first version of each text; from then on they belong to the operators. Only a text that is still one of ours gets
 * a new version automatically, since it would otherwise be untrue: when measuring ads begins or ceases, and where it does
 * not say yet what a device stores, or how long documents of applicants are.
 */
export async function seedLegalTexts(db: Db, names: Names, now: Date) {
  const others = legalTexts({ ...names, measuresAds: !names.measuresAds });
  for (const [index, { slug, title, body, effectiveAt }] of legalTexts(names).entries()) {
    await db.legalText.upsert({ where: { slug }, create: { slug, title }, update: { title } });
    const newest = await db.legalVersion.findFirst({ where: { slug }, orderBy: { number: 'desc' } });
    const other = others[index]!.body;
    const earlier = earlierPrivacyTexts(body);
    const isOurs = [{ body: other }, ...earlier, ...earlierPrivacyTexts(other)].some(
      (one) => one.body === newest?.body,
    );
    const first = { number: 1, changes: '', effectiveAt, publishedAt: effectiveAt };
    const next = newest && {
      number: newest.number + 1,
      changes: earlier.find((one) => one.body === newest.body)?.changes ?? (names.measuresAds ? measured : unmeasured),
      effectiveAt: now,
      publishedAt: now,
    };
    if (!newest || (isOurs && newest.body !== body))
      await db.legalVersion.createMany({ data: { slug, body, ...(next ?? first) }, skipDuplicates: true });
  }
}

const measured =
  'Kalau kamu mengizinkannya, layanan iklan media sosial dikabari kelas apa yang dilihat, dimasukkan ke keranjang, dan dibeli dari perangkatmu. Pilihannya ada di tanganmu, lewat Pengaturan privasi di bagian bawah halaman.';
const unmeasured = 'Kami tidak lagi mengabari layanan iklan tentang apa yang dilihat dan dibeli dari perangkatmu.';
