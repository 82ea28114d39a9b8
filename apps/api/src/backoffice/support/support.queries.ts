import type { QueryOf } from '@sinau/contracts';
import type { supportEndpoints } from '@sinau/contracts/backoffice/support/support.endpoints';
import type { SupportStatus, SupportTopic } from '@sinau/contracts/backoffice/support/support.rules';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';

type ReceivedQuery = QueryOf<typeof supportEndpoints.received>;

const inOrder = [{ createdAt: 'asc' }, { id: 'asc' }] satisfies Prisma.SupportMessageOrderByWithRelationInput[];
const withMessages = {
  messages: {
    orderBy: inOrder,
    include: {
      operator: { select: { fullname: true } },
      files: { orderBy: { position: 'asc' }, include: { media: true } },
    },
  },
} satisfies Prisma.SupportTicketInclude;
export type TicketRow = Prisma.SupportTicketGetPayload<{ include: typeof withMessages }>;
export type MessageRow = TicketRow['messages'][number];

const withFirstMessage = {
  messages: { orderBy: inOrder, take: 1, select: { content: true } },
} satisfies Prisma.SupportTicketInclude;
export type ReceivedRow = Prisma.SupportTicketGetPayload<{ include: typeof withFirstMessage }>;

const receivedList = prismaList<
  ReceivedQuery,
  Prisma.SupportTicketWhereInput,
  Prisma.SupportTicketOrderByWithRelationInput
>({
  keyword: (typed) => [{ name: typed }, { email: typed }, { orderCode: typed }],
  sort: {
    updatedAt: (updatedAt) => ({ updatedAt }),
    createdAt: (createdAt) => ({ createdAt }),
    number: (number) => ({ number }),
  },
  filter: {
    status: (condition) => ({ status: conditionOf(condition) as Prisma.EnumSupportStatusFilter }),
    topic: (condition) => ({ topic: conditionOf(condition) as Prisma.EnumSupportTopicFilter }),
  },
  fallback: [['updatedAt', 'asc']],
  tieBreak: { id: 'asc' },
});

export function findReceived(db: Db, query: ReceivedQuery) {
  const { where, ...page } = receivedList(query, {});
  return readPage(
    db.supportTicket.findMany({ where, ...page, include: withFirstMessage }),
    db.supportTicket.count({ where }),
  );
}
/** Finds the requests of one person, the newest first unless the query sorts them. */
export function findTicketsOf(db: Db, userId: string, query: Omit<ReceivedQuery, 'filter'>) {
  const { where, ...page } = receivedList({ sort: '-createdAt', ...query }, { userId });
  return readPage(
    db.supportTicket.findMany({ where, ...page, include: withFirstMessage }),
    db.supportTicket.count({ where }),
  );
}
export const findTicket = (db: Db, id: string) => db.supportTicket.findUnique({ where: { id }, include: withMessages });
export interface Requester {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  /** True if the address is confirmed as theirs. */
  readonly isConfirmed: boolean;
}
export async function findRequester(db: Db, userId: string): Promise<Requester> {
  const { fullname, email, emailVerifiedAt } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { fullname: true, email: true, emailVerifiedAt: true },
  });
  return { userId, name: fullname, email, isConfirmed: emailVerifiedAt !== null };
}

/** Locks the ticket: two concurrent writers wait for each other, so that the state is that of the last one. */
export async function lockTicket(tx: Db, id: string) {
  const [row] = await tx.$queryRaw<{ number: number; status: SupportStatus }[]>`
    SELECT number, status::text AS status FROM "SupportTicket" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return row ?? null;
}

export const insertTicket = (
  tx: Db,
  { userId, name, email }: Requester,
  about: { topic: SupportTopic; orderCode: string | null },
  now: Date,
) =>
  tx.supportTicket.create({
    data: { userId, name, email, ...about, createdAt: now, updatedAt: now },
    select: { id: true },
  });

interface NewMessage {
  readonly ticketId: string;
  readonly operatorId: string | null;
  readonly content: string;
  readonly createdAt: Date;
}
export const insertMessage = (tx: Db, message: NewMessage, fileIds: readonly string[]) =>
  tx.supportMessage.create({
    data: { ...message, files: { create: fileIds.map((mediaId, position) => ({ mediaId, position })) } },
    select: { id: true },
  });
export const updateStatus = (tx: Db, id: string, status: SupportStatus, now: Date) =>
  tx.supportTicket.update({ where: { id }, data: { status, updatedAt: now }, select: { id: true } });
