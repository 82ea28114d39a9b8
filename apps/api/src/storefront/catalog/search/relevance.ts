import { Prisma } from '../../../platform/db.ts';
import type { Term } from './keyword.ts';

/**
 * Weights of a term by where it is found: in the title, in topic, mitra or educators, in lessons, in the description.
 */
const places = ['A', 'B', 'C', 'D'] as const;
const exactly = [16, 9, 6, 2] as const;
const widely = [10, 5, 3, 1] as const;

/** Sums the weights of all terms in document `d`, each at the best place where it is found. */
export const relevanceSql = (terms: readonly Term[]): Prisma.Sql =>
  terms.length === 0
    ? Prisma.sql`0::int`
    : Prisma.sql`(${Prisma.join(
        terms.map(({ exact, wide }) => Prisma.sql`greatest(${counted(exact, exactly)}, ${counted(wide, widely)})`),
        ' + ',
      )})`;

const counted = (query: string, counts: readonly number[]) =>
  Prisma.sql`CASE ${Prisma.join(
    places.map(
      (place, index) => Prisma.sql`WHEN d.document @@ ${within(query, place)}::tsquery THEN ${counts[index]}::int`,
    ),
    ' ',
  )} ELSE 0 END`;

/** Restricts a query to documents with all of its words in one place. */
export const within = (query: string, place: (typeof places)[number]) =>
  query.replace(/'([a-z0-9]+)'|([a-z0-9]+)/g, `'$1$2':${place}`);
