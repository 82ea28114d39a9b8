import type { Db } from '../../platform/db.ts';

/** Least number of participants of a bestseller, which is the class of its topic that most people take (0272). */
const leastParticipants = 25;

/** Marks the bestsellers, so that every card in every process shows the same; only changes are written. */
export const updateBestsellers = (db: Db) => db.$executeRaw`
  WITH best AS (
    SELECT b.id FROM "Category" k CROSS JOIN LATERAL (
      SELECT id FROM "Class" c
      WHERE c."categoryId" = k.id AND c."isForSale" AND c."participantCount" >= ${leastParticipants}
      ORDER BY c."participantCount" DESC, c.id LIMIT 1
    ) b
  )
  UPDATE "Class" c SET "isBestseller" = NOT "isBestseller"
  WHERE ("isBestseller" AND NOT EXISTS (SELECT FROM best WHERE best.id = c.id)) OR (NOT "isBestseller" AND c.id IN (SELECT id FROM best))`;
