import type { AuditAct } from '@sinau/contracts/core/audit/audit.rules';
import { isStaff } from '@sinau/contracts/core/auth/staff.rules';
import { AppError } from '../../platform/app-error.ts';
import { later, minutes } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Operator } from '../../platform/actor.ts';
import { mailJob, queueMail, type MailMessage } from '../../platform/mail/define-mail.ts';
import { countUnconfirmedMail } from '../../platform/mail/unconfirmed-limits.ts';
import { required } from '../../platform/required.ts';
import { closeAccount, isEmailTaken } from '../../core/account/index.ts';
import { appendAudit, type OperatorAct } from '../../core/audit/index.ts';
import {
  endLinksOfOldPassword,
  isLinkMail,
  lockOtherAdmins,
  lockUser,
  mailLink,
  renewLink,
  updateSessionsEnded,
  updateUser,
} from '../../core/auth/index.ts';
import { openMail } from '../../core/mail/index.ts';
import { accountLockedMail, accountUnlockedMail, emailChangeAskedMail, signedOutMail } from './person.mails.ts';
import { presentMail } from './person.presenter.ts';
import { findMail, findPerson, updateMailRepeated, type PersonRow } from './person.queries.ts';
import { showPerson, type PersonKey } from './person.service.ts';

export type PersonActions = ReturnType<typeof createPersonActions>;
interface Reason {
  readonly reason: string;
}

/** Mails that operators send again to one person in an hour, and the pause before the same one. */
const repeatedMails = { name: 'repeated-mail', calls: 10, seconds: 3_600 };
const repeatPause = minutes(5);

/** Acts of staff upon a person: each in one transaction, with its entry in the log and its mail. */
export function createPersonActions(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'limits' | 'env'>) {
  const { db, clock, jobs, keys, limits, env } = deps;

  /**
   * Locks the person, whom two operators may act upon at once; refuses what the operator may not do. Admins, who may act
   * upon each other, are locked together: the second finds that the first has closed their account.
   */
  const lockPerson = async (tx: Db, operator: Operator, id: string) => {
    if (id === operator.id) throw new AppError('person_is_self');
    const { isOperator } = required(await findPerson(tx, id));
    if (isOperator && !(isStaff(operator.staffRoles, []) && (await lockOtherAdmins(tx, id))))
      throw new AppError('person_is_staff');
    await lockUser(tx, id);
    return required(await findPerson(tx, id));
  };
  const audited = (tx: Db, operator: Operator, act: AuditAct, person: PersonRow, more: Partial<OperatorAct>) =>
    appendAudit(
      tx,
      {
        act,
        actorId: operator.id,
        subject: { type: 'person', id: person.id, title: person.fullname },
        personId: person.id,
        ...more,
      },
      clock.now(),
    );
  const mailed = ({ email, fullname }: PersonRow) => ({ to: email, fullname });

  /** Acts upon a person whose account is open, with a reason. */
  const act =
    (kind: AuditAct, work: (tx: Db, person: PersonRow, reason: string) => Promise<Partial<OperatorAct>>) =>
    async (operator: Operator, { id }: PersonKey, { reason }: Reason) => {
      await db.$transaction(async (tx) => {
        const person = await lockPerson(tx, operator, id);
        if (person.deactivatedAt) throw new AppError('person_deactivated');
        await audited(tx, operator, kind, person, { reason, ...(await work(tx, person, reason)) });
      });
      return showPerson(db, id, clock.now());
    };

  const repeat = async (tx: Db, person: PersonRow, mail: NonNullable<Awaited<ReturnType<typeof findMail>>>) => {
    const { template, to, sealed } = mail;
    if (isLinkMail(template)) {
      if (!(await renewLink(tx, deps, person.id, { template, to }))) throw new AppError('mail_not_needed');
      return;
    }
    const message: MailMessage | null = sealed === null ? null : openMail(keys, { id: mail.id, sealed });
    if (!message || person.deactivatedAt) throw new AppError('mail_not_repeatable');
    await jobs.send(tx, mailJob, { ...message, ...mailed(person) });
  };

  return {
    signOut: act('person.signOut', async (tx, person) => {
      const count = await updateSessionsEnded(tx, person.id, clock.now());
      await queueMail(tx, jobs, signedOutMail, mailed(person));
      return { after: { count } };
    }),

    lock: act('person.lock', async (tx, person, reason) => {
      if (person.lockedAt) throw new AppError('person_locked');
      await updateUser(tx, person.id, { lockedAt: clock.now() });
      await updateSessionsEnded(tx, person.id, clock.now());
      await endLinksOfOldPassword(tx, person.id);
      await queueMail(tx, jobs, accountLockedMail, { ...mailed(person), reason });
      return { before: { isLocked: false }, after: { isLocked: true } };
    }),

    /** Ends the sessions once more: somebody may have signed in while the account was being locked. */
    unlock: act('person.unlock', async (tx, person) => {
      if (!person.lockedAt) throw new AppError('person_not_locked');
      await updateUser(tx, person.id, { lockedAt: null });
      await updateSessionsEnded(tx, person.id, clock.now());
      await queueMail(tx, jobs, accountUnlockedMail, mailed(person));
      return { before: { isLocked: true }, after: { isLocked: false } };
    }),

    deactivate: act('person.deactivate', async (tx, person, reason) => {
      await closeAccount(tx, deps, person, reason);
      return { before: { isActive: true }, after: { isActive: false } };
    }),

    /** The log never forgets, so that it holds the addresses in part alone. */
    async changeEmail(operator: Operator, key: PersonKey, { email, proof }: { email: string; proof: string }) {
      if (await isEmailTaken(db, email)) throw emailTaken();
      await countUnconfirmedMail(limits, 'change-email', email, env.UNCONFIRMED_MAILS_PER_DAY);
      return act('person.changeEmail', async (tx, person) => {
        if (person.lockedAt) throw new AppError('person_locked');
        await mailLink(tx, deps, 'change_email', person, email);
        await queueMail(tx, jobs, emailChangeAskedMail, { ...mailed(person), newEmail: email });
        return { before: { email: masked(person.email) }, after: { email: masked(email) } };
      })(operator, key, { reason: proof });
    },

    async repeatMail(operator: Operator, { id, mailId }: PersonKey & { mailId: string }) {
      await limits.consume(repeatedMails, id);
      const now = clock.now();
      return db.$transaction(async (tx) => {
        const person = await lockPerson(tx, operator, id);
        const mail = required(await findMail(tx, id, mailId));
        if (!(await updateMailRepeated(tx, mailId, { now, before: later(now, -repeatPause) })))
          throw new AppError('mail_just_repeated');
        await repeat(tx, person, mail);
        await audited(tx, operator, 'person.repeatMail', person, { after: { subject: mail.subject } });
        return presentMail({ ...mail, isSealed: mail.sealed !== null });
      });
    },
  };
}

const emailTaken = () => new AppError('email_taken', { fields: { email: 'Email ini sudah terdaftar' } });

/** Shows an address in part: s•••@contoh.id. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/u, '$1•••');
