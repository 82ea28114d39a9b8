import type { QueryOf } from '@sinau/contracts';
import type { personEndpoints } from '@sinau/contracts/backoffice/person/person.endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { previewDeactivation } from '../../core/account/index.ts';
import { createAuditService } from '../../core/audit/index.ts';
import { findOpenSessions, findPendingEmail } from '../../core/auth/index.ts';
import { findTicketsOf, presentReceived } from '../support/index.ts';
import { findPeople } from './find-people.ts';
import {
  presentAgreement,
  presentCertificate,
  presentClass,
  presentFound,
  presentMail,
  presentOrder,
  presentPerson,
  presentSession,
} from './person.presenter.ts';
import {
  findAgreements,
  findCertificates,
  findClasses,
  findMails,
  findOrders,
  findPerson,
  isPerson,
} from './person.queries.ts';

export type PersonService = ReturnType<typeof createPersonService>;
type Query<Name extends 'orders' | 'classes' | 'certificates' | 'tickets' | 'mails' | 'acts'> = QueryOf<
  (typeof personEndpoints)[Name]
>;
export interface PersonKey {
  readonly id: string;
}

/** Shows a person, as their page has it. */
export async function showPerson(db: Db, id: string, now: Date) {
  const [row, pending] = await Promise.all([findPerson(db, id), findPendingEmail(db, id, now)]);
  return presentPerson(required(row), pending);
}

/** Finds people, and reads what staff may see of them. */
export function createPersonService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const audit = createAuditService({ db });

  const requirePerson = async (id: string) => {
    if (!(await isPerson(db, id))) throw new AppError('not_found');
  };

  return {
    async find({ keyword }: QueryOf<typeof personEndpoints.find>) {
      const { rows, isCut } = await findPeople(db, keyword);
      return { list: rows.map(presentFound), isCut };
    },
    detail: ({ id }: PersonKey) => showPerson(db, id, clock.now()),

    async orders({ id }: PersonKey, query: Query<'orders'>) {
      await requirePerson(id);
      const { rows, total } = await findOrders(db, id, query);
      return listAnswer(query, rows.map(presentOrder), total);
    },
    async classes({ id }: PersonKey, query: Query<'classes'>) {
      await requirePerson(id);
      const { rows, total } = await findClasses(db, id, query);
      return listAnswer(query, rows.map(presentClass), total);
    },
    async certificates({ id }: PersonKey, query: Query<'certificates'>) {
      await requirePerson(id);
      const { rows, total } = await findCertificates(db, id, query);
      return listAnswer(query, rows.map(presentCertificate), total);
    },
    async tickets({ id }: PersonKey, query: Query<'tickets'>) {
      await requirePerson(id);
      const { rows, total } = await findTicketsOf(db, id, query);
      return listAnswer(query, rows.map(presentReceived), total);
    },
    async sessions({ id }: PersonKey) {
      await requirePerson(id);
      return { list: (await findOpenSessions(db, id, clock.now())).map(presentSession) };
    },
    async mails({ id }: PersonKey, query: Query<'mails'>) {
      await requirePerson(id);
      const { rows, total } = await findMails(db, id, query);
      return listAnswer(query, rows.map(presentMail), total);
    },
    async acts({ id }: PersonKey, query: Query<'acts'>) {
      await requirePerson(id);
      return audit.list({ ...query, filter: { personId: id } });
    },
    async agreements({ id }: PersonKey) {
      await requirePerson(id);
      return { list: (await findAgreements(db, id)).map(presentAgreement) };
    },
    async deactivation({ id }: PersonKey) {
      await requirePerson(id);
      return previewDeactivation(db, id, clock.now());
    },
  };
}
