import type { VoucherScopeWriting } from '@sinau/contracts/commerce/voucher/voucher.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { underscored } from '../../platform/enum-names.ts';
import { countTargets, type Scope } from './voucher.queries.ts';

/** Scope of a voucher, as it is stored. A target that does not exist, or is not the mitra's own, is not found. */
export async function scopeOf(tx: Db, written: VoucherScopeWriting, mitraId: string | null): Promise<Scope> {
  const found = async (table: keyof typeof countTargets, named: readonly string[]) => {
    const ids = [...new Set(named)];
    if ((await countTargets[table](tx, ids, mitraId)) < ids.length) throw new AppError('not_found');
    return ids;
  };
  const scope = written.kind;
  switch (written.kind) {
    case 'all':
      return { scope, targets: [] };
    case 'type':
      return { scope, targets: [...new Set(written.types)].map((type) => ({ type: underscored(type) })) };
    case 'topic':
      return { scope, targets: (await found('category', written.topicIds)).map((categoryId) => ({ categoryId })) };
    case 'class':
      return { scope, targets: (await found('class', written.classIds)).map((classId) => ({ classId })) };
    case 'bundle':
      return { scope, targets: (await found('bundle', written.bundleIds)).map((bundleId) => ({ bundleId })) };
    case 'mitra':
      return { scope, targets: (await found('mitra', written.mitraIds)).map((id) => ({ mitraId: id })) };
  }
}
