import type { z } from 'zod';
import type { QueryOf } from '@sinau/contracts';
import type { supportEndpoints } from '@sinau/contracts/backoffice/support/support.endpoints';
import { supportTopicNames } from '@sinau/contracts/backoffice/support/support.rules';
import type { supportReply, supportTicketCreation } from '@sinau/contracts/backoffice/support/support.schemas';
import type { Actor, Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { days, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { countUnconfirmedMail } from '../../platform/mail/unconfirmed-limits.ts';
import { falseIfTooMany } from '../../platform/rate-limits.ts';
import { required } from '../../platform/required.ts';
import { readToken, signToken } from '../../platform/signed-token.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { attachMedia } from '../../core/media/index.ts';
import { supportAnsweredMail, supportReceivedMail, supportWrittenMail } from './support.mails.ts';
import { presentReceived, presentReceivedDetail, presentThread } from './support.presenter.ts';
import {
  findReceived,
  findRequester,
  findTicket,
  insertMessage,
  insertTicket,
  lockTicket,
  updateStatus,
  type Requester,
  type TicketRow,
} from './support.queries.ts';

export type SupportService = ReturnType<typeof createSupportService>;

interface Key {
  readonly id: string;
}
interface TokenKey {
  readonly token: string;
}

/** Lifetime of a mailed link to its conversation; each mail has a new one. */
const tokenLife = days(180);

/** Handles requests for help, between users and operators. */
export function createSupportService({
  db,
  clock,
  jobs,
  keys,
  env,
  limits,
}: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'env' | 'limits'>) {
  const signingKey = { key: keys.media, purpose: 'support-ticket' };
  const tokenOf = (id: string) => signToken(signingKey, id, later(clock.now(), tokenLife));
  const idOf = ({ token }: TokenKey) => {
    const claim = readToken(signingKey, token, clock.now());
    if (!claim || claim.secondsLeft === 0) throw new AppError('not_found');
    return claim.id;
  };
  const signing = () => ({ keys, now: clock.now() });
  const found = async (tx: Db, id: string) => required(await findTicket(tx, id));

  /** Stores a message, with the writer's own files, and the mail that notifies the operators. */
  const write = async (
    tx: Db,
    actor: Actor | null,
    id: string,
    { content, fileIds = [] }: z.output<typeof supportReply>,
  ) => {
    const now = clock.now();
    for (const fileId of fileIds)
      if (!actor || !(await attachMedia(tx, fileId, actor, now)))
        throw new AppError('invalid_input', { fields: { fileIds: 'Berkas ini tidak ada, atau bukan milikmu' } });
    await insertMessage(tx, { ticketId: id, operatorId: null, content, createdAt: now }, fileIds);
    await updateStatus(tx, id, 'open', now);
    const ticket = await found(tx, id);
    await queueMail(tx, jobs, supportWrittenMail, {
      to: env.CONTACT_EMAIL,
      fullname: 'tim',
      id,
      number: ticket.number,
      from: ticket.name,
      topic: supportTopicNames[ticket.topic],
      content,
    });
    return ticket;
  };
  const mailTo = ({ id, number, email, name }: TicketRow) => ({
    to: email,
    fullname: name,
    number,
    token: tokenOf(id),
  });

  /** Limits mails: anyone can type another's address. */
  const mayBeMailed = ({ email, isConfirmed }: Requester) =>
    isConfirmed ||
    countUnconfirmedMail(limits, 'support', email, env.UNCONFIRMED_MAILS_PER_DAY).then(() => true, falseIfTooMany);

  const act = (
    actor: Operator,
    { id }: Key,
    kind: 'support.answer' | 'support.close',
    work: (tx: Db, now: Date) => Promise<unknown>,
  ) =>
    db.$transaction(async (tx) => {
      const now = clock.now();
      const { number, status } = required(await lockTicket(tx, id));
      await work(tx, now);
      const ticket = await found(tx, id);
      await appendAudit(
        tx,
        {
          act: kind,
          actorId: actor.id,
          subject: { type: 'support', id, title: `#${number} ${ticket.name}` },
          personId: ticket.userId,
          before: { status },
          after: { status: ticket.status },
        },
        now,
      );
      return presentReceivedDetail(ticket, { keys, now });
    });

  return {
    /** Stores the ticket in any case; without a mail once the address, or all unconfirmed addresses, got too many. */
    async create(
      actor: Actor | null,
      { name, email, topic, orderCode, ...message }: z.output<typeof supportTicketCreation>,
    ) {
      const requester: Requester = actor
        ? await findRequester(db, actor.id)
        : { name, email, userId: null, isConfirmed: false };
      const isMailed = await mayBeMailed(requester);
      return db.$transaction(async (tx) => {
        const { id } = await insertTicket(tx, requester, { topic, orderCode: orderCode || null }, clock.now());
        const ticket = await write(tx, actor, id, message);
        if (isMailed) await queueMail(tx, jobs, supportReceivedMail, mailTo(ticket));
        return presentThread(ticket, signing());
      });
    },

    thread: async (key: TokenKey) => presentThread(await found(db, idOf(key)), signing()),

    reply: (actor: Actor | null, key: TokenKey, message: z.output<typeof supportReply>) =>
      db.$transaction(async (tx) => {
        const id = idOf(key);
        required(await lockTicket(tx, id));
        return presentThread(await write(tx, actor, id, message), signing());
      }),

    async received(query: QueryOf<typeof supportEndpoints.received>) {
      const { rows, total } = await findReceived(db, query);
      return listAnswer(query, rows.map(presentReceived), total);
    },

    detail: async ({ id }: Key) => presentReceivedDetail(await found(db, id), signing()),

    answer: (actor: Operator, key: Key, { content }: { content: string }) =>
      act(actor, key, 'support.answer', async (tx, now) => {
        await insertMessage(tx, { ticketId: key.id, operatorId: actor.id, content, createdAt: now }, []);
        await updateStatus(tx, key.id, 'answered', now);
        await queueMail(tx, jobs, supportAnsweredMail, { ...mailTo(await found(tx, key.id)), content });
      }),

    close: (actor: Operator, key: Key) =>
      act(actor, key, 'support.close', (tx, now) => updateStatus(tx, key.id, 'closed', now)),
  };
}
