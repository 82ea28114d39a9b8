import { expect } from 'vitest';
import type { MailMessage } from '../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { cuttingDatabase, type Cut } from './cutting-database.ts';
import { startFakeMidtrans } from './fake-midtrans.ts';
import type { Person } from './scene.ts';

export type TwoProcesses = Awaited<ReturnType<typeof twoProcesses>>;

interface Life<Case> {
  /** Creates the state before the process begins its work. */
  readonly prepare: () => Promise<Case>;
  readonly work: (one: Case) => Promise<unknown>;
  /** Checks the state once another process has taken over. */
  readonly expectWhole: (one: Case, where: string) => Promise<void>;
}

/**
 * PostgreSQL ends the transactions of a dead process as soon as it notices: until then its rows are locked, and are
 * skipped.
 */
export const untilRolledBack = ({ connections }: AppUnderTest) =>
  expect
    .poll(
      () =>
        connections.query(
          'SELECT FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()',
        ),
      { timeout: 30_000, interval: 20 },
    )
    .toMatchObject({ rowCount: 0 });

/** Two processes on one database: one dies during its work, and the other is the one started afterwards. */
export async function twoProcesses() {
  const midtrans = await startFakeMidtrans();
  const next = await startApp({ settings: midtrans.settings });
  const database = await cuttingDatabase(next.env.DATABASE_URL);
  const dying = await startApp({
    clock: next.clock,
    settings: { ...midtrans.settings, DATABASE_URL: database.url, DATA_DIR: next.env.DATA_DIR },
  });

  const mailsTo = async ({ email }: Person, template: string) =>
    (await next.queued<MailMessage>('mail.send')).filter((mail) => mail.to === email && mail.template === template);

  return {
    midtrans,
    next,
    dying,
    mailsTo,
    wait: (milliseconds: number) => next.clock.advance(milliseconds),

    /**
     * Repeats the same work, and dies at its first statement, its second, and so on until it completes; or at each n-th
     * one of them. Returns the number of deaths.
     */
    async dieAtEach<Case>(when: Cut, { prepare, work, expectWhole }: Life<Case>, { nth = 1 } = {}) {
      for (let deaths = 0; ; deaths += 1) {
        const at = 1 + deaths * nth;
        const one = await prepare();
        const isDead = await database.dieAt({ at, when }, () => work(one));
        await untilRolledBack(next);
        await expectWhole(one, `killed ${when} statement ${at}`);
        if (!isDead) return deaths;
      }
    },
    async stop() {
      await dying.stop();
      await database.close();
      await next.stop();
      await midtrans.stop();
    },
  };
}
