import type { QueryOf } from '@sinau/contracts';
import type { deskEndpoints } from '@sinau/contracts/backoffice/desk/desk.endpoints';
import { workRules, type WorkKind } from '@sinau/contracts/backoffice/desk/desk.rules';
import type { WorkCount } from '@sinau/contracts/backoffice/desk/desk.schemas';
import { overdueBefore } from '@sinau/format/calendar';
import { Prisma, type Db } from '../../platform/db.ts';
import { mailJob } from '../../platform/mail/define-mail.ts';
import { column, sqlList } from '../../platform/sql-list.ts';

type WorkQuery = QueryOf<typeof deskEndpoints.work>;

export interface WorkRow {
  kind: WorkKind;
  id: string;
  ref: string;
  title: string;
  detail: string | null;
  name: string | null;
  personId: string | null;
  amount: number | null;
  count: number;
  since: Date;
  isMine: boolean;
}

const nobody = Prisma.sql`NULL::uuid`;
const none = Prisma.sql`NULL::text`;
const noAmount = Prisma.sql`NULL::float8`;

const reviewed = (kind: 'class' | 'bundle', table: Prisma.Sql) => (me: string) =>
  Prisma.sql`
  SELECT ${kind}::text AS kind, c.id, c.slug AS ref, c.title, ${none} AS detail, m.name, ${nobody} AS "personId", ${noAmount} AS amount, 1 AS count,
    coalesce(c."submittedAt", c."createdAt") AS since, c."statusApprove" = 'review' AS "isMine"
  FROM ${table} c JOIN "Mitra" m ON m.id = c."mitraId"
  WHERE c."statusApprove" = 'waiting' OR (c."statusApprove" = 'review' AND c."reviewerId" = ${me}::uuid)`;

/** Jobs that failed for good are one item, since an outage makes thousands of them. */
const failed = (kind: 'mail' | 'job', isMeant: Prisma.Sql) => () =>
  Prisma.sql`
  SELECT ${kind}::text, (array_agg(j.id ORDER BY j.completed_on, j.id))[1], ${kind}::text, ${kind}::text, ${none}, ${none}, ${nobody}, ${noAmount}, count(*)::int,
    min(j.completed_on), FALSE
  FROM pgboss.job j WHERE j.state = 'failed' AND ${isMeant} HAVING count(*) > 0`;

/** Waiting work of each kind for an operator, in the columns of `WorkRow`: nothing that they did before, or of their own money. */
const statements: Record<WorkKind, (me: string) => Prisma.Sql> = {
  class: reviewed('class', Prisma.sql`"Class"`),
  bundle: reviewed('bundle', Prisma.sql`"Bundle"`),
  publication: () => Prisma.sql`
    SELECT 'publication', v.id, v.id::text, c.title, array_to_string(v."riskSigns", ','), m.name, ${nobody}, ${noAmount}, 1, v."publishedAt", FALSE
    FROM "ClassVersion" v JOIN "Class" c ON c.id = v."classId" JOIN "Mitra" m ON m.id = c."mitraId"
    WHERE v."isUnreviewed" AND v."lookedAt" IS NULL`,
  application: () => Prisma.sql`
    SELECT 'application', a.id, a.id::text, a.name, a.kind::text, u.fullname, u.id, ${noAmount}, 1, a."submittedAt", FALSE
    FROM "MitraApplication" a JOIN "User" u ON u.id = a."applicantId"
    WHERE a.status = 'Pending'
      -- An unanswered question is the applicant's to work on.
      AND NOT EXISTS (SELECT FROM "ApplicationQuestion" q WHERE q."applicationId" = a.id AND q."answeredAt" IS NULL)`,
  report: (me) => Prisma.sql`
    SELECT 'report', r.id, r.id::text, r.title, r.kind::text, ${none}, ${nobody}, ${noAmount}, greatest(r."reportCount", 1), r."openedAt", r."takenUpById" IS NOT NULL
    FROM "AbuseCase" r WHERE r."openedAt" IS NOT NULL AND (r."takenUpById" IS NULL OR r."takenUpById" = ${me}::uuid)`,
  ticket: () => Prisma.sql`
    SELECT 'ticket', t.id, t.id::text, '#' || t.number || ' ' || coalesce((
        SELECT CASE WHEN length(words) > 120 THEN regexp_replace(left(words, 120), '\\s+\\S*$', '') || '…' ELSE words END
        FROM (SELECT regexp_replace(s.content, '\\s+', ' ', 'g') AS words
          FROM "SupportMessage" s WHERE s."ticketId" = t.id ORDER BY s."createdAt", s.id LIMIT 1) first), ''),
      t.topic::text, t.name, t."userId", ${noAmount}, 1, t."updatedAt", FALSE
    FROM "SupportTicket" t WHERE t.status = 'open'`,
  refund: () => Prisma.sql`
    SELECT 'refund', r.id, r.id::text, r.code, r.reason::text, u.fullname, u.id, r.amount::float8, 1, r."dueAt", FALSE
    FROM (
      SELECT o.id, o.id AS "orderId", o.code, o."refundReason" AS reason, o."userId", o."refundAmount" AS amount, o."refundDueAt" AS "dueAt"
      FROM "Order" o WHERE o."refundDueAt" IS NOT NULL AND o."refundedAt" IS NULL
      UNION ALL
      SELECT l.id, o.id, o.code, l.reason, o."userId", l.amount, l."dueAt"
      FROM "LineRefund" l JOIN "OrderLine" n ON n.id = l."orderLineId" JOIN "Order" o ON o.id = n."orderId" WHERE l."refundedAt" IS NULL
    ) r JOIN "RefundPayment" p ON p.id = r.id AND p.way = 'bank' JOIN "RefundAccount" b ON b."orderId" = r."orderId" JOIN "User" u ON u.id = r."userId"`,
  dispute: () => Prisma.sql`
    SELECT 'dispute', o.id, o.code, o.code, ${none}, u.fullname, u.id, o.total::float8, 1, o."disputedAt", FALSE
    FROM "Order" o JOIN "User" u ON u.id = o."userId" WHERE o."disputedAt" IS NOT NULL AND o.status = 'DISPUTED'`,
  difference: () => Prisma.sql`
    SELECT 'difference', d.id, o.code, o.code, d.kind::text, u.fullname, u.id, d.amount::float8, 1, d."foundAt", FALSE
    FROM "PaymentDifference" d JOIN "Order" o ON o.id = d."orderId" JOIN "User" u ON u.id = o."userId" WHERE d."endedAt" IS NULL`,
  payout: (me) => Prisma.sql`
    SELECT 'payout', p.id, p.id::text, '#' || p.number, p.status::text, m.name, ${nobody}, p.amount::float8, 1,
      CASE p.status WHEN 'approved' THEN p."approvedAt" WHEN 'returning' THEN p."returnNotedAt" ELSE p."requestedAt" END, FALSE
    FROM "Payout" p JOIN "Mitra" m ON m.id = p."mitraId"
    WHERE p.status IN ('requested', 'approved', 'returning') AND p."requestedById" <> ${me}::uuid
      AND NOT (p.status = 'approved' AND p."approvedById" = ${me}::uuid) AND NOT (p.status = 'returning' AND p."returnNotedById" = ${me}::uuid)
      AND NOT EXISTS (SELECT FROM "MitraMember" b WHERE b."mitraId" = p."mitraId" AND b."userId" = ${me}::uuid)`,
  mail: failed('mail', Prisma.sql`j.name = ${mailJob.name}`),
  job: failed('job', Prisma.sql`j.name <> ${mailJob.name}`),
};

/** Lists what waits of some kinds; the names of the columns are those of the first statement. */
const listOf = (kinds: readonly WorkKind[], me: string) => {
  const columns = Prisma.sql`(kind, id, ref, title, detail, name, "personId", amount, count, since, "isMine")`;
  const union = Prisma.join(
    kinds.map((kind) => statements[kind](me)),
    ' UNION ALL ',
  );
  const from = Prisma.sql`(${union}) w ${columns}`;
  const since = Prisma.sql`w.since`;
  const list = sqlList<WorkQuery>({
    select: Prisma.sql`w.*`,
    from,
    sort: { since, createdAt: since, updatedAt: since },
    filter: { kind: column(Prisma.sql`w.kind`) },
    fallback: [['since', 'asc']],
    id: Prisma.sql`w.id`,
  });
  return { ...list, from };
};

interface CountRow extends WorkCount {
  /** Number of them that the query finds. */
  found: number;
}

/** Finds a page of what waits of some kinds, and how much of each kind waits. */
export async function findWork(db: Db, kinds: readonly WorkKind[], me: string, query: WorkQuery, now: Date) {
  const list = listOf(kinds, me);
  const targets = kinds.map(
    (kind) => Prisma.sql`WHEN ${kind}::text THEN ${overdueBefore(now, workRules[kind].targetDays)}::timestamptz`,
  );
  const [rows, counts] = await Promise.all([
    db.$queryRaw<WorkRow[]>(list.rows(query, Prisma.sql`TRUE`)),
    db.$queryRaw<CountRow[]>`
      SELECT w.kind, count(*)::int AS count, (count(*) FILTER (WHERE ${list.where(query)}))::int AS found,
        (count(*) FILTER (WHERE w.since < CASE w.kind ${Prisma.join(targets, ' ')} END))::int AS late
      FROM ${list.from} GROUP BY w.kind`,
  ]);
  return { rows, counts };
}
