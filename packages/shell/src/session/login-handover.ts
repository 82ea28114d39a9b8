import { isLocalPath } from '@sinau/contracts/auth/local-path';
import type { Profile, Wish } from '@sinau/contracts/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';

/** A class or a bundle, by its id. */
export interface OfferRef {
  type: 'program' | 'bundle';
  id: string;
}

export type Handover =
  | { kind: 'buy'; item: OfferRef }
  | { kind: 'cart'; item: OfferRef }
  | { kind: 'path'; path: string }
  | { kind: 'back' };

/** Where to go after signing in: the interrupted action, else the start page. */
export function afterLogin(query: URLSearchParams, { isMitra }: Pick<Profile, 'isMitra'>): Handover {
  const buy = readOfferRef(query.get('buy'));
  if (buy) return { kind: 'buy', item: buy };
  const cart = readOfferRef(query.get('cart'));
  if (cart) return { kind: 'cart', item: cart };
  const path = query.get('next');
  if (path && isLocalPath(path)) return { kind: 'path', path };
  return isMitra ? { kind: 'path', path: screens.creatorDashboard() } : { kind: 'back' };
}

/** The wish in the query of /login or /register. The account keeps it until its address is confirmed. */
export function wishIn(query: URLSearchParams): Wish | undefined {
  const names = ['buy', 'cart', 'next'] as const;
  const wish = Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
  return Object.keys(wish).length > 0 ? wish : undefined;
}

/** Reads `{type}:{id}`. */
function readOfferRef(text: string | null): OfferRef | null {
  const [, type, id] = /^(program|bundle):([0-9a-f-]{36})$/.exec(text ?? '') ?? [];
  return id ? { type: type as OfferRef['type'], id } : null;
}
