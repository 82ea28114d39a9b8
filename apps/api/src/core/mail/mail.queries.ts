import type { SentMailState } from '../../generated/prisma/enums.ts';
import type { Db } from '../../platform/db.ts';

/** Finds the account with an address, and whether its owner has confirmed that it is theirs. */
export async function findMailbox(db: Db, email: string) {
  const user = await db.user.findUnique({ where: { email }, select: { id: true, emailVerifiedAt: true } });
  return user && { userId: user.id, isConfirmed: user.emailVerifiedAt !== null };
}

interface Sent {
  id: string;
  userId: string;
  to: string;
  template: string;
  subject: string;
  state: SentMailState;
  sealed: string | null;
  createdAt: Date;
}
/** Stores a mail with the result of its first attempt; of later ones, the result. */
export const upsertSentMail = (db: Db, { state, ...mail }: Sent) =>
  db.sentMail.upsert({
    where: { id: mail.id },
    create: { ...mail, state },
    update: { state },
    select: { id: true },
  });

const batch = 5_000;

/** Deletes mails that are older than what is listed, a batch at a time. */
export async function deleteOldMails(db: Db, before: Date) {
  const count = await db.$executeRaw`
    DELETE FROM "SentMail" WHERE id IN (SELECT id FROM "SentMail" WHERE "createdAt" < ${before} ORDER BY "createdAt" LIMIT ${batch})`;
  if (count === batch) await deleteOldMails(db, before);
}
