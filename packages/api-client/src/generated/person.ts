// Written by `pnpm generate` from packages/contracts.
import type { personEndpoints } from '@sinau/contracts/backoffice/person/person.endpoints';
import { operation } from '../operation.ts';

export const person = {
  key: ['person'],
  find: operation<typeof personEndpoints.find>('person.find', 'GET', '/operator/person'),
  detail: operation<typeof personEndpoints.detail>('person.detail', 'GET', '/operator/person/:id'),
  orders: operation<typeof personEndpoints.orders>('person.orders', 'GET', '/operator/person/:id/order'),
  classes: operation<typeof personEndpoints.classes>('person.classes', 'GET', '/operator/person/:id/class'),
  certificates: operation<typeof personEndpoints.certificates>('person.certificates', 'GET', '/operator/person/:id/certificate'),
  tickets: operation<typeof personEndpoints.tickets>('person.tickets', 'GET', '/operator/person/:id/support-ticket'),
  sessions: operation<typeof personEndpoints.sessions>('person.sessions', 'GET', '/operator/person/:id/session'),
  mails: operation<typeof personEndpoints.mails>('person.mails', 'GET', '/operator/person/:id/mail'),
  acts: operation<typeof personEndpoints.acts>('person.acts', 'GET', '/operator/person/:id/act'),
  agreements: operation<typeof personEndpoints.agreements>('person.agreements', 'GET', '/operator/person/:id/agreement'),
  deactivation: operation<typeof personEndpoints.deactivation>('person.deactivation', 'GET', '/operator/person/:id/deactivation'),
  signOut: operation<typeof personEndpoints.signOut>('person.signOut', 'PUT', '/operator/person/:id/sign-out'),
  lock: operation<typeof personEndpoints.lock>('person.lock', 'PUT', '/operator/person/:id/lock'),
  unlock: operation<typeof personEndpoints.unlock>('person.unlock', 'PUT', '/operator/person/:id/unlock'),
  deactivate: operation<typeof personEndpoints.deactivate>('person.deactivate', 'PUT', '/operator/person/:id/deactivate'),
  changeEmail: operation<typeof personEndpoints.changeEmail>('person.changeEmail', 'PUT', '/operator/person/:id/change-email'),
  repeatMail: operation<typeof personEndpoints.repeatMail>('person.repeatMail', 'PUT', '/operator/person/:id/mail/:mailId/repeat'),
};
