import type { Db } from '../../platform/db.ts';

export const updateHidden = (
  tx: Db,
  id: string,
  hidden: { hiddenAt: Date; hiddenReason: string; hiddenById: string } | null,
) =>
  tx.discussion.update({
    where: { id },
    data: hidden ?? { hiddenAt: null, hiddenReason: null, hiddenById: null },
    select: { id: true },
  });
