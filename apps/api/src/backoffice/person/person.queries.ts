import type { QueryOf } from '@sinau/contracts';
import type { personEndpoints } from '@sinau/contracts/backoffice/person/person.endpoints';
import type { PersonOrder } from '@sinau/contracts/backoffice/person/person.schemas';
import { Prisma, type Db } from '../../platform/db.ts';
import { prismaList, readPage } from '../../platform/list.ts';
import { sqlList } from '../../platform/sql-list.ts';
import type { OrderState } from '../../generated/prisma/enums.ts';

/** An account whose personal data was deleted is nobody's any more. */
const notDeleted = (id: string) => ({ id, deletedAt: null }) satisfies Prisma.UserWhereInput;

export const isPerson = async (db: Db, id: string) => (await db.user.count({ where: notDeleted(id) })) > 0;

export const findPerson = (db: Db, id: string) =>
  db.user.findFirst({
    where: notDeleted(id),
    select: {
      id: true,
      fullname: true,
      email: true,
      phone: true,
      isOperator: true,
      emailVerifiedAt: true,
      passwordHash: true,
      googleId: true,
      lockedAt: true,
      deactivatedAt: true,
      createdAt: true,
      sessions: { orderBy: { lastSeenAt: 'desc' }, take: 1, select: { lastSeenAt: true } },
      memberships: {
        orderBy: [{ createdAt: 'asc' }, { mitraId: 'asc' }],
        take: 50,
        select: { role: true, mitra: { select: { id: true, name: true, status: true } } },
      },
    },
  });
export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

type OrderQuery = QueryOf<typeof personEndpoints.orders>;
export interface OrderRow extends Omit<PersonOrder, 'status' | 'createdAt' | 'paidAt'> {
  status: OrderState;
  createdAt: Date;
  paidAt: Date | null;
}

/** Refunds of an order: of the whole of it, or of its lines. */
const refundsOf = Prisma.sql`
  SELECT o.id, o."refundAmount" AS amount, o."refundReason" AS reason, o."refundDueAt" AS "dueAt", o."refundedAt" WHERE o."refundDueAt" IS NOT NULL
  UNION ALL
  SELECT r.id, r.amount, r.reason, r."dueAt", r."refundedAt" FROM "LineRefund" r JOIN "OrderLine" l ON l.id = r."orderLineId" WHERE l."orderId" = o.id`;
/** JSON writes times with their offset; the contract's are UTC. */
const iso = (time: Prisma.Sql) => Prisma.sql`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const orders = sqlList<OrderQuery>({
  select: Prisma.sql`o.id, o.code AS "orderId", o.status::text, o.total, o."paymentMethod", o."createdAt", o."paidAt",
    (SELECT coalesce(json_agg(l.title ORDER BY l.id), '[]') FROM "OrderLine" l WHERE l."orderId" = o.id) AS titles,
    (SELECT coalesce(json_agg(json_build_object('id', f.id, 'amount', f.amount, 'reason', f.reason, 'dueAt', ${iso(Prisma.sql`f."dueAt"`)}, 'refundedAt', ${iso(Prisma.sql`f."refundedAt"`)}) ORDER BY f.id), '[]')
      FROM (${refundsOf}) f) AS refunds`,
  from: Prisma.sql`"Order" o`,
  sort: { createdAt: Prisma.sql`o."createdAt"`, updatedAt: Prisma.sql`o."updatedAt"` },
  filter: {},
  fallback: [['createdAt', 'desc']],
  id: Prisma.sql`o.id`,
});
export const findOrders = (db: Db, userId: string, query: OrderQuery) =>
  orders.page<OrderRow>(db, query, Prisma.sql`o."userId" = ${userId}::uuid`);

const classes = prismaList<
  QueryOf<typeof personEndpoints.classes>,
  Prisma.ParticipantWhereInput,
  Prisma.ParticipantOrderByWithRelationInput
>({
  sort: {
    createdAt: (createdAt) => ({ createdAt }),
    updatedAt: (lastActivityAt) => ({ lastActivityAt: { sort: lastActivityAt, nulls: 'last' } }),
  },
  filter: {},
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});
export function findClasses(db: Db, userId: string, query: QueryOf<typeof personEndpoints.classes>) {
  const { where, ...page } = classes(query, { userId });
  return readPage(
    db.participant.findMany({
      where,
      ...page,
      select: {
        id: true,
        progress: true,
        createdAt: true,
        lastActivityAt: true,
        completedAt: true,
        class: { select: { id: true, title: true, mitra: { select: { name: true } } } },
        grants: { where: { endedAt: null }, take: 1, select: { id: true } },
      },
    }),
    db.participant.count({ where }),
  );
}
export type ClassRow = Awaited<ReturnType<typeof findClasses>>['rows'][number];

const certificates = prismaList<
  QueryOf<typeof personEndpoints.certificates>,
  Prisma.CertificateWhereInput,
  Prisma.CertificateOrderByWithRelationInput
>({
  sort: { createdAt: (issuedAt) => ({ issuedAt }), updatedAt: (issuedAt) => ({ issuedAt }) },
  filter: {},
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});
export function findCertificates(db: Db, userId: string, query: QueryOf<typeof personEndpoints.certificates>) {
  const { where, ...page } = certificates(query, { participant: { userId } });
  return readPage(
    db.certificate.findMany({
      where,
      ...page,
      select: {
        id: true,
        number: true,
        issuedAt: true,
        revokedAt: true,
        revokedFor: true,
        participant: { select: { class: { select: { id: true, title: true } } } },
      },
    }),
    db.certificate.count({ where }),
  );
}
export type CertificateRow = Awaited<ReturnType<typeof findCertificates>>['rows'][number];

const mails = prismaList<
  QueryOf<typeof personEndpoints.mails>,
  Prisma.SentMailWhereInput,
  Prisma.SentMailOrderByWithRelationInput
>({
  sort: { createdAt: (createdAt) => ({ createdAt }), updatedAt: (createdAt) => ({ createdAt }) },
  filter: {},
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});
/** Columns that say whether a mail can be sent again; what it is made of stays in the database. */
const mailColumns = { id: true, to: true, template: true, subject: true, state: true, createdAt: true } as const;
export async function findMails(db: Db, userId: string, query: QueryOf<typeof personEndpoints.mails>) {
  const { where, ...page } = mails(query, { userId });
  const { rows, total } = await readPage(
    db.sentMail.findMany({ where, ...page, select: mailColumns }),
    db.sentMail.count({ where }),
  );
  const sealed = await db.sentMail.findMany({
    where: { id: { in: rows.map(({ id }) => id) }, sealed: { not: null } },
    select: { id: true },
  });
  const ids = new Set(sealed.map(({ id }) => id));
  return { rows: rows.map((row) => ({ ...row, isSealed: ids.has(row.id) })), total };
}
export type MailRow = Awaited<ReturnType<typeof findMails>>['rows'][number];

export const findMail = (db: Db, userId: string, id: string) => db.sentMail.findFirst({ where: { id, userId } });

/** Returns whether this call may send the mail again: of two concurrent ones, one may. */
export async function updateMailRepeated(tx: Db, id: string, { now, before }: { now: Date; before: Date }) {
  const { count } = await tx.sentMail.updateMany({
    where: { id, OR: [{ repeatedAt: null }, { repeatedAt: { lt: before } }] },
    data: { repeatedAt: now },
  });
  return count === 1;
}

export const findAgreements = (db: Db, userId: string) => db.$queryRaw<
  { slug: string; title: string; number: number | null; agreedAt: Date }[]
>`
  SELECT a.slug, t.title, v.number, a."agreedAt" FROM "Agreement" a JOIN "LegalText" t ON t.slug = a.slug
  LEFT JOIN "LegalVersion" v ON v.slug = a.slug AND v."effectiveAt" = a.version
  WHERE a."userId" = ${userId}::uuid ORDER BY a."agreedAt" DESC, a.slug LIMIT 100`;
