import type { Db } from '../../platform/db.ts';

interface Notice {
  readonly userId: string;
  readonly title: string;
  /** Plain text; may be left out. */
  readonly content?: string;
  /** A path of this origin that it leads to. */
  readonly path?: string;
  readonly createdAt: Date;
}

/** Tells users something in the product, as part of the caller's transaction. */
export const insertNotifications = (tx: Db, notices: readonly Notice[]) =>
  tx.notification.createMany({ data: [...notices] });
