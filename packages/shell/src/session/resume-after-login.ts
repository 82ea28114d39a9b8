import { isLocalPath } from '@sinau/contracts/core/auth/local-path';
import type { Profile, PendingPurchase } from '@sinau/contracts/core/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';

/** An offer by its id; for a webinar its chosen tickets, the seat first, repeated by their quantity. */
export type OfferRef =
  | { type: 'program' | 'bundle'; id: string }
  | { type: 'webinar'; id: string; ticketIds: string[] };

export type ResumedAction =
  | { kind: 'buy'; item: OfferRef }
  | { kind: 'cart'; item: OfferRef }
  | { kind: 'path'; path: string }
  | { kind: 'back' };

/** Returns the target after signing in: the interrupted action, else the start page. */
export function afterLogin(query: URLSearchParams, { isMitra }: Pick<Profile, 'isMitra'>): ResumedAction {
  const buy = readOfferRef(query.get('buy'));
  if (buy) return { kind: 'buy', item: buy };
  const cart = readOfferRef(query.get('cart'));
  if (cart) return { kind: 'cart', item: cart };
  const path = query.get('next');
  if (path && isLocalPath(path)) return { kind: 'path', path };
  return isMitra ? { kind: 'path', path: screens.creatorDashboard() } : { kind: 'back' };
}

/**
 * Returns the pending purchase in the query of /login or /register. The account stores it until its address is
 * confirmed.
 */
export function pendingPurchaseIn(query: URLSearchParams): PendingPurchase | undefined {
  const names = ['buy', 'cart', 'next'] as const;
  const wish = Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
  return Object.keys(wish).length > 0 ? wish : undefined;
}

/** Formats an offer for an address: `{type}:{id}`, with the ids of a webinar's tickets after it. */
export const offerRefText = (offer: OfferRef): string =>
  [offer.type, offer.id, ...(offer.type === 'webinar' ? offer.ticketIds : [])].join(':');

function readOfferRef(text: string | null): OfferRef | null {
  if (!/^(program|bundle|webinar)(:[0-9a-f-]{36})+$/.test(text ?? '')) return null;
  const [type, id, ...ticketIds] = text!.split(':');
  if (type === 'webinar') return { type, id: id!, ticketIds };
  return ticketIds.length === 0 ? { type: type as 'program' | 'bundle', id: id! } : null;
}
