import type { Command } from 'commander';
import { drawKeyFiles } from '../platform/keys.ts';
import { checkConfiguration } from './configuration-check.ts';
import { drawServiceFiles } from './service-secrets.ts';
import { explained, withEnvironment } from './run.ts';

/** Commands that prepare and try the configuration of an installation. */
export function addConfigurationCommands(commandLine: Command) {
  commandLine
    .command('secrets <folder>')
    .description('Buat kunci-kunci pemasangan, masing-masing dalam satu berkas; yang sudah ada tidak diubah')
    .option('--services', 'dan rahasia basis data, pooler, dan penyimpanan S3 dari compose.production.yml')
    .action(
      explained(async (folder: string, { services = false }: { services?: boolean }) => {
        const state = (isNew: boolean) => (isNew ? 'dibuat' : 'sudah ada, tidak diubah');
        for (const { name, file, isNew } of drawKeyFiles(folder)) console.log(`${name}_FILE=${file} (${state(isNew)})`);
        if (services) for (const { file, isNew } of drawServiceFiles(folder)) console.log(`${file} (${state(isNew)})`);
        console.log('Simpan salinannya di luar mesin ini: kunci yang hilang tidak bisa dibuat ulang.');
      }),
    );

  commandLine
    .command('config')
    .description('Konfigurasi')
    .command('check')
    .description('Coba basis data, email, penyimpanan, dan pembayaran dengan konfigurasi yang sekarang')
    .action(
      withEnvironment(async (env) => {
        for (const { subject, isFine, sentence } of await checkConfiguration(env)) {
          console.log(`${isFine ? '✓' : '✗'} ${subject}: ${sentence}`);
          if (!isFine) process.exitCode = 1;
        }
      }),
    );
}
