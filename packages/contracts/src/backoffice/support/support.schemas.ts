import { z } from 'zod';
import { idOf, instant, shapeOf, uuid } from '../../fields.ts';
import { submissionFile, submissionFileIds } from '../../study/submission/submission.schemas.ts';
import { supportReplyRules, supportStatuses, supportTicketRules, supportTopics } from './support.rules.ts';

/** Uploaded with the purpose `submission`; only for signed-in users. */
const fileIds = submissionFileIds.optional();

export const supportTicketCreation = z.object({
  ...shapeOf(supportTicketRules),
  topic: z.enum(supportTopics),
  fileIds,
});
export const supportReply = z.object({ ...shapeOf(supportReplyRules), fileIds });

export const supportMessage = z.object({
  id: uuid,
  /** Name of the operator; null for a message of the request's author. */
  answeredBy: z.string().nullable(),
  /** Plain text with line breaks. */
  content: z.string(),
  files: z.array(submissionFile),
  createdAt: instant,
});
export type SupportMessage = z.infer<typeof supportMessage>;

const facts = {
  number: z.int().positive(),
  topic: z.enum(supportTopics),
  status: z.enum(supportStatuses),
  orderCode: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
};

/** A thread as the request's author sees it. */
export const supportThread = z.object({ ...facts, messages: z.array(supportMessage) });
export type SupportThread = z.infer<typeof supportThread>;

/** A request in the operators' list. */
export const receivedTicket = z.object({
  id: idOf('supportTicket'),
  ...facts,
  name: z.string(),
  email: z.string(),
  /** Null for a visitor. */
  userId: uuid.nullable(),
  /** Beginning of the first message. */
  excerpt: z.string(),
});
export type ReceivedTicket = z.infer<typeof receivedTicket>;
export const receivedTicketDetail = receivedTicket
  .omit({ excerpt: true })
  .extend({ messages: z.array(supportMessage) });
export type ReceivedTicketDetail = z.infer<typeof receivedTicketDetail>;
