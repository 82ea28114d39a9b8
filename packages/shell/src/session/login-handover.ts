import type { Profile } from '@sinau/contracts/auth/auth.schemas';
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

/** Where somebody goes who just signed in: on with what the login interrupted, else to the own start. */
export function afterLogin(query: URLSearchParams, { isMitra }: Pick<Profile, 'isMitra'>, origin: string): Handover {
  const buy = wantedFrom(query.get('buy'));
  if (buy) return { kind: 'buy', item: buy };
  const cart = wantedFrom(query.get('cart'));
  if (cart) return { kind: 'cart', item: cart };
  const path = ownPath(query.get('next'), origin);
  if (path) return { kind: 'path', path };
  return isMitra ? { kind: 'path', path: screens.creatorDashboard() } : { kind: 'back' };
}

/** Reads `{type}:{id}`. */
function wantedFrom(text: string | null): Wanted | null {
  const [, type, id] = /^(program|bundle):([0-9a-f-]{36})$/.exec(text ?? '') ?? [];
  return id ? { type: type as Wanted['type'], id } : null;
}

/** Only a path of this origin is followed, however it is disguised. */
function ownPath(next: string | null, origin: string): string | null {
  if (!next?.startsWith('/')) return null;
  try {
    const url = new URL(next, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
