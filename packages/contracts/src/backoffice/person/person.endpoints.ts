import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import type { ErrorCode } from '../../errors.ts';
import { idOf, text } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { deactivation } from '../../core/account/account.schemas.ts';
import { auditEntry } from '../../core/audit/audit.endpoints.ts';
import { sentMailDays } from '../../core/mail/mail.rules.ts';
import { receivedTicket } from '../support/support.schemas.ts';
import { maxFoundPeople } from './person.rules.ts';
import {
  foundPerson,
  person,
  personAct,
  personAgreement,
  personCertificate,
  personClass,
  personEmailChange,
  personOrder,
  personSession,
  sentMail,
} from './person.schemas.ts';

const byId = z.object({ id: idOf('user') });
const readers = ['support', 'finance', 'review'] as const;
const missing = ['not_found'] as const satisfies readonly ErrorCode[];
/** Errors of every act upon a person. */
const refusals = [
  'not_found',
  'person_is_staff',
  'person_is_self',
  'person_deactivated',
] as const satisfies readonly ErrorCode[];
const example = { reason: 'Pemilik akun melapor ada yang masuk dari perangkat lain.' };

/** Calls of the staff about a person: what they see, and their acts (docs/decisions/0267). */
export const personEndpoints = defineEndpoints('person', {
  find: {
    method: 'GET',
    path: '/operator/person',
    auth: 'operator',
    staff: readers,
    summary: `People by name, address, phone, order code or certificate number, the surest match first, ${maxFoundPeople} at most`,
    query: z.object({ keyword: text(100) }),
    data: z.object({
      list: z.array(foundPerson),
      /** True if there are more people than these. */
      isCut: z.boolean(),
    }),
  },
  detail: {
    method: 'GET',
    path: '/operator/person/:id',
    auth: 'operator',
    staff: readers,
    summary: 'A person: how to reach them, whether they can sign in, and the mitra that they belong to',
    params: byId,
    data: person,
    errors: missing,
  },
  orders: {
    method: 'GET',
    path: '/operator/person/:id/order',
    auth: 'operator',
    staff: readers,
    summary: 'Orders of a person with what was paid back of them, the newest first',
    params: byId,
    query: listQuery(),
    data: listOf(personOrder),
    errors: missing,
  },
  classes: {
    method: 'GET',
    path: '/operator/person/:id/class',
    auth: 'operator',
    staff: readers,
    summary: 'Classes of a person, how far they are in each, and whether they still have access; the newest first',
    params: byId,
    query: listQuery(),
    data: listOf(personClass),
    errors: missing,
  },
  certificates: {
    method: 'GET',
    path: '/operator/person/:id/certificate',
    auth: 'operator',
    staff: readers,
    summary: 'Certificates of a person, the newest first, also those that were revoked',
    params: byId,
    query: listQuery(),
    data: listOf(personCertificate),
    errors: missing,
  },
  tickets: {
    method: 'GET',
    path: '/operator/person/:id/support-ticket',
    auth: 'operator',
    staff: readers,
    summary: 'Requests for help of a person, the newest first',
    params: byId,
    query: listQuery(),
    data: listOf(receivedTicket),
    errors: missing,
  },
  sessions: {
    method: 'GET',
    path: '/operator/person/:id/session',
    auth: 'operator',
    staff: readers,
    summary: 'Devices on which a person is signed in, the one used last first; 50 at most',
    params: byId,
    data: z.object({ list: z.array(personSession) }),
    errors: missing,
  },
  mails: {
    method: 'GET',
    path: '/operator/person/:id/mail',
    auth: 'operator',
    staff: readers,
    summary: `Mails to a person of the last ${sentMailDays} days, the newest first: their subjects, never their text`,
    params: byId,
    query: listQuery(),
    data: listOf(sentMail),
    errors: missing,
  },
  acts: {
    method: 'GET',
    path: '/operator/person/:id/act',
    auth: 'operator',
    staff: readers,
    summary: 'Acts of operators that concern a person, the newest first',
    params: byId,
    query: listQuery(),
    data: listOf(auditEntry),
    errors: missing,
  },
  agreements: {
    method: 'GET',
    path: '/operator/person/:id/agreement',
    auth: 'operator',
    staff: readers,
    summary: 'Versions of the legal texts that a person agreed to, the newest first; 100 at most',
    params: byId,
    data: z.object({ list: z.array(personAgreement) }),
    errors: missing,
  },
  deactivation: {
    method: 'GET',
    path: '/operator/person/:id/deactivation',
    auth: 'operator',
    staff: readers,
    summary: 'What deactivating the account would mean for the mitra that the person belongs to',
    params: byId,
    data: deactivation,
    errors: missing,
  },
  signOut: {
    method: 'PUT',
    path: '/operator/person/:id/sign-out',
    auth: 'operator',
    staff: ['support'],
    summary: 'End all sessions of a person; mails them',
    params: byId,
    body: personAct,
    data: person,
    errors: refusals,
    example,
  },
  lock: {
    method: 'PUT',
    path: '/operator/person/:id/lock',
    auth: 'operator',
    staff: ['support', 'review'],
    summary:
      'Keep a person from signing in, and end all sessions; mails them the reason. What they bought stays theirs',
    params: byId,
    body: personAct,
    data: person,
    errors: [...refusals, 'person_locked'],
    example,
  },
  unlock: {
    method: 'PUT',
    path: '/operator/person/:id/unlock',
    auth: 'operator',
    staff: ['support', 'review'],
    summary: 'Let a person that was locked sign in again; mails them',
    params: byId,
    body: personAct,
    data: person,
    errors: [...refusals, 'person_not_locked'],
    example: { reason: 'Pemilik akun sudah mengganti kata sandinya.' },
  },
  deactivate: {
    method: 'PUT',
    path: '/operator/person/:id/deactivate',
    auth: 'operator',
    staff: ['support'],
    summary:
      'Close the account of a person, as they could themselves; mails them the reason and the link that brings it back for fourteen days',
    params: byId,
    body: personAct,
    data: person,
    errors: [...refusals, 'mitra_owes_sessions'],
    example: { reason: 'Diminta pemiliknya lewat permintaan bantuan #1204.' },
  },
  changeEmail: {
    method: 'PUT',
    path: '/operator/person/:id/change-email',
    auth: 'operator',
    staff: ['support'],
    summary:
      'Ask a new address to be confirmed, by the proof that was seen; mails both addresses, and the new one counts once it is confirmed',
    params: byId,
    body: personEmailChange,
    data: person,
    errors: [...refusals, 'person_locked', 'email_taken', 'too_many_mails'],
    example: { email: 'sekar.baru@contoh.id', proof: 'KTP dan bukti transfer pesanan SN-261121-7K3M9QXD cocok.' },
  },
  repeatMail: {
    method: 'PUT',
    path: '/operator/person/:id/mail/:mailId/repeat',
    auth: 'operator',
    staff: ['support'],
    summary:
      'Send a mail again to the address that the person has now; a link that stands for the person is made anew. The text is never shown',
    params: byId.extend({ mailId: idOf('sentMail') }),
    data: sentMail,
    errors: [
      'not_found',
      'person_is_staff',
      'person_is_self',
      'mail_not_repeatable',
      'mail_not_needed',
      'mail_just_repeated',
    ],
  },
});
