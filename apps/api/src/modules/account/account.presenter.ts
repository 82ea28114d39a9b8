import type { Agreements, WaitingWish } from '@sinau/contracts/account/account.schemas';
import type { LegalSlug } from '@sinau/contracts/content/content.endpoints';
import type { SaleBundle, SaleClass } from '../catalog/index.ts';
import type { findAgreements } from './account.queries.ts';
import { isoOrNull } from '../../platform/iso.ts';

export const presentWishedItem = (
  type: NonNullable<WaitingWish['item']>['type'],
  { id, title, slug, thumbnail, salePrice, normalPrice, mitra, isForSale, ...row }: SaleClass | SaleBundle,
): NonNullable<WaitingWish['item']> => ({
  type,
  id,
  title,
  slug,
  thumbnail,
  salePrice,
  normalPrice,
  promotionEndsAt: 'promotionEndsAt' in row ? row.promotionEndsAt : null,
  mitra,
  isForSale,
});

export const presentAgreements = (rows: Awaited<ReturnType<typeof findAgreements>>): Agreements => ({
  list: rows.map(({ slug, title, updatedAt, agreements: [newest] }) => ({
    slug: slug as LegalSlug,
    title,
    version: updatedAt.toISOString(),
    agreedVersion: isoOrNull(newest?.version),
    agreedAt: isoOrNull(newest?.agreedAt),
    isAgreed: newest?.version.getTime() === updatedAt.getTime(),
  })),
});
