// The API's command line over the database that `npm start` uses, whether that is running or not.
import { CommandFailed, runCommand } from './commands.ts';
import { startPostgres } from './postgres.ts';
import { apiEnvironment } from './services.ts';
import { readSettings } from './settings.ts';

const args = process.argv.slice(2);
const settings = readSettings(process.env);
const needsEmbedded = !settings.databaseUrl && args[0] !== 'secrets';
const embedded = needsEmbedded ? await startPostgres(settings.dataDir) : undefined;
const databaseUrl = settings.databaseUrl ?? embedded?.url() ?? '';
try {
  await runCommand('node', ['apps/api/src/cli.ts', ...args], {
    env: apiEnvironment(settings, databaseUrl),
  });
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  process.exitCode = error.exitCode;
} finally {
  if (embedded && !embedded.isAdopted) await embedded.stop();
}
