import { z } from 'zod';
import { instant, shapeOf, uuid } from '../../fields.ts';
import { apiKeyRules, keyAddressRefusal, keyScopes, maxKeyAddresses } from './apikey.rules.ts';

const keyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], keyAddressRefusal);
const scopes = z.array(z.enum(keyScopes)).min(1).max(keyScopes.length);

export const apiKeyCreation = z.object({
  ...shapeOf(apiKeyRules),
  scopes,
  /** Time from which the key is refused; without one it holds until it is revoked. */
  expiresAt: instant.nullable().default(null),
  /** Addresses and ranges that it may be used from; from everywhere without any. */
  addresses: z.array(keyAddress).max(maxKeyAddresses).default([]),
});
export type ApiKeyCreation = z.input<typeof apiKeyCreation>;

/** A key as it is listed: of the key itself only its beginning is known. */
export const apiKey = z.object({
  id: uuid,
  name: z.string(),
  /** Beginning of the key. */
  hint: z.string(),
  scopes,
  addresses: z.array(z.string()),
  expiresAt: instant.nullable(),
  /** When it was last used, and how often it was. */
  lastUsedAt: instant.nullable(),
  useCount: z.int().nonnegative(),
  createdAt: instant,
  createdBy: z.string(),
  revokedAt: instant.nullable(),
  /** True if it may be used now. */
  isUsable: z.boolean(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** A new key with its secret, which is never shown again. */
export const newApiKey = z.object({ key: apiKey, secret: z.string() });
export type NewApiKey = z.infer<typeof newApiKey>;
