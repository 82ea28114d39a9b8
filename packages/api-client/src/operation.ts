import { queryOptions } from '@tanstack/react-query';
import type { Answer, Endpoint, Sending } from '@sinau/contracts';
import type { Request } from './transport.ts';

export type Input<E extends Endpoint> = {} extends Sending<E> ? [input?: Sending<E>] : [input: Sending<E>];
export type Send = (request: Request) => Promise<unknown>;

let send: Send = () => Promise.reject(new Error('configureApi was not called'));
/** Says how calls travel: `fetch` in the browser, supertest in the API's tests. */
export const configureApi = (next: Send) => {
  send = next;
};

export function operation<E extends Endpoint>(id: string, method: E['method'], path: string) {
  const call = (...[input]: Input<E>) => send({ id, method, path, input }) as Promise<Answer<E>>;
  /** Query options under the key `[feature, operation, input]`. */
  const query = (...input: Input<E>) => queryOptions({ queryKey: [...id.split('.'), ...input], queryFn: () => call(...input) });
  return { id, method, path, call, query };
}
export type Operation<E extends Endpoint> = ReturnType<typeof operation<E>>;
