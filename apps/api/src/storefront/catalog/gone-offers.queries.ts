import type { Db } from '../../platform/db.ts';

export const findGoneOffer = (db: Db, slug: string) => db.goneOffer.findUnique({ where: { slug } });
