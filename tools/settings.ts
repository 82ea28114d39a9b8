import { withSecretsOfFiles } from '@sinau/api/platform/env/secrets';
import { exitCodes } from '@sinau/api/platform/start-error';
import { inWorkspace } from './workspace.ts';

export interface Settings {
  productName: string;
  dataDir: string;
  host: string;
  wantedPort: number;
  /** The caller's own database; without one the embedded server is started. */
  databaseUrl: string | undefined;
  /** The same database, where `databaseUrl` is a pooler in front of it. */
  databaseDirectUrl: string | undefined;
  withDemoData: boolean;
}

/** Reads the settings of a tool. A wrong one ends the process with a line that names it. */
export function readSettings(source: NodeJS.ProcessEnv): Settings {
  const env = withSecretsOfFiles(source, endBecauseOf);
  const wantedPort = Number(env.PORT || 3000);
  if (!Number.isInteger(wantedPort) || wantedPort < 1 || wantedPort > 65_535)
    endBecauseOf('PORT', 'must be a whole number from 1 to 65535');
  return {
    productName: env.PRODUCT_NAME || 'Sinau',
    dataDir: inWorkspace(env.DATA_DIR || '.data'),
    host: env.HOST || '127.0.0.1',
    wantedPort,
    databaseUrl: env.DATABASE_URL || undefined,
    databaseDirectUrl: env.DATABASE_DIRECT_URL || env.DATABASE_URL || undefined,
    withDemoData: env.SEED_DEMO !== 'false',
  };
}

function endBecauseOf(name: string, sentence: string): never {
  console.error(`${name}: ${sentence}`);
  process.exit(exitCodes.configuration);
}
