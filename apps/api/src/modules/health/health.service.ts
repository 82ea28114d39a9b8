import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';

export type HealthService = ReturnType<typeof createHealthService>;

export function createHealthService({ db }: Pick<Deps, 'db'>) {
  return {
    async ready() {
      try {
        await db.$queryRaw`SELECT 1`;
      } catch (cause) {
        throw new AppError('unavailable', { cause });
      }
      return { state: 'up' as const };
    },
  };
}
