import type { Command } from 'commander';
import { z } from 'zod';
import { decimal, fileSize } from '@sinau/format';
import type { BackupStep, RestoreStep } from '../backoffice/backup/index.ts';
import { issueMessage } from '../http/validation.ts';
import type { Env } from '../platform/env.ts';
import { keyLosses, keyVariables, readKeys } from '../platform/keys.ts';
import { explained, run } from './run.ts';

/** Encryption and the client of S3 are loaded by these commands alone. */
const loadBackup = () => import('../backoffice/backup/index.ts');

const stepLabels: Record<BackupStep | RestoreStep, string> = {
  files: 'Menyalin berkas',
  snapshot: 'Memotret basis data',
  database: 'Menyalin basis data',
  newFiles: 'Menyalin berkas yang baru datang',
  manifest: 'Menulis manifes',
  check: 'Memeriksa tabel',
};
const onStep = (step: BackupStep | RestoreStep) => console.log(`… ${stepLabels[step]}`);

const keepInput = z.coerce.number().int().min(1);

interface RestoreInput {
  readonly identity: string;
  readonly backup?: string;
  readonly check?: boolean;
  readonly withoutDatabase?: boolean;
  readonly replace?: boolean;
}

/** Adds the commands that back up and restore the whole service. */
export function addBackupCommands(commandLine: Command) {
  commandLine
    .command('backup-key <berkas>')
    .description('Buat kunci pembuka cadangan, dan sebutkan kunci umumnya untuk BACKUP_RECIPIENT')
    .action(
      explained(async (file: string) => {
        const { recipient } = await (await loadBackup()).createIdentityFile(file);
        console.log(
          `Kunci pembuka ada di ${file}. Simpan di luar server ini: tanpa itu semua cadangan tidak bisa dibuka.`,
        );
        console.log(`BACKUP_RECIPIENT=${recipient}`);
      }),
    );

  commandLine
    .command('backup <tujuan>')
    .description('Cadangkan basis data, berkas, dan kunci ke folder atau ke s3://wadah/folder')
    .option('--keep <jumlah>', 'hapus cadangan selain sebanyak ini yang terbaru')
    .action(
      run(async ({ env, db }, target: string, { keep }: { keep?: string }) => {
        if (!env.BACKUP_RECIPIENT)
          throw new Error('BACKUP_RECIPIENT belum diisi: buat kuncinya dengan `npm run api -- backup-key <berkas>`');
        const { createBackup, openRepository } = await loadBackup();
        const { manifest, written, pruned } = await createBackup(
          { env, db, keys: readKeys(env) },
          {
            repository: openRepository(target, env),
            recipient: env.BACKUP_RECIPIENT,
            keep: keep === undefined ? undefined : keepInput.parse(keep, { error: issueMessage }),
            onStep,
          },
        );
        const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
        console.log(
          `Cadangan ${manifest.name} selesai: ${manifest.tables.length} tabel (${decimal(rows)} baris), ${decimal(manifest.files.count)} berkas; ${fileSize(written)} ditulis`,
        );
        for (const name of pruned) console.log(`Cadangan ${name} dihapus`);
        for (const key of manifest.removedFiles) console.log(`${key} dihapus pemiliknya selama pencadangan`);
      }),
    );

  commandLine
    .command('restore <sumber>')
    .description('Pulihkan cadangan ke basis data dan penyimpanan yang kosong, atau periksa saja dengan --check')
    .requiredOption('--identity <berkas>', 'kunci pembuka cadangan')
    .option('--backup <nama>', 'cadangan yang dipakai; tanpa ini yang terbaru')
    .option('--check', 'periksa saja seluruh isinya, tanpa menulis apa pun')
    .option('--without-database', 'berkas dan kunci saja: basis datanya dipulihkan dengan pgBackRest')
    .option('--replace', 'kosongkan dulu basis data yang ada isinya')
    .action(
      run(async ({ env }, source: string, input: RestoreInput) => {
        const { openBackup, openRepository, readIdentityFile } = await loadBackup();
        const keyPair = await readIdentityFile(input.identity);
        const backup = await openBackup({ repository: openRepository(source, env), ...keyPair, name: input.backup });
        await (input.check ? check(backup) : restore(env, backup, input));
      }),
    );
}

type OpenedBackup = Awaited<ReturnType<Awaited<ReturnType<typeof loadBackup>>['openBackup']>>;

async function check(backup: OpenedBackup) {
  const { checkBackup } = await loadBackup();
  let faults = 0;
  for await (const fault of checkBackup(backup)) {
    console.log(fault);
    faults += 1;
  }
  const { name, tables, files } = backup.manifest;
  if (faults > 0) process.exitCode = 1;
  console.log(
    faults > 0
      ? `Cadangan ${name} tidak utuh: ${faults} masalah`
      : `Cadangan ${name} utuh: ${tables.length} tabel, ${decimal(files.count)} berkas, dan kuncinya cocok`,
  );
}

async function restore(env: Env, backup: OpenedBackup, { replace = false, withoutDatabase }: RestoreInput) {
  const { restoreBackup, restoreFilesAndKeys } = await loadBackup();
  const { rows, keyFile, otherKeys, files } = withoutDatabase
    ? { rows: null, ...(await restoreFilesAndKeys(env, backup, onStep)) }
    : await restoreBackup(env, backup, { replace, onStep });
  const restored = [...(rows === null ? [] : [`${decimal(rows)} baris`]), `${decimal(files)} berkas`].join(', ');
  console.log(`Cadangan ${backup.manifest.name} dipulihkan: ${restored}`);
  console.log(`Kuncinya ada di ${keyFile}. Layanan dengan kunci lain tidak bisa dinyalakan.`);
  for (const key of otherKeys)
    console.log(
      `${keyVariables[key]} di lingkungan ini lain: ganti dengan isi berkas itu. Tanpanya ${keyLosses[key]}.`,
    );
  console.log('Berikutnya: `npm run api -- media check`, nyalakan layanan, lalu buat cadangan baru.');
}
