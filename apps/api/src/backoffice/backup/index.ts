export { checkBackup, openBackup } from './check-backup.ts';
export { createBackup, type BackupStep } from './create-backup.ts';
export { createIdentityFile, readIdentityFile } from './encryption.ts';
export { openRepository } from './repository.ts';
export { restoreBackup, restoreFilesAndKeys, type RestoreStep } from './restore-backup.ts';
