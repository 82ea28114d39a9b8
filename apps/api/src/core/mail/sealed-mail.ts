import type { Keys } from '../../platform/keys.ts';
import type { Mail, MailMessage } from '../../platform/mail/define-mail.ts';
import { openText, sealText } from '../../platform/sealed-text.ts';

const sealOf = (keys: Pick<Keys, 'jwt'>, id: string) => ({ key: keys.jwt, owner: `mail ${id}` });

/**
 * Seals what a mail is made of, so that it can be sent again and neither staff nor a copy of the database reads it. Null
 * for mails to many people, and for those that hold the seed of a link: such a link stands for its owner.
 */
export const sealMail = (keys: Pick<Keys, 'jwt'>, id: string, kind: Pick<Mail<object>, 'isBulk'>, mail: MailMessage) =>
  kind.isBulk || 'seed' in mail ? null : sealText(sealOf(keys, id), JSON.stringify(mail));

/** Opens what a mail is made of. Null if the key was replaced since. */
export function openMail(keys: Pick<Keys, 'jwt'>, { id, sealed }: { id: string; sealed: string }): MailMessage | null {
  try {
    return JSON.parse(openText(sealOf(keys, id), sealed)) as MailMessage;
  } catch {
    return null;
  }
}
