import { withQuery } from './address.ts';
import { page } from './page.ts';

const need = 'operator';

/** Pages of the operator panel that pages outside of it lead to. */
export const operatorEntrances = {
  operatorDesk: page('/operator', { need }),
  /** A class under review; `lesson` is the id of the one that is open. */
  operatorClass: page('/operator/class/:id', { need }, (id: string, query: { lesson?: string } = {}) =>
    withQuery(`/operator/class/${id}`, query),
  ),
  operatorBundle: page('/operator/bundle/:id', { need }, (id: string) => `/operator/bundle/${id}`),
} as const;
