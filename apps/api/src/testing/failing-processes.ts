import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes each process that is forked while `work` runs end as the shell script does, in place of Node. */
export async function withFailingProcesses<T>(script: string, work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sinau-processes-'));
  const { execPath } = process;
  process.execPath = join(folder, 'node');
  writeFileSync(process.execPath, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  try {
    return await work();
  } finally {
    process.execPath = execPath;
    rmSync(folder, { recursive: true });
  }
}
