import type { ApiKey } from '@sinau/contracts/core/apikey/apikey.schemas';
import type { ApiKeyRow } from './apikey.queries.ts';

export const presentKey = (
  { user, lastUsedAt, expiresAt, revokedAt, createdAt, ...key }: ApiKeyRow,
  now: Date,
): ApiKey => ({
  ...key,
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  createdBy: user.fullname,
  isUsable: revokedAt === null && (expiresAt === null || expiresAt > now),
});
