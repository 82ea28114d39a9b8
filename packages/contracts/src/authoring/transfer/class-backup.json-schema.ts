import { z } from 'zod';
import { classBackup } from './class-backup.schemas.ts';

/** Returns the JSON schema of the manifest of a backup, as text. */
export function backupJsonSchema() {
  const schema = z.toJSONSchema(classBackup, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
    // The kind of record that an id names is for our tests only.
    override: ({ jsonSchema }) => void delete jsonSchema.resource,
  });
  return `${JSON.stringify({ title: 'Backup of a class', ...schema }, null, 2)}\n`;
}
