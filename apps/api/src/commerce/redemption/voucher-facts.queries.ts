import type { CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import type { VoucherFunder, VoucherKind, VoucherScope } from '@sinau/contracts/commerce/voucher/voucher.rules';
import { Prisma, type RunSql } from '../../platform/db.ts';

/** Codes that a checkout names. */
export interface VoucherCodes {
  readonly mitra: string | null;
  readonly platform: string | null;
}

/** Buyer of a checkout, its items, and the waiting orders that it would replace. */
export interface Asked {
  readonly userId: string;
  readonly codes: VoucherCodes;
  readonly classIds: readonly string[];
  readonly bundleIds: readonly string[];
  /** Items that such orders share with it: the seats of these classes, and these additional tickets. */
  readonly seatIds: readonly string[];
  readonly additionalIds: readonly string[];
  readonly replaces: readonly string[];
  readonly now: Date;
}

export interface FoundVoucher {
  readonly id: string;
  readonly code: string;
  readonly fundedBy: VoucherFunder;
  readonly mitraId: string | null;
  readonly mitra: { id: string; name: string; slug: string; logo: string | null } | null;
  readonly kind: VoucherKind;
  readonly value: number;
  readonly maxDiscount: number | null;
  readonly minPurchase: number;
  readonly quota: number | null;
  readonly perUser: number | null;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isFirstPurchaseOnly: boolean;
  readonly isStackable: boolean;
  readonly isActive: boolean;
  readonly taken: number;
  readonly scope: VoucherScope;
  readonly types: readonly string[];
  readonly ids: readonly string[];
  /** Uses held and used by the buyer, without those of the replaced orders. */
  readonly takenByBuyer: number;
  /** Uses held by the replaced orders, and by those of them that are not overdue. */
  readonly heldHere: number;
  readonly isHeldByBuyer: boolean;
}
export interface VoucherFacts {
  readonly vouchers: readonly FoundVoucher[];
  /** Topics of classes and bundles, by their ids. */
  readonly topics: Readonly<Record<string, string | null>>;
  readonly teamOf: readonly string[];
  readonly hasBought: boolean;
}
/** Tab of a class. A bundle takes the tab of its lines. */
export type ClassTab = Exclude<CatalogTab, 'bundling'>;

/** Reads the facts that decide about the vouchers of a checkout in one statement. */
export async function findVoucherFacts(sql: RunSql, asked: Asked): Promise<VoucherFacts> {
  const { userId, codes, classIds, bundleIds, seatIds, additionalIds, replaces, now } = asked;
  const buyer = Prisma.sql`${userId}::uuid`;
  const [row] = await sql<VoucherFacts>(Prisma.sql`
    WITH found AS MATERIALIZED (
      SELECT * FROM "Voucher" WHERE code = ANY(${[codes.mitra, codes.platform].filter((code) => code !== null)}::text[])
    ), own AS MATERIALIZED (
      SELECT o.id, o."expiresAt" FROM "Order" o
      WHERE o."userId" = ${buyer} AND o.status IN ('PENDING', 'REVIEW') AND (o.id = ANY(${replaces}::uuid[]) OR EXISTS (
        SELECT FROM "OrderLine" l WHERE l."orderId" = o.id AND l."waitingUserId" = ${buyer}
          AND (l."classId" = ANY(${seatIds}::uuid[]) AND l."ticketKind" IS DISTINCT FROM 'additional' OR l."ticketId" = ANY(${additionalIds}::uuid[]))))
    ), mine AS MATERIALIZED (
      SELECT r."voucherId", own.id IS NOT NULL AS "isHere", coalesce(own."expiresAt" > ${now}, FALSE) AS "isLive"
      FROM "VoucherRedemption" r LEFT JOIN own ON own.id = r."orderId"
      WHERE r."userId" = ${buyer} AND r.state <> 'released' AND r."voucherId" IN (SELECT id FROM found)
    )
    SELECT
      (SELECT coalesce(json_agg(json_build_object(
        'id', v.id, 'code', v.code, 'fundedBy', v."fundedBy", 'mitraId', v."mitraId", 'kind', v.kind, 'value', v.value,
        'maxDiscount', v."maxDiscount", 'minPurchase', v."minPurchase", 'quota', v.quota, 'perUser', v."perUser",
        'startsAt', v."startsAt", 'endsAt', v."endsAt", 'isFirstPurchaseOnly', v."isFirstPurchaseOnly",
        'isStackable', v."isStackable", 'isActive', v."isActive", 'taken', v.held + v.used, 'scope', v.scope,
        'mitra', (SELECT json_build_object('id', m.id, 'name', m.name, 'slug', m.slug, 'logo', m.logo) FROM "Mitra" m WHERE m.id = v."mitraId"),
        'types', (SELECT coalesce(json_agg(t.type), '[]') FROM "VoucherTarget" t WHERE t."voucherId" = v.id AND t.type IS NOT NULL),
        'ids', (
          SELECT coalesce(json_agg(coalesce(t."categoryId", t."classId", t."bundleId", t."mitraId")), '[]')
          FROM "VoucherTarget" t WHERE t."voucherId" = v.id AND t.type IS NULL),
        'takenByBuyer', (SELECT count(*) FROM mine WHERE mine."voucherId" = v.id AND NOT mine."isHere"),
        'heldHere', (SELECT count(*) FROM mine WHERE mine."voucherId" = v.id AND mine."isHere"),
        'isHeldByBuyer', EXISTS (SELECT FROM mine WHERE mine."voucherId" = v.id AND mine."isLive"))), '[]')
        FROM found v) AS vouchers,
      (SELECT coalesce(json_object_agg(one.id, one."categoryId"), '{}') FROM (
        SELECT id, "categoryId" FROM "Class" WHERE id = ANY(${classIds}::uuid[])
        UNION ALL SELECT id, "categoryId" FROM "Bundle" WHERE id = ANY(${bundleIds}::uuid[])) one) AS topics,
      (SELECT coalesce(json_agg(m."mitraId"), '[]') FROM "MitraMember" m WHERE m."userId" = ${buyer}) AS "teamOf",
      EXISTS (SELECT FROM "Order" o WHERE o."userId" = ${buyer} AND o."paidAt" IS NOT NULL AND o.total > 0)
        OR EXISTS (
          SELECT FROM "VoucherRedemption" r JOIN "Voucher" v ON v.id = r."voucherId" AND v."isFirstPurchaseOnly"
          WHERE r."userId" = ${buyer} AND r.state <> 'released' AND r."orderId" NOT IN (SELECT id FROM own)) AS "hasBought"`);
  return row!;
}
