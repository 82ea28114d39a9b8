const origin = 'http://origin.invalid';

/** Tells whether an address leads to a page of this origin, in any spelling: `/.//other.example` does not. */
export function isLocalPath(address: string): boolean {
  if (!address.startsWith('/')) return false;
  try {
    const { pathname, search, hash, origin: leadsTo } = new URL(address, origin);
    return leadsTo === origin && new URL(pathname + search + hash, origin).origin === origin;
  } catch {
    return false;
  }
}
