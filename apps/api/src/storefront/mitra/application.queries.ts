import type { QueryOf } from '@sinau/contracts';
import type { MitraAnswers } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import type { operatorEndpoints } from '@sinau/contracts/backoffice/operator/operator.endpoints';
import type { ApplicationDocumentKind } from '@sinau/contracts/storefront/mitra/mitra.rules';
import type { MitraStatus } from '../../generated/prisma/enums.ts';
import { detachMedia } from '../../core/media/index.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';
import { isUuid } from '../../platform/refs.ts';

const applicationColumns = {
  id: true,
  status: true,
  kind: true,
  name: true,
  expertise: true,
  experience: true,
  about: true,
  link: true,
  phone: true,
  submittedAt: true,
  decidedAt: true,
  reason: true,
  mitra: { select: { id: true, name: true, slug: true } },
  category: { select: { id: true, title: true } },
} satisfies Prisma.MitraApplicationSelect;
const exchangeColumns = {
  documents: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], include: { media: true } },
  questions: { orderBy: [{ askedAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.MitraApplicationSelect;
const ownColumns = { ...applicationColumns, ...exchangeColumns } satisfies Prisma.MitraApplicationSelect;
const applicant = { select: { id: true, fullname: true, email: true, phone: true } } as const;
const receivedColumns = {
  ...applicationColumns,
  applicant,
  questions: { orderBy: [{ askedAt: 'desc' }, { id: 'desc' }], take: 1, select: { answeredAt: true } },
} satisfies Prisma.MitraApplicationSelect;
const detailColumns = {
  ...ownColumns,
  applicant,
  notes: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, content: true, createdAt: true, author: { select: { id: true, fullname: true } } },
  },
} satisfies Prisma.MitraApplicationSelect;

export type ApplicationRow = Prisma.MitraApplicationGetPayload<{ select: typeof applicationColumns }>;
export type OwnRow = Prisma.MitraApplicationGetPayload<{ select: typeof ownColumns }>;
export type ReceivedRow = Prisma.MitraApplicationGetPayload<{ select: typeof receivedColumns }>;
export type DetailRow = Prisma.MitraApplicationGetPayload<{ select: typeof detailColumns }>;

const latestFirst = [
  { submittedAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.MitraApplicationOrderByWithRelationInput[];

export const insertApplication = (
  tx: Db,
  { kind, name, categoryId, expertise, experience, about, link, phone }: MitraAnswers,
  rest: { mitraId: string; applicantId: string; submittedAt: Date },
) =>
  tx.mitraApplication.create({
    data: { kind, name, categoryId, expertise, experience, about, link: link ?? null, phone: phone ?? null, ...rest },
    select: { id: true },
  });
export const findOwnApplication = (db: Db, applicantId: string) =>
  db.mitraApplication.findFirst({ where: { applicantId }, orderBy: latestFirst, select: ownColumns });
/** Finds other applications of the same person. */
export const findOtherApplications = (db: Db, { id, applicant }: DetailRow) =>
  db.mitraApplication.findMany({
    where: { applicantId: applicant.id, id: { not: id } },
    orderBy: latestFirst,
    take: 20,
    select: { id: true, name: true, status: true, submittedAt: true, reason: true },
  });
export type OtherRow = Awaited<ReturnType<typeof findOtherApplications>>[number];

type ApplicationQuery = QueryOf<typeof operatorEndpoints.applications>;
const applicationList = prismaList<
  ApplicationQuery,
  Prisma.MitraApplicationWhereInput,
  Prisma.MitraApplicationOrderByWithRelationInput
>({
  keyword: (text) => [{ name: text }, { applicant: { fullname: text } }, { applicant: { email: text } }],
  sort: {
    submittedAt: (submittedAt) => ({ submittedAt }),
    name: (name) => ({ name }),
    createdAt: (submittedAt) => ({ submittedAt }),
    updatedAt: (submittedAt) => ({ submittedAt }),
  },
  filter: { status: (status) => ({ status: conditionOf(status) as Prisma.EnumMitraStatusFilter }) },
  // The longest waiting come first.
  fallback: [['submittedAt', 'asc']],
  tieBreak: { id: 'asc' },
});
export function findApplications(db: Db, query: ApplicationQuery) {
  const { where, ...page } = applicationList(query, {});
  return readPage(
    db.mitraApplication.findMany({ where, ...page, select: receivedColumns }),
    db.mitraApplication.count({ where }),
  );
}

/** Finds the named application, or else the latest of the named mitra. */
export const findApplication = async (db: Db, id: string) =>
  isUuid(id)
    ? ((await db.mitraApplication.findUnique({ where: { id }, select: detailColumns })) ??
      (await db.mitraApplication.findFirst({
        where: { mitraId: id },
        orderBy: latestFirst,
        select: detailColumns,
      })))
    : null;

export const updateApplicationDecided = (
  tx: Db,
  mitraId: string,
  decision: { status: MitraStatus; decidedAt: Date; decidedById: string | null; reason: string | null },
) => tx.mitraApplication.updateMany({ where: { mitraId, status: 'Pending' }, data: decision });

/**
 * Locks an application; null if it was decided on. Questions, answers and decisions about one application wait for each
 * other.
 */
export async function lockPendingApplication(tx: Db, where: { id: string } | { applicantId: string }) {
  const found = await tx.mitraApplication.findFirst({ where: { ...where, status: 'Pending' }, select: { id: true } });
  if (!found) return null;
  const [locked] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "MitraApplication" WHERE id = ${found.id}::uuid AND status = 'Pending' FOR NO KEY UPDATE`;
  return locked ?? null;
}

export const insertQuestion = (tx: Db, question: { applicationId: string; question: string; askedAt: Date }) =>
  tx.applicationQuestion.create({ data: question, select: { id: true } });
/** Answers the question that waits; returns whether there was one. */
export async function updateQuestionAnswered(tx: Db, applicationId: string, answer: string, answeredAt: Date) {
  const { count } = await tx.applicationQuestion.updateMany({
    where: { applicationId, answeredAt: null },
    data: { answer, answeredAt },
  });
  return count === 1;
}
export const insertNote = (
  tx: Db,
  note: { applicationId: string; authorId: string; content: string; createdAt: Date },
) => tx.applicationNote.create({ data: note, select: { id: true } });

interface NewDocument {
  applicationId: string;
  kind: ApplicationDocumentKind;
  mediaId: string;
  createdAt: Date;
}
export const insertDocuments = (tx: Db, documents: NewDocument[]) =>
  tx.applicationDocument.createMany({ data: documents });

/** Detaches the files of documents whose application was decided on before a time; the sweep deletes them. */
export async function removeDocumentsDecidedBefore(tx: Db, before: Date, now: Date, take: number) {
  const due = await tx.applicationDocument.findMany({
    where: { mediaId: { not: null }, application: { decidedAt: { lte: before } } },
    select: { id: true, mediaId: true },
    orderBy: { id: 'asc' },
    take,
  });
  await tx.applicationDocument.updateMany({
    where: { id: { in: due.map(({ id }) => id) } },
    data: { mediaId: null, removedAt: now },
  });
  await detachMedia(
    tx,
    due.flatMap(({ mediaId }) => mediaId ?? []),
  );
  return due.length;
}
