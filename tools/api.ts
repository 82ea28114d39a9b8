// The API's command line over the database that `npm start` uses, whether that is running or not.
import { runCommand } from './commands.ts';
import { startPostgres } from './postgres.ts';
import { apiEnvironment } from './services.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const embedded = settings.databaseUrl ? undefined : await startPostgres(settings.dataDir);
const databaseUrl = settings.databaseUrl ?? embedded?.url() ?? '';
try {
  await runCommand('node', ['apps/api/src/cli.ts', ...process.argv.slice(2)], {
    env: apiEnvironment(settings, databaseUrl),
  });
} catch {
  process.exitCode = 1; // The command has already printed the error.
} finally {
  if (embedded && !embedded.isAdopted) await embedded.stop();
}
