import type { Deps } from '../../platform/deps.ts';
import { deleteAlsoTaken, findTakenClasses, insertAlsoTaken } from './also-taken.queries.ts';

const batch = 500;

/** Counts again what participants of each class also take, a few classes at a time. */
export const createAlsoTakenCount =
  ({ db }: Pick<Deps, 'db'>) =>
  async () => {
    let after: string | null = null;
    do {
      const classes: { id: string }[] = await findTakenClasses(db, after, batch);
      const ids = classes.map(({ id }) => id);
      await db.$transaction(async (tx) => {
        await deleteAlsoTaken(tx, ids);
        await insertAlsoTaken(tx, ids);
      });
      after = classes.length === batch ? ids.at(-1)! : null;
    } while (after);
  };
