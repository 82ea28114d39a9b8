import type { Db } from '../platform/db.ts';
import type { Env } from '../platform/env.ts';
import { banks } from './banks.ts';
import { categories } from './categories.ts';
import { legalTexts } from './legal-texts.ts';

/** What every installation needs: topics, banks and legal texts. Loading it again brings it up to date. */
export async function seedReference(db: Db, { PRODUCT_NAME, PUBLIC_URL }: Pick<Env, 'PRODUCT_NAME' | 'PUBLIC_URL'>) {
  const texts = legalTexts({ product: PRODUCT_NAME, email: `halo@${new URL(PUBLIC_URL).hostname}` });
  for (const { slug, ...category } of categories)
    await db.category.upsert({ where: { slug }, create: { slug, ...category }, update: category });
  for (const [code, name] of Object.entries(banks))
    await db.bank.upsert({ where: { code }, create: { code, name }, update: { name } });
  for (const { slug, ...text } of texts)
    await db.legalText.upsert({ where: { slug }, create: { slug, ...text }, update: text });
}
