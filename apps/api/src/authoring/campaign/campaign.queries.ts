import type { QueryOf } from '@sinau/contracts';
import type { campaignEndpoints } from '@sinau/contracts/authoring/campaign/campaign.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { prismaList, readPage } from '../../platform/list.ts';

const topics = {
  orderBy: { category: { title: 'asc' } },
  select: { category: { select: { id: true, title: true } } },
} satisfies Prisma.PriceCampaign$topicsArgs;
/** Campaigns that neither an operator nor the clock has ended. */
const notOver = (now: Date) => ({ endedAt: null, endsAt: { gt: now } }) satisfies Prisma.PriceCampaignWhereInput;
const ledColumns = { include: { topics, _count: { select: { entries: true } } } } as const;
export type CampaignRow = Prisma.PriceCampaignGetPayload<typeof ledColumns>;

const campaignList = prismaList<
  QueryOf<typeof campaignEndpoints.led>,
  Prisma.PriceCampaignWhereInput,
  Prisma.PriceCampaignOrderByWithRelationInput
>({
  keyword: (name) => [{ name }],
  sort: {
    startsAt: (startsAt) => ({ startsAt }),
    name: (name) => ({ name }),
    createdAt: (createdAt) => ({ createdAt }),
    updatedAt: (createdAt) => ({ createdAt }),
  },
  filter: {},
  fallback: [['startsAt', 'desc']],
  tieBreak: { id: 'desc' },
});
export function findCampaigns(db: Db, query: QueryOf<typeof campaignEndpoints.led>) {
  const { where, ...page } = campaignList(query, {});
  return readPage(db.priceCampaign.findMany({ where, ...page, ...ledColumns }), db.priceCampaign.count({ where }));
}
export const findCampaign = (db: Db, id: string) => db.priceCampaign.findUnique({ where: { id }, ...ledColumns });

/** A campaign with the number of the mitra's classes in it. */
const openColumns = (mitraId: string) =>
  ({ include: { topics, _count: { select: { entries: { where: { class: { mitraId } } } } } } }) as const;
export function findOpenCampaigns(
  db: Db,
  { mitraId, now }: { mitraId: string; now: Date },
  query: QueryOf<typeof campaignEndpoints.open>,
) {
  const { where, ...page } = campaignList({ sort: 'startsAt', ...query }, notOver(now));
  return readPage(
    db.priceCampaign.findMany({ where, ...page, ...openColumns(mitraId) }),
    db.priceCampaign.count({ where }),
  );
}
/** Finds a campaign that has not ended, or that a class of the mitra was in. */
export const findOpenCampaign = (db: Db, id: string, { mitraId, now }: { mitraId: string; now: Date }) =>
  db.priceCampaign.findFirst({
    where: { id, OR: [notOver(now), { entries: { some: { class: { mitraId } } } }] },
    ...openColumns(mitraId),
  });

export const insertCampaign = (
  tx: Db,
  { topicIds, ...campaign }: Omit<Prisma.PriceCampaignUncheckedCreateInput, 'topics'> & { topicIds: readonly string[] },
) =>
  tx.priceCampaign.create({
    data: { ...campaign, topics: { create: topicIds.map((categoryId) => ({ categoryId })) } },
    ...ledColumns,
  });
/** Ends a campaign early; returns whether it had not ended. */
export async function updateCampaignEnded(tx: Db, id: string, now: Date) {
  const { count } = await tx.priceCampaign.updateMany({ where: { id, ...notOver(now) }, data: { endedAt: now } });
  return count === 1;
}
/** Locks a campaign against being ended meanwhile; whoever enters, applies or leaves may do so at once. */
export const shareCampaign = (tx: Db, id: string) =>
  tx.$queryRaw`SELECT FROM "PriceCampaign" WHERE id = ${id}::uuid FOR SHARE`;

const entryList = prismaList<
  QueryOf<typeof campaignEndpoints.entries>,
  Prisma.CampaignEntryWhereInput,
  Prisma.CampaignEntryOrderByWithRelationInput
>({
  keyword: (title) => [{ class: { title } }, { class: { mitra: { name: title } } }],
  sort: {
    price: (price) => ({ price }),
    createdAt: (enteredAt) => ({ enteredAt }),
    updatedAt: (enteredAt) => ({ enteredAt }),
  },
  filter: {},
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});
const entryColumns = {
  select: {
    id: true,
    regularPrice: true,
    price: true,
    enteredAt: true,
    class: { select: { id: true, title: true, slug: true, mitra: { select: { name: true } } } },
  },
} as const;
export type EntryRow = Prisma.CampaignEntryGetPayload<typeof entryColumns>;
export function findEntries(db: Db, campaignId: string, query: QueryOf<typeof campaignEndpoints.entries>) {
  const { where, ...page } = entryList(query, { campaignId });
  return readPage(db.campaignEntry.findMany({ where, ...page, ...entryColumns }), db.campaignEntry.count({ where }));
}

const offerColumns = {
  select: {
    id: true,
    title: true,
    slug: true,
    salePrice: true,
    normalPrice: true,
    campaignEntries: { where: { endedAt: null }, select: { campaignId: true, regularPrice: true, price: true } },
  },
} as const;
export type OfferRow = Prisma.ClassGetPayload<typeof offerColumns>;
/** Programs on sale of the mitra, of the topics of a campaign. */
const offered = (mitraId: string, topicIds: readonly string[]) =>
  ({
    mitraId,
    kind: 'program',
    isForSale: true,
    ...(topicIds.length > 0 && { categoryId: { in: [...topicIds] } }),
  }) satisfies Prisma.ClassWhereInput;
const offerList = prismaList<
  QueryOf<typeof campaignEndpoints.offers>,
  Prisma.ClassWhereInput,
  Prisma.ClassOrderByWithRelationInput
>({
  keyword: (title) => [{ title }],
  sort: {
    title: (title) => ({ title }),
    createdAt: (createdAt) => ({ createdAt }),
    updatedAt: (updatedAt) => ({ updatedAt }),
  },
  filter: {},
  fallback: [['title', 'asc']],
  tieBreak: { id: 'asc' },
});
export function findOffers(
  db: Db,
  { mitraId, topicIds }: { mitraId: string; topicIds: readonly string[] },
  query: QueryOf<typeof campaignEndpoints.offers>,
) {
  const { where, ...page } = offerList(query, offered(mitraId, topicIds));
  return readPage(db.class.findMany({ where, ...page, ...offerColumns }), db.class.count({ where }));
}

interface OfferOf {
  mitraId: string;
  topicIds: readonly string[];
  ref: Prisma.ClassWhereInput;
}
/** Locks a class that may be in the campaign, and returns it with its prices. */
export async function lockOffer(tx: Db, { mitraId, topicIds, ref }: OfferOf): Promise<OfferRow | null> {
  const found = await tx.class.findFirst({ where: { AND: [ref, offered(mitraId, topicIds)] }, select: { id: true } });
  if (!found) return null;
  await lockClass(tx, found.id);
  return tx.class.findUnique({ where: found, ...offerColumns });
}
/** Locks a program of the mitra, whether or not it is on sale. */
export async function lockOwnClass(tx: Db, mitraId: string, ref: Prisma.ClassWhereInput) {
  const found = await tx.class.findFirst({ where: { ...ref, mitraId, kind: 'program' }, select: { id: true } });
  if (found) await lockClass(tx, found.id);
  return found;
}
export const lockClass = (tx: Db, id: string) =>
  tx.$queryRaw`SELECT FROM "Class" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;

/** Returns whether a class is in a campaign that has not ended: its makers cannot change its price. */
export const isInCampaign = async (tx: Db, classId: string) =>
  (await tx.campaignEntry.count({ where: { classId, endedAt: null } })) > 0;

export const upsertEntry = (
  tx: Db,
  entry: {
    campaignId: string;
    classId: string;
    regularPrice: number;
    price: number;
    enteredById: string;
    enteredAt: Date;
  },
) =>
  tx.$executeRaw`
    INSERT INTO "CampaignEntry" AS e ("campaignId", "classId", "regularPrice", price, "enteredById", "enteredAt")
    VALUES (${entry.campaignId}::uuid, ${entry.classId}::uuid, ${entry.regularPrice}, ${entry.price}, ${entry.enteredById}::uuid, ${entry.enteredAt})
    ON CONFLICT ("classId") WHERE "endedAt" IS NULL
    DO UPDATE SET price = excluded.price, "enteredById" = excluded."enteredById", "enteredAt" = excluded."enteredAt"
    WHERE e."campaignId" = excluded."campaignId" AND e."appliedAt" IS NULL`;
/** Takes a class out of a campaign that it does not cost the price of yet; returns whether it was in it. */
export async function deleteEntry(tx: Db, campaignId: string, classId: string) {
  const { count } = await tx.campaignEntry.deleteMany({
    where: { campaignId, classId, appliedAt: null, endedAt: null },
  });
  return count === 1;
}

/** Finds classes whose campaign has begun, and whose price has not changed yet. */
export const findDueEntries = (db: Db, now: Date, take: number) =>
  db.campaignEntry.findMany({
    where: { appliedAt: null, endedAt: null, campaign: { startsAt: { lte: now }, ...notOver(now) } },
    orderBy: { id: 'asc' },
    take,
    select: { classId: true, campaignId: true },
  });
/** Finds the entry of a class that is to be applied now. */
export const findDueEntry = (tx: Db, classId: string, now: Date) =>
  tx.campaignEntry.findFirst({
    where: { classId, appliedAt: null, endedAt: null, campaign: { startsAt: { lte: now }, ...notOver(now) } },
    select: {
      id: true,
      regularPrice: true,
      price: true,
      enteredById: true,
      campaign: { select: { id: true, name: true, endsAt: true } },
      class: { select: { id: true, title: true, mitraId: true } },
    },
  });
/** Returns whether the class still cost its regular price, and now costs that of the campaign until its end. */
export async function updateCampaignPrice(
  tx: Db,
  classId: string,
  { regularPrice, price, endsAt }: { regularPrice: number; price: number; endsAt: Date },
) {
  const { count } = await tx.class.updateMany({
    where: { id: classId, salePrice: regularPrice, normalPrice: null },
    data: { salePrice: price, normalPrice: regularPrice, promotionEndsAt: endsAt, revision: { increment: 1 } },
  });
  return count === 1;
}
export const updateEntryApplied = (tx: Db, id: string, appliedAt: Date) =>
  tx.campaignEntry.update({ where: { id }, data: { appliedAt }, select: { id: true } });
export const updateEntryEnded = (tx: Db, id: string, endedAt: Date) =>
  tx.campaignEntry.update({ where: { id }, data: { endedAt }, select: { id: true } });
/** Ends the entries of campaigns that the clock has ended; their prices end by themselves. */
export const updateEntriesEnded = (db: Db, now: Date) =>
  db.campaignEntry.updateMany({
    where: { endedAt: null, campaign: { endsAt: { lte: now } } },
    data: { endedAt: now },
  });

/** Ends the prices of a campaign now, and its entries. Locks the classes in one order. */
export async function endEntriesOf(tx: Db, campaignId: string, now: Date) {
  await tx.$queryRaw`
    SELECT FROM "Class" WHERE id IN (SELECT "classId" FROM "CampaignEntry" WHERE "campaignId" = ${campaignId}::uuid AND "endedAt" IS NULL)
    ORDER BY id FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    UPDATE "Class" c SET "promotionEndsAt" = ${now}, revision = revision + 1
    FROM "CampaignEntry" e
    WHERE e."campaignId" = ${campaignId}::uuid AND e."endedAt" IS NULL AND e."appliedAt" IS NOT NULL AND c.id = e."classId"
      AND c."normalPrice" IS NOT NULL`;
  await tx.campaignEntry.updateMany({ where: { campaignId, endedAt: null }, data: { endedAt: now } });
}

/** Finds mitra with programs on sale of the topics, in the order of their ids. */
export async function findInvitedMitra(
  db: Db,
  { topicIds, after, take }: { topicIds: readonly string[]; after: string | undefined; take: number },
) {
  const rows = await db.mitra.findMany({
    where: {
      classes: {
        some: {
          kind: 'program',
          isForSale: true,
          ...(topicIds.length > 0 && { categoryId: { in: [...topicIds] } }),
        },
      },
      ...(after && { id: { gt: after } }),
    },
    orderBy: { id: 'asc' },
    take,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
/** Finds the mitra with classes in a campaign that has not ended for them. */
export async function findEnteredMitra(db: Db, campaignId: string) {
  const rows = await db.class.findMany({
    where: { campaignEntries: { some: { campaignId, endedAt: null } } },
    distinct: ['mitraId'],
    select: { mitraId: true },
  });
  return rows.map(({ mitraId }) => mitraId);
}
/** Finds the members of mitra who run their sales, each once. */
export const findRunners = (tx: Db, mitraIds: readonly string[]) => tx.$queryRaw<
  { userId: string; email: string; fullname: string }[]
>`
  SELECT DISTINCT u.id AS "userId", u.email, u.fullname
  FROM "MitraMember" m JOIN "User" u ON u.id = m."userId" AND u."deactivatedAt" IS NULL
  WHERE m."mitraId" = ANY(${mitraIds}::uuid[]) AND m.role <> 'instructor'`;
