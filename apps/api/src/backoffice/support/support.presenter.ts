import type {
  ReceivedTicket,
  ReceivedTicketDetail,
  SupportMessage,
  SupportThread,
} from '@sinau/contracts/backoffice/support/support.schemas';
import type { Signing } from '../../core/media/index.ts';
import { presentFile } from '../../study/submission/index.ts';
import type { MessageRow, ReceivedRow, TicketRow } from './support.queries.ts';

const excerptLength = 160;

const factsOf = ({ number, topic, status, orderCode, createdAt, updatedAt }: Omit<ReceivedRow, 'messages'>) => ({
  number,
  topic,
  status,
  orderCode,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const presentMessage = ({ id, operator, content, files, createdAt }: MessageRow, signing: Signing): SupportMessage => ({
  id,
  answeredBy: operator?.fullname ?? null,
  content,
  files: files.map(({ media }) => presentFile(media, signing)),
  createdAt: createdAt.toISOString(),
});

export const presentThread = (row: TicketRow, signing: Signing): SupportThread => ({
  ...factsOf(row),
  messages: row.messages.map((message) => presentMessage(message, signing)),
});

export const presentReceived = (row: ReceivedRow): ReceivedTicket => {
  const content = row.messages[0]?.content ?? '';
  return {
    ...factsOf(row),
    ...requesterOf(row),
    excerpt: content.length > excerptLength ? `${content.slice(0, excerptLength).trimEnd()}…` : content,
  };
};

export const presentReceivedDetail = (row: TicketRow, signing: Signing): ReceivedTicketDetail => ({
  ...presentThread(row, signing),
  ...requesterOf(row),
});

const requesterOf = ({ id, name, email, userId }: Omit<ReceivedRow, 'messages'>) => ({ id, name, email, userId });
