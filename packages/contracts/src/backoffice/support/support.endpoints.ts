import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { supportStatuses, supportTopics } from './support.rules.ts';
import {
  receivedTicket,
  receivedTicketDetail,
  supportReply,
  supportThread,
  supportTicketCreation,
} from './support.schemas.ts';

/** Mailed to the author of the request: opens that one conversation, without an account. */
const byToken = z.object({ token: z.string().min(1).max(200) });
const byId = z.object({ id: idOf('supportTicket') });
const reply = { content: 'Terima kasih, sekarang sudah bisa.' };
const limit = { calls: 10, seconds: 600 };

export const supportEndpoints = defineEndpoints('support', {
  create: {
    method: 'POST',
    path: '/support-ticket/create',
    auth: 'optional',
    summary:
      'Ask for help: stored for the operators, mailed to them, and confirmed by mail unless an address that nobody has confirmed got too many. Who is signed in is answered at the address of the account; files only then',
    limit,
    body: supportTicketCreation,
    data: supportThread,
    errors: ['invalid_input', 'too_many_requests'],
    example: {
      name: 'Sekar Ayu',
      email: 'sekar@contoh.test',
      topic: 'payment',
      content: 'Aku sudah membayar, tetapi kelasnya belum terbuka.',
    },
  },
  thread: {
    method: 'GET',
    path: '/support-ticket/:token',
    auth: 'public',
    summary: 'A conversation, for whoever holds the address that was mailed',
    params: byToken,
    data: supportThread,
    errors: ['not_found'],
  },
  reply: {
    method: 'POST',
    path: '/support-ticket/:token/reply',
    auth: 'optional',
    summary: 'Write on; a conversation that was closed opens again. Files only by who is signed in',
    limit,
    params: byToken,
    body: supportReply,
    data: supportThread,
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
    example: reply,
  },
  received: {
    method: 'GET',
    path: '/operator/support-ticket',
    auth: 'operator',
    staff: ['support'],
    summary: 'Requests for help, the longest waiting first; `keyword` is part of a name, an address or an order',
    query: listQuery({
      sort: ['number'],
      filter: { status: z.enum(supportStatuses), topic: z.enum(supportTopics) },
    }),
    data: listOf(receivedTicket),
  },
  detail: {
    method: 'GET',
    path: '/operator/support-ticket/:id',
    auth: 'operator',
    staff: ['support'],
    summary: 'One request with all that was written',
    params: byId,
    data: receivedTicketDetail,
    errors: ['not_found'],
  },
  answer: {
    method: 'POST',
    path: '/operator/support-ticket/:id/answer',
    auth: 'operator',
    staff: ['support'],
    summary: 'Answer, by mail and in the conversation',
    params: byId,
    body: supportReply.omit({ fileIds: true }),
    data: receivedTicketDetail,
    errors: ['not_found'],
    example: reply,
  },
  close: {
    method: 'PUT',
    path: '/operator/support-ticket/:id/close',
    auth: 'operator',
    staff: ['support'],
    summary: 'Close a request that needs no answer any more',
    params: byId,
    data: receivedTicketDetail,
    errors: ['not_found'],
  },
});
