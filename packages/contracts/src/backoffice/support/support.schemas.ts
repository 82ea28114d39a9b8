import { z } from 'zod';
import { idOf, instant, shapeOf, uuid } from '../../fields.ts';
import { submissionFile, submissionFileIds } from '../../study/submission/submission.schemas.ts';
import { supportReplyRules, supportStatuses, supportTicketRules, supportTopics } from './support.rules.ts';

/** Uploaded with the purpose `submission`; only who is signed in has any. */
const fileIds = submissionFileIds.optional();

export const supportTicketCreation = z.object({
  ...shapeOf(supportTicketRules),
  topic: z.enum(supportTopics),
  fileIds,
});
export const supportReply = z.object({ ...shapeOf(supportReplyRules), fileIds });

export const supportMessage = z.object({
  id: uuid,
  /** The operator's name; null where the person who asked wrote. */
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

/** As the person who asked reads it. */
export const supportThread = z.object({ ...facts, messages: z.array(supportMessage) });
export type SupportThread = z.infer<typeof supportThread>;

/** In the operators' list. */
export const receivedTicket = z.object({
  id: idOf('supportTicket'),
  ...facts,
  name: z.string(),
  email: z.string(),
  /** Null for a visitor. */
  userId: uuid.nullable(),
  /** The beginning of the first message. */
  excerpt: z.string(),
});
export type ReceivedTicket = z.infer<typeof receivedTicket>;
export const receivedTicketDetail = receivedTicket
  .omit({ excerpt: true })
  .extend({ messages: z.array(supportMessage) });
export type ReceivedTicketDetail = z.infer<typeof receivedTicketDetail>;
