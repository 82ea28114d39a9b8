// Lists all packages that the product ships (SBOM), in both formats that are asked for, into .cache/sbom: `npm run sbom`.
import { mkdir } from 'node:fs/promises';
import { runCommand } from '../commands.ts';
import { showReason } from '../explained.ts';
import { inWorkspace } from '../workspace.ts';

const folder = inWorkspace('.cache/sbom');
const shipped = ['api', 'learner', 'creator'].flatMap((name) => ['--filter-prod', `@sinau/${name}...`]);

try {
  await mkdir(folder, { recursive: true });
  for (const format of ['cyclonedx', 'spdx']) {
    const what = ['--prod', '--sbom-type', 'application', '--sbom-format', format];
    await runCommand('pnpm', [...shipped, 'sbom', ...what, '--out', `${folder}/sinau.${format}.json`]);
  }
} catch (error) {
  showReason(error);
  process.exitCode = 1;
}
