import { readFileSync } from 'node:fs';

/** Keys that an installation draws for itself and needs for as long as it lives. */
export const keyNames = ['JWT_SECRET', 'MEDIA_KEY', 'CERTIFICATE_KEY', 'BANK_KEY'] as const;

/** Variables that hold a secret. Each may be the content of a file instead: `JWT_SECRET_FILE=/run/secrets/jwt_secret`. */
export const secretNames = [
  ...keyNames,
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'MEDIA_CDN_KEY',
  'MIDTRANS_SERVER_KEY',
  'SIMULATOR_KEY',
  'ASSISTANT_API_KEY',
  'TRANSCRIBER_API_KEY',
] as const;

/** Notes what is wrong with a variable. */
export type Refuse<Name extends string> = (name: Name, sentence: string) => void;

/** Returns the environment without empty variables, and with secrets from their files. */
export function withSecretsOfFiles(
  source: NodeJS.ProcessEnv,
  refuse: Refuse<(typeof secretNames)[number]>,
): NodeJS.ProcessEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  for (const name of secretNames) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) refuse(name, `must not be set beside ${name}_FILE`);
    else given[name] = contentOf(file, (sentence) => refuse(name, `${file}, from ${name}_FILE, ${sentence}`));
  }
  return given;
}

/** Reads a secret, without the line break that editors and `echo` put after it. */
function contentOf(file: string, complain: (sentence: string) => void): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    if (secret) return secret;
    complain('is empty');
  } catch (error) {
    complain(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  return undefined;
}
