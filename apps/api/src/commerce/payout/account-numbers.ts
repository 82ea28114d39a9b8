import type { Deps } from '../../platform/deps.ts';
import { openText, sealText } from '../../platform/sealed-text.ts';

interface Sealed {
  readonly mitraId: string;
  /** Number as it is stored. */
  readonly number: string;
}

const shownDigits = 4;

/** Numbers of bank accounts: encrypted where they are stored, hidden but for the last digits where they are shown. */
export function createAccountNumbers({ keys }: Pick<Deps, 'keys'>) {
  const sealOf = (mitraId: string) => ({ key: keys.bank, owner: `bank-account ${mitraId}` });
  const open = ({ mitraId, number }: Sealed) => openText(sealOf(mitraId), number);
  return {
    seal: (mitraId: string, number: string) => sealText(sealOf(mitraId), number),
    /** Decrypts the whole number, for the operators who transfer to it. */
    open,
    masked: (account: Sealed) => `•••• ${open(account).slice(-shownDigits)}`,
  };
}
export type AccountNumbers = ReturnType<typeof createAccountNumbers>;
