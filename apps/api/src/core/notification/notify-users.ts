import {
  aboutKind,
  unsubscribeIdOf,
  type NotificationKind,
} from '@sinau/contracts/core/notification/notification.rules';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail, type Mail, type Recipient } from '../../platform/mail/define-mail.ts';
import { insertNotificationLog, type Notice } from './notification-log.queries.ts';

/** A mail with its data. */
export interface Letter {
  readonly mail: Mail<object>;
  readonly message: Recipient;
}
export const letterOf = <T extends object>(mail: Mail<T>, message: T & Recipient): Letter => ({
  mail: mail as unknown as Mail<object>,
  message,
});

interface News<N extends Notice> {
  readonly kind: NotificationKind;
  readonly notices: readonly N[];
  /** Mail that is sent as well; null for users who get no mail. */
  readonly letter?: (notice: N) => Letter | null;
}

/**
 * Notifies users of an event, as part of the caller's transaction: in the product and by mail, as each of them wants
 * it. All notifications of the product go through here. Users who were notified of an event before are skipped in both,
 * so work that is repeated or runs twice notifies no user twice.
 */
export async function notifyUsers<N extends Notice>(
  tx: Db,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { kind, notices, letter }: News<N>,
) {
  if (notices.length === 0) return;
  const inserted = await insertNotificationLog(tx, kind, clock.now(), notices);
  if (!letter) return;
  const isAlways = aboutKind[kind].mail === 'always';
  const mailed = new Set(inserted.filter(({ byMail }) => byMail || isAlways).map(keyOf));
  for (const notice of notices) {
    const written = mailed.has(keyOf(notice)) ? letter(notice) : null;
    if (!written) continue;
    const unsubscribe = isAlways ? {} : { unsubscribe: unsubscribeIdOf(notice.userId, kind) };
    await queueMail(tx, jobs, written.mail, { ...written.message, ...unsubscribe });
  }
}

const keyOf = ({ userId, eventKey }: Pick<Notice, 'userId' | 'eventKey'>) => `${userId} ${eventKey}`;
