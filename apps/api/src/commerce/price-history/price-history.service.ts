import type { QueryOf } from '@sinau/contracts';
import type { programEndpoints } from '@sinau/contracts/authoring/program/program.endpoints';
import type { Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { findPriceChanges, findPricedClass } from './price-history.queries.ts';

/** Price changes of a class, or of a webinar's tickets (docs/decisions/0162). */
export const createPriceHistory =
  ({ db }: Pick<Deps, 'db'>) =>
  async (where: Prisma.ClassWhereInput, query: QueryOf<typeof programEndpoints.priceHistory>) => {
    const { id: classId } = required(await findPricedClass(db, where));
    const { rows, total } = await findPriceChanges(db, classId, query);
    const list = rows.map(({ id, part, ticketTitle, from, to, actor, createdAt }) => ({
      id,
      part,
      ticketTitle,
      from,
      to,
      changedBy: actor?.fullname ?? null,
      changedAt: createdAt.toISOString(),
    }));
    return listAnswer(query, list, total);
  };
