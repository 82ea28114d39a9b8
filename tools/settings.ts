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

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const wantedPort = Number(env.PORT || 3000);
  if (!Number.isInteger(wantedPort) || wantedPort < 1 || wantedPort > 65_535)
    throw new Error(`PORT '${env.PORT}' is not a port`);
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
