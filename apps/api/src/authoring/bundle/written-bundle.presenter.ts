import { bundleDiff, type BundleSnapshot } from '@sinau/contracts/authoring/bundle/bundle-changes.schemas';
import { bundleChecklist } from '@sinau/contracts/authoring/bundle/bundle.rules';
import type { Bundle, HeldClass, MyBundle, WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { currentPrice, presentProgramCard, type CardRow } from '../../storefront/catalog/index.ts';
import { saleWithoutSeats } from '../../storefront/stock/index.ts';
import type { HeldClassRow, MyBundleRow, WrittenBundleRow } from './written-bundle.queries.ts';

export function presentMyBundle(row: MyBundleRow, now: Date): MyBundle {
  const { id, code, title, slug, thumbnail, salePrice, isForSale, unsold, participantCount, statusApprove } = row;
  const classes = row.classes.map((held) => presentHeldClass(held, now));
  return {
    id,
    code,
    title,
    slug,
    thumbnail,
    salePrice,
    isForSale,
    unsold,
    participantCount,
    type: 'bundle',
    normalPrice: classes.reduce((sum, one) => sum + one.salePrice, 0),
    totalClass: classes.length,
    status: statusApprove === 'publish' ? 'publish' : 'review',
    statusApprove: row.hasChanges ? 'changed' : statusApprove,
    missing: isDraft(statusApprove) ? missingOf(row, classes) : [],
    archiveAt: isoOrNull(row.archiveAt),
    suspendedAt: isoOrNull(row.suspendedAt),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const isDraft = (state: MyBundleRow['statusApprove']) => state === 'draft' || state === 'revision';

const missingOf = ({ category, ...row }: MyBundleRow, classes: HeldClass[]) =>
  bundleChecklist({ ...row, categoryId: category?.id ?? null, classes }).flatMap(({ field, isDone }) =>
    isDone ? [] : [field],
  );

export function presentWrittenBundle(row: WrittenBundleRow, now: Date): WrittenBundle {
  const { mitraId: _, live, hasChanges: __, ...fields } = row;
  return {
    ...fields,
    ...presentMyBundle(row, now),
    classes: row.classes.map((held) => presentHeldClass(held, now)),
    submittedAt: isoOrNull(row.submittedAt),
    publishedAt: isoOrNull(row.publishedAt),
    changes: live ? bundleDiff(live, snapshotOf(row)) : [],
  };
}

export const presentHeldClass = ({ promotionEndsAt, ...row }: HeldClassRow, now: Date): HeldClass => {
  const {
    normalPrice: _,
    promotionEndsAt: __,
    ...held
  } = currentPrice({ ...row, promotionEndsAt: promotionEndsAt === null ? null : new Date(promotionEndsAt) }, now);
  return { ...held, format: hyphenated(held.format) };
};

/** Presents the page of a bundle as it would be; a topic that is not chosen yet is marked. */
export function presentBundlePreview(
  { id, code, slug, title, description, thumbnail, category, participantCount, updatedAt, ...row }: WrittenBundleRow,
  { cards, mitra, now }: { cards: readonly CardRow[]; mitra: Bundle['mitra']; now: Date },
): Bundle {
  const reasonOf = (id: string) => row.classes.find((one) => one.id === id)!.reason;
  const classes = cards.map((card) => ({ ...presentProgramCard(card, now), reason: reasonOf(card.id) }));
  const sumOf = (valueOf: (one: Bundle['classes'][number]) => number) =>
    classes.reduce((sum, one) => sum + valueOf(one), 0);
  const salePrice = row.salePrice ?? 0;
  const normalPrice = sumOf((one) => one.salePrice);
  const ratings = sumOf(({ rating }) => rating?.count ?? 0);
  const stars = sumOf(({ rating }) => (rating ? rating.average * rating.count : 0));
  return {
    id,
    type: 'bundle',
    code,
    slug,
    title,
    description,
    thumbnail,
    category: category ?? { title: 'Topik belum dipilih', slug: '' },
    mitra,
    salePrice,
    normalPrice: normalPrice > salePrice ? normalPrice : null,
    promotionEndsAt: null,
    archiveAt: null,
    sale: saleWithoutSeats(true),
    saving: normalPrice > salePrice ? normalPrice - salePrice : null,
    rating: ratings > 0 ? { average: Math.round((stars / ratings) * 10) / 10, count: ratings } : null,
    totalClass: classes.length,
    totalLesson: sumOf(({ totalLesson }) => totalLesson),
    durationSeconds: sumOf(({ durationSeconds }) => durationSeconds),
    participantCount,
    badge: null,
    updatedAt: updatedAt.toISOString(),
    classes,
    own: null,
  };
}

const snapshotOf = ({
  title,
  description,
  thumbnail,
  category,
  salePrice,
  classes,
}: WrittenBundleRow): BundleSnapshot => ({
  title,
  description,
  thumbnail,
  category: category?.title ?? null,
  salePrice,
  classes: classes.map((one) => ({ id: one.id, title: one.title, reason: one.reason })),
});
