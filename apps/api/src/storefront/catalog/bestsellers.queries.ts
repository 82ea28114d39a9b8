import type { Db } from '../../platform/db.ts';

/** Number of bestsellers in each topic: the three that most people take, if these are not only a few. */
const perTopic = 3;
const leastParticipants = 25;

/** Marks the bestsellers, so that every card in every process shows the same; only changes are written. */
export const updateBestsellers = (db: Db) => db.$executeRaw`
  WITH best AS (
    SELECT b.id FROM "Category" k CROSS JOIN LATERAL (
      SELECT id FROM "Class" c
      WHERE c."categoryId" = k.id AND c."isForSale" AND c."participantCount" >= ${leastParticipants}
      ORDER BY c."participantCount" DESC, c.id LIMIT ${perTopic}
    ) b
  )
  UPDATE "Class" c SET "isBestseller" = NOT "isBestseller"
  WHERE ("isBestseller" AND NOT EXISTS (SELECT FROM best WHERE best.id = c.id)) OR (NOT "isBestseller" AND c.id IN (SELECT id FROM best))`;
