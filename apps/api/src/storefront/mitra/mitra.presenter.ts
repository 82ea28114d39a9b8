import type { Mitra } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import type { MitraRow } from './mitra.queries.ts';

export const presentMitra = ({ members, _count, ...row }: MitraRow): Mitra => ({
  ...row,
  totalClass: _count.classes,
  role: members[0]?.role ?? null,
});
