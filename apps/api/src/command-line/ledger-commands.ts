import type { Command } from 'commander';
import { createLedgerJobs, findLatestProof } from '../commerce/ledger/index.ts';
import { systemClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import type { Difference } from '@sinau/contracts/commerce/ledger/proof.schemas';
import { run } from './run.ts';

/** Adds the commands about the books. */
export function addLedgerCommands(commandLine: Command) {
  commandLine
    .command('books')
    .description('Buku besar')
    .command('prove')
    .description('Buktikan seluruh buku, termasuk setiap catatan di periode yang sudah ditutup')
    .action(
      run(async ({ db, env }) => {
        const jobs = createLedgerJobs({
          db,
          withPatientDb: (work) => work(db),
          clock: systemClock,
          log: createLogger(env),
        });
        if (await jobs.prove({ isFull: true })) return console.log('Buku cocok');
        const { differences } = (await findLatestProof(db))!;
        for (const { kind, count, examples } of differences as Difference[])
          console.log(`${kind}: ${count}${examples.length > 0 ? ` (${examples.join('; ')})` : ''}`);
        process.exitCode = 1;
      }),
    );
}
