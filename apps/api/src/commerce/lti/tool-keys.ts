import { randomUUID } from 'node:crypto';
import type { JWK, JWTPayload } from 'jose';
import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { PublicFile } from '../../platform/public-file.ts';
import { openText, sealText } from '../../platform/sealed-text.ts';
import { deleteKeysBefore, findKeys, insertKey, type KeyRow } from './key.queries.ts';

export const rotateKeysJob = defineJob('lti.rotateKeys');

/** Days after which a key gets a successor, which signs a day later: platforms read the published keys now and then. */
const lifetimeDays = 90;
const aheadDays = 1;
/** Days for which a key is published after its successor. */
const afterDays = 8;

type KeyDeps = Pick<Deps, 'db' | 'keys' | 'clock'>;

const sealOf = ({ keys: { bank } }: Pick<KeyDeps, 'keys'>, id: string) => ({ key: bank, owner: `lti-key ${id}` });

async function drawKey(deps: KeyDeps): Promise<KeyRow> {
  const { exportJWK, generateKeyPair } = await import('jose');
  const drawn = await generateKeyPair('RS256', { extractable: true });
  const id = randomUUID();
  return insertKey(deps.db, {
    id,
    publicKey: { ...(await exportJWK(drawn.publicKey)), kid: id, alg: 'RS256', use: 'sig' },
    privateKey: sealText(sealOf(deps, id), JSON.stringify(await exportJWK(drawn.privateKey))),
    createdAt: deps.clock.now(),
  });
}

/** Returns the newest key that has been published for a day, else the oldest; the first use draws one. */
async function signingKey(deps: KeyDeps) {
  const keys = (await findKeys(deps.db)).flatMap((row) => opened(deps, row));
  const published = later(deps.clock.now(), -days(aheadDays));
  const known = keys.find(({ createdAt }) => createdAt <= published) ?? keys.at(-1);
  return known ?? opened(deps, await drawKey(deps))[0]!;
}

/** Opens a key; none that was sealed before BANK_KEY was replaced. */
function opened(deps: KeyDeps, { id, privateKey, createdAt }: KeyRow) {
  try {
    return [{ id, createdAt, privateKey: JSON.parse(openText(sealOf(deps, id), privateKey)) as JWK }];
  } catch {
    return [];
  }
}

/** Signs a message to a platform, which is valid for five minutes. */
export async function signMessage(deps: KeyDeps, audience: string, claims: JWTPayload) {
  const { importJWK, SignJWT } = await import('jose');
  const { id, privateKey } = await signingKey(deps);
  const now = Math.floor(deps.clock.now().getTime() / 1000);
  return new SignJWT({ ...claims, aud: audience, iat: now, exp: now + 300, jti: randomUUID() })
    .setProtectedHeader({ alg: 'RS256', kid: id, typ: 'JWT' })
    .sign(await importJWK(privateKey, 'RS256'));
}

/** Draws a successor in time, and deletes the keys that nothing is verified by any more. */
export async function rotateKeys(deps: KeyDeps) {
  const now = deps.clock.now();
  const [newest] = await findKeys(deps.db);
  if (!newest) return;
  if (later(newest.createdAt, days(lifetimeDays)) <= now) await drawKey(deps);
  else if (later(newest.createdAt, days(afterDays)) <= now) await deleteKeysBefore(deps.db, newest.createdAt);
}

/** Serves the public keys by which platforms verify what we send. */
export const keyFiles = (deps: KeyDeps): PublicFile[] => [
  {
    path: '/.well-known/lti/jwks.json',
    answer: async () => {
      const keys = await findKeys(deps.db);
      return {
        type: 'application/json; charset=utf-8',
        body: JSON.stringify({ keys: (keys.length > 0 ? keys : [await drawKey(deps)]).map((key) => key.publicKey) }),
        cacheControl: 'public, max-age=300',
      };
    },
  },
];
