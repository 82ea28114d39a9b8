import type { Command } from 'commander';
import { rotateBadgeKeys } from '../core/certificate/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readKeys } from '../platform/keys.ts';
import { run } from './run.ts';

/** Adds the commands about the keys that sign Open Badges. */
export function addBadgeCommands(commandLine: Command) {
  commandLine
    .command('badge')
    .description('Lencana Open Badges')
    .command('rotate-keys')
    .description('Ganti kunci penanda tangan lencana; lencana yang sudah diunduh tetap sah')
    .action(
      run(async ({ db, env }) => {
        await rotateBadgeKeys({ db, keys: readKeys(env), clock: systemClock });
        console.log('Lencana berikutnya ditandatangani dengan kunci baru. Kunci publik yang lama tetap diterbitkan.');
      }),
    );
}
