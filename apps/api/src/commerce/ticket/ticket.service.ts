import type { z } from 'zod';
import { maxTickets, ticketProblems, type TicketKind } from '@sinau/contracts/commerce/ticket/ticket.rules';
import type {
  additionalInput,
  regularInput,
  Ticket,
  TicketUpdate,
} from '@sinau/contracts/commerce/ticket/ticket.schemas';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation, sqlIn, transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { insertPriceChanges } from '../price-history/index.ts';
import { lockStock, offerSeats, updatePricesOf, type TicketFacts } from '../../storefront/stock/index.ts';
import { priceChanges } from './price-changes.ts';
import { presentSeats, presentTicket, presentTickets } from './ticket.presenter.ts';
import {
  deleteTicket,
  findTickets,
  insertStock,
  insertTicket,
  replaceTiers,
  updateStockPositions,
  updateQuota,
  updateTicket,
  type TicketFields,
  type TierFields,
  type WebinarTickets,
} from './ticket.queries.ts';

export type TicketService = ReturnType<typeof createTicketService>;

interface Webinar {
  readonly id: string;
}
interface Key extends Webinar {
  readonly ticketId: string;
}
type Input = z.output<typeof regularInput> & Partial<z.output<typeof additionalInput>>;

export function createTicketService(deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'jobs'>) {
  const { db, sql, clock } = deps;
  /**
   * Changes the tickets of a webinar while nobody orders them. Seats that became free are offered to the waiting list,
   * and the catalog and search are updated; the answer is read afterwards.
   */
  const change = <Result, Answer>(
    actor: Partner,
    ref: string,
    work: (tx: Db, webinar: WebinarTickets) => Promise<Result>,
    answer: (webinar: WebinarTickets, result: Result) => Answer,
  ) =>
    transact(db, async (tx) => {
      const { classId } = required(await findTickets(sqlIn(tx), actor, ref));
      const read = async () => required(await findTickets(sqlIn(tx), actor, classId));
      await insertStock(tx, classId);
      await lockStock(tx, [classId]);
      const result = await work(tx, await read());
      await offerSeats(tx, deps, [classId]);
      await updatePricesOf(tx, clock.now(), [classId]);
      return answer(await read(), result);
    });

  const presentOne = (webinar: WebinarTickets, ticketId: string): Ticket =>
    presentTicket(ticketOf(webinar, ticketId), webinar, clock.now());

  const create = (actor: Partner, { id }: Webinar, kind: TicketKind, { tiers = [], ...input }: Input) =>
    change(
      actor,
      id,
      async (tx, { classId, stock }) => {
        const { length } = stock!.tickets;
        if (length >= maxTickets) throw new AppError('too_many_tickets');
        const fields = merged(input, blank);
        const priced = tiers.map((tier) => ({ ...tierOf(tier), id: undefined }));
        refuseProblems(fields, priced, kind);
        const ticket = await insertTicket(tx, { ...fields, classId, kind, position: length, createdAt: clock.now() });
        await replaceTiers(tx, ticket.id, priced);
        return ticket.id;
      },
      presentOne,
    );

  return {
    async list(actor: Partner, { id }: Webinar) {
      return presentTickets(required(await findTickets(sql, actor, id)), clock.now());
    },

    async detail(actor: Partner, { id, ticketId }: Key) {
      const webinar = required(await findTickets(sql, actor, id));
      return presentOne(webinar, ticketId);
    },

    createRegular: (actor: Partner, key: Webinar, input: z.output<typeof regularInput>) =>
      create(actor, key, 'regular', input),
    createAdditional: (actor: Partner, key: Webinar, input: z.output<typeof additionalInput>) =>
      create(actor, key, 'additional', input),

    update: (actor: Partner, { id, ticketId }: Key, { index, isArchived, tiers, ...input }: TicketUpdate) =>
      change(
        actor,
        id,
        async (tx, webinar) => {
          const known = ticketOf(webinar, ticketId);
          if (input.quota !== undefined) refuseQuota(input.quota, known);
          const fields = merged(input, {
            ...known,
            saleStartsAt: dateOf(known.saleStartsAt),
            saleEndsAt: dateOf(known.saleEndsAt),
          });
          const wanted = tiers?.map(tierOf) ?? known.tiers.map(storedTier);
          refuseTiers(wanted, known);
          refuseProblems(fields, wanted, known.kind);
          await updateTicket(tx, ticketId, {
            ...fields,
            ...(isArchived !== undefined && {
              archivedAt: isArchived ? (dateOf(known.archivedAt) ?? clock.now()) : null,
            }),
          });
          if (tiers) await replaceTiers(tx, ticketId, wanted);
          await insertPriceChanges(
            tx,
            { classId: webinar.classId, actorId: actor.id, createdAt: clock.now() },
            priceChanges(known, { ...fields, tiers: wanted }),
          );
          if (index !== undefined) {
            const others = webinar.stock!.tickets.flatMap((one) => (one.id === ticketId ? [] : [one.id]));
            await updateStockPositions(tx, others.toSpliced(index, 0, ticketId));
          }
          return ticketId;
        },
        presentOne,
      ),

    remove: (actor: Partner, { id, ticketId }: Key) =>
      change(
        actor,
        id,
        async (tx, webinar) => {
          ticketOf(webinar, ticketId);
          await deleteTicket(tx, ticketId);
          const rest = webinar.stock!.tickets.flatMap((one) => (one.id === ticketId ? [] : [one.id]));
          await updateStockPositions(tx, rest);
        },
        () => null,
      ).catch((error: unknown) => {
        if (isForeignKeyViolation(error)) throw new AppError('ticket_has_orders', { cause: error });
        throw error;
      }),

    setQuota: (actor: Partner, { id }: Webinar, { quota }: { quota: number | null }) =>
      change(
        actor,
        id,
        async (tx, { classId, stock }) => {
          refuseQuota(quota, stock!);
          await updateQuota(tx, classId, quota);
        },
        presentSeats,
      ),
  };
}

const ticketOf = ({ stock }: WebinarTickets, ticketId: string) =>
  required(stock?.tickets.find(({ id }) => id === ticketId));

const dateOf = (moment: string | null | undefined) => (moment ? new Date(moment) : null);
type FieldInput = { readonly [Name in keyof TicketFields]?: Sent<TicketFields[Name]> | undefined };
type Sent<T> = Date extends T ? string | null : T;
/** Merges the fields that were sent with those that exist. */
const merged = (input: FieldInput, base: TicketFields): TicketFields => ({
  title: input.title ?? base.title,
  description: input.description ?? base.description,
  price: input.price ?? base.price,
  quota: input.quota === undefined ? base.quota : input.quota,
  saleStartsAt: input.saleStartsAt === undefined ? base.saleStartsAt : dateOf(input.saleStartsAt),
  saleEndsAt: input.saleEndsAt === undefined ? base.saleEndsAt : dateOf(input.saleEndsAt),
  perOrder: input.perOrder ?? base.perOrder,
  perUser: input.perUser ?? base.perUser,
});
const blank: TicketFields = {
  title: '',
  description: '',
  price: 0,
  quota: null,
  saleStartsAt: null,
  saleEndsAt: null,
  perOrder: 1,
  perUser: 1,
};
const tierOf = ({ endsAt, ...tier }: NonNullable<Input['tiers']>[number]): TierFields => ({
  ...tier,
  endsAt: dateOf(endsAt),
});
const storedTier = ({ id, price, endsAt, count }: TicketFacts['tiers'][number]): TierFields => ({
  id,
  price,
  endsAt: dateOf(endsAt),
  count,
});

function refuseProblems(fields: TicketFields, tiers: readonly TierFields[], kind: TicketKind) {
  const problems = ticketProblems({ ...fields, kind, tiers });
  if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems });
}

/** Refuses a count below the orders at a tier; a tier that is not the ticket's is not found. */
function refuseTiers(wanted: readonly TierFields[], { tiers }: TicketFacts) {
  for (const [index, { id, count }] of wanted.entries()) {
    if (!id) continue;
    const { taken } = required(tiers.find((tier) => tier.id === id));
    if (count !== null && count < taken)
      throw new AppError('invalid_input', {
        fields: { [`tiers.${index}`]: `Sudah ${taken} tiket dipesan dengan harga ini` },
      });
  }
}

function refuseQuota(quota: number | null, { held, sold }: { held: number; sold: number }) {
  const taken = held + sold;
  if (quota !== null && quota < taken)
    throw new AppError('quota_below_taken', { fields: { quota: `Paling sedikit ${taken}` } });
}
