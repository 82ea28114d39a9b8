import type { ErrorCode } from '@sinau/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { Reach } from '../../platform/class-access.ts';
import { hours, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { readToken, signToken } from '../../platform/signed-token.ts';
import { findReach } from './backup/class-backup.queries.ts';

/** Long enough for a large download over a slow connection, which continues at the same address. */
const addressLife = hours(12);

/** An archive of a class for one user; `form` tells those of one purpose apart. */
interface Named {
  readonly classId: string;
  readonly userId: string;
  readonly form?: string;
}

/** Addresses of archives of classes: the browser downloads them without the session. */
export function createClassAddresses(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  purpose: string,
  expired: ErrorCode,
) {
  const signing = { key: keys.media, purpose };
  return {
    sign({ classId, userId, form = '' }: Named) {
      const expiresAt = later(clock.now(), addressLife);
      return {
        address: `/api/${purpose}/${signToken(signing, [classId, userId, form].join('_'), expiresAt)}`,
        expiresAt: expiresAt.toISOString(),
      };
    },

    /** The archive that an address names, as long as its user may still read the class. */
    async read(token: string): Promise<{ classId: string; reach: Reach; form: string }> {
      const named = readToken(signing, token, clock.now());
      if (!named) throw new AppError('not_found');
      if (named.secondsLeft === 0) throw new AppError(expired);
      const [classId, userId, form] = named.id.split('_') as [string, string, string];
      return { classId, form, reach: required(await findReach(db, classId, userId)) };
    },
  };
}
