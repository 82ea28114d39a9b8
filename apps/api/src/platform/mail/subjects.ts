import type { AnyMail, Mail, MailMessage } from './define-mail.ts';

/**
 * Returns the subjects of queued mails, for operators: no link is made. A mail that cannot be composed has failed for
 * that reason, and is called by its template.
 */
export function createSubjects({ PRODUCT_NAME }: { PRODUCT_NAME: string }, mails: readonly AnyMail[]) {
  const byTemplate = new Map(mails.map((mail) => [mail.template, mail as Mail<object>]));
  const context = { product: PRODUCT_NAME, tokenOf: () => '', sign: () => '', isConfirmed: true };
  return (message: MailMessage) => {
    try {
      return byTemplate.get(message.template)?.compose(message, context).subject ?? message.template;
    } catch {
      return message.template;
    }
  };
}
