import { maxApiKeys } from '@sinau/contracts/core/apikey/apikey.rules';
import type { apikeyEndpoints } from '@sinau/contracts/core/apikey/apikey.endpoints';
import type { NewApiKey } from '@sinau/contracts/core/apikey/apikey.schemas';
import type { Received } from '@sinau/contracts';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../audit/index.ts';
import { presentKey } from './apikey.presenter.ts';
import { countUsableKeys, findKey, findKeys, insertKey, lockKeys, updateKeyRevoked } from './apikey.queries.ts';
import { hashOfKey, hintOfKey, newKeySecret } from './key-secret.ts';

export type ApiKeyService = ReturnType<typeof createApiKeyService>;
type Creation = Received<typeof apikeyEndpoints.create>['body'];

export function createApiKeyService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    async list({ mitraId }: Partner) {
      const now = clock.now();
      return { list: (await findKeys(db, mitraId)).map((key) => presentKey(key, now)) };
    },

    async create({ id: userId, mitraId }: Partner, { expiresAt, scopes, ...key }: Creation): Promise<NewApiKey> {
      const now = clock.now();
      const until = expiresAt === null ? null : new Date(expiresAt);
      if (until && until <= now)
        throw new AppError('invalid_input', { fields: { expiresAt: 'Pilih waktu yang belum lewat' } });
      const secret = newKeySecret();
      return db.$transaction(async (tx) => {
        await lockKeys(tx, mitraId);
        if ((await countUsableKeys(tx, mitraId, now)) >= maxApiKeys) throw new AppError('too_many_api_keys');
        const row = await insertKey(tx, {
          ...key,
          mitraId,
          userId,
          scopes: [...new Set(scopes)],
          expiresAt: until,
          secretHash: hashOfKey(secret),
          hint: hintOfKey(secret),
          createdAt: now,
        });
        const subject = { type: 'apiKey', id: row.id, title: row.name } as const;
        const after = { scopes: row.scopes.join(', '), expiresAt };
        await appendAudit(tx, { act: 'apiKey.make', actorId: userId, subject, after }, now);
        return { key: presentKey(row, now), secret };
      });
    },

    async revoke({ id: userId, mitraId }: Partner, { id }: { id: string }) {
      const now = clock.now();
      await db.$transaction(async (tx) => {
        const { name } = required(await findKey(tx, mitraId, id));
        if (!(await updateKeyRevoked(tx, id, now))) return;
        const subject = { type: 'apiKey', id, title: name } as const;
        await appendAudit(tx, { act: 'apiKey.revoke', actorId: userId, subject }, now);
      });
    },
  };
}
