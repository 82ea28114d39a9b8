import { isLocalPath } from '@sinau/contracts/auth/local-path';
import type { Profile, Wish } from '@sinau/contracts/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';

/** What somebody wants to have. */
export interface Wanted {
  type: 'program' | 'bundle';
  id: string;
}

export type Handover =
  | { kind: 'buy'; item: Wanted }
  | { kind: 'cart'; item: Wanted }
  | { kind: 'path'; path: string }
  | { kind: 'back' };

/** Where to go after signing in: on with what the login interrupted, else to the person's own start page. */
export function afterLogin(query: URLSearchParams, { isMitra }: Pick<Profile, 'isMitra'>): Handover {
  const buy = wantedFrom(query.get('buy'));
  if (buy) return { kind: 'buy', item: buy };
  const cart = wantedFrom(query.get('cart'));
  if (cart) return { kind: 'cart', item: cart };
  const path = query.get('next');
  if (path && isLocalPath(path)) return { kind: 'path', path };
  return isMitra ? { kind: 'path', path: screens.creatorDashboard() } : { kind: 'back' };
}

/** What an address of /login or /register says that its visitor came for, for the account to keep until it is confirmed. */
export function wishIn(query: URLSearchParams): Wish | undefined {
  const names = ['buy', 'cart', 'next'] as const;
  const wish = Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
  return Object.keys(wish).length > 0 ? wish : undefined;
}

/** Reads `{type}:{id}`. */
function wantedFrom(text: string | null): Wanted | null {
  const [, type, id] = /^(program|bundle):([0-9a-f-]{36})$/.exec(text ?? '') ?? [];
  return id ? { type: type as Wanted['type'], id } : null;
}
