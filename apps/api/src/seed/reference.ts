import type { Db } from '../platform/db.ts';
import type { Env } from '../platform/env.ts';
import { banks } from './banks.ts';
import { categories } from './categories.ts';
import { seedFaq } from './faq.ts';
import { seedLegalTexts } from './seed-legal-texts.ts';
import { seedSynonyms } from './synonyms.ts';

/**
 * Data that every installation needs: topics, banks, legal texts, answered questions and synonyms. Loading it again
 * updates it.
 */
export async function seedReference(
  db: Db,
  { PRODUCT_NAME, CONTACT_EMAIL, AD_PIXEL_ID }: Pick<Env, 'PRODUCT_NAME' | 'CONTACT_EMAIL' | 'AD_PIXEL_ID'>,
  now = new Date(),
) {
  await seedTopics(db);
  for (const [code, name] of Object.entries(banks))
    await db.bank.upsert({ where: { code }, create: { code, name }, update: { name } });
  await seedLegalTexts(
    db,
    { product: PRODUCT_NAME, email: CONTACT_EMAIL, measuresAds: AD_PIXEL_ID !== undefined },
    now,
  );
  await seedFaq(db);
  await seedSynonyms(db);
}

/** The first topics; from then on they belong to the operators, who may rename and remove them. */
async function seedTopics(db: Db) {
  if ((await db.category.count()) === 0) await db.category.createMany({ data: categories });
}
