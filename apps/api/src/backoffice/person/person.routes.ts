import { personEndpoints } from '@sinau/contracts/backoffice/person/person.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { PersonActions } from './person-actions.ts';
import type { PersonService } from './person.service.ts';

export const personRoutes = (people: PersonService, acts: PersonActions) =>
  defineRoutes(personEndpoints, {
    find: ({ query }) => people.find(query),
    detail: ({ params }) => people.detail(params),
    orders: ({ params, query }) => people.orders(params, query),
    classes: ({ params, query }) => people.classes(params, query),
    certificates: ({ params, query }) => people.certificates(params, query),
    tickets: ({ params, query }) => people.tickets(params, query),
    sessions: ({ params }) => people.sessions(params),
    mails: ({ params, query }) => people.mails(params, query),
    acts: ({ params, query }) => people.acts(params, query),
    agreements: ({ params }) => people.agreements(params),
    deactivation: ({ params }) => people.deactivation(params),
    signOut: ({ actor, params, body }) => acts.signOut(actor, params, body),
    lock: ({ actor, params, body }) => acts.lock(actor, params, body),
    unlock: ({ actor, params, body }) => acts.unlock(actor, params, body),
    deactivate: ({ actor, params, body }) => acts.deactivate(actor, params, body),
    changeEmail: ({ actor, params, body }) => acts.changeEmail(actor, params, body),
    repeatMail: ({ actor, params }) => acts.repeatMail(actor, params),
  });
