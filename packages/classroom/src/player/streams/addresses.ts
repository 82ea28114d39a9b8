/** File with a signed address; the same signature opens its neighbors. */
export interface Signed {
  address: string;
  addressExpiresAt: string;
}

/** Milliseconds before its expiry at which an address is renewed. */
export const renewalMargin = 60_000;

/** Returns the address of a file beside another. */
export const beside = (address: string, name: string) => address.slice(0, address.lastIndexOf('/') + 1) + name;

export type StreamAddresses = ReturnType<typeof createStreamAddresses>;

/**
 * Addresses of the files of a stream. One renewal serves all requests that wait for it, and none of them learns of it.
 *
 * @param renew Loads the recording with a new address; null if it no longer exists.
 */
export function createStreamAddresses(first: Signed, renew: () => Promise<Signed | null>) {
  let current = first;
  let isRefused = false;
  /** False on a device whose clock is wrong: then only a refusal tells that an address has expired. */
  let isClockRight = true;
  let renewal: Promise<void> | undefined;

  const isEnding = () => Date.parse(current.addressExpiresAt) - Date.now() < renewalMargin;

  async function replace() {
    try {
      const fresh = await renew();
      if (!fresh) return;
      current = fresh;
      isRefused = false;
      isClockRight = !isEnding();
    } catch {
      // The request goes to the old address. If that has expired, it is refused, and tried again.
    } finally {
      renewal = undefined;
    }
  }

  return {
    /**
     * Returns the address of a file, renewed if the former has ended or was refused.
     *
     * @param from First byte to be read. Requests of one address wait for each other in the browser's cache, and a jump
     *   for the range that it has interrupted: each range has an address of its own.
     */
    async of(name: string, from = 0): Promise<string> {
      if (renewal || isRefused || (isClockRight && isEnding())) await (renewal ??= replace());
      return beside(current.address, name) + (from > 0 ? `?from=${from}` : '');
    },
    /** The server has refused an address as expired, although it should not have by the clock of this device. */
    refuse() {
      isRefused = true;
    },
  };
}
