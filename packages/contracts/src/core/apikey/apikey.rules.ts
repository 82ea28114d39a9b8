/** Scopes of API keys. An endpoint names the scope that opens it as its `keyScope`; no key may call one without. */
export const keyScopes = ['classes', 'participants', 'reports', 'enrol'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Beginning of every key, by which people and secret scanners recognise one. */
export const keyPrefix = 'sinau_key_';

/** Maximum of keys of a mitra that may be used at a time. */
export const maxApiKeys = 20;
/** Maximum of addresses or ranges that a key may be limited to. */
export const maxKeyAddresses = 10;

/** Calls allowed per key within a minute. */
export const keyCallsPerMinute = 300;

export const apiKeyRules = {
  name: { kind: 'text', max: 60, missing: 'Beri nama kunci ini' },
} as const;

/** An address or range of the internet, as the list of addresses of a key has it. */
export const keyAddressRefusal = 'Tulis alamat IP atau rentangnya, misalnya 203.0.113.7 atau 203.0.113.0/24';
