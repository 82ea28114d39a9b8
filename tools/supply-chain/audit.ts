// Compares every package of the lockfile with the known vulnerabilities: `npm run audit`.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { withWorkspaceCommands } from '../bootstrap/environment.mjs';
import { Explained, showReason } from '../explained.ts';
import { workspaceRoot } from '../workspace.ts';
import { acceptedAdvisories } from './accepted-advisories.ts';
import { describeAdvisory, judgeAdvisories, type Advisory } from './advisories.ts';

try {
  const advisories = await askRegistry();
  const today = new Date().toISOString().slice(0, 10);
  const { failing, spared, unneeded } = judgeAdvisories(advisories, acceptedAdvisories, today);
  for (const { module_name: name, github_advisory_id: id } of spared) console.log(`accepted: ${name} ${id}`);
  for (const { id } of unneeded) console.log(`no longer needed in accepted-advisories.ts: ${id}`);
  for (const advisory of failing) console.log(describeAdvisory(advisory));
  console.log(`${failing.length} known vulnerabilities, ${spared.length} accepted`);
  if (failing.length > 0 || unneeded.length > 0) process.exitCode = 1;
} catch (error) {
  showReason(error);
  process.exitCode = 1;
}

/** pnpm ends with 1 for vulnerabilities and for a registry that refuses; only then its output is no JSON. */
async function askRegistry(): Promise<Advisory[]> {
  const child = spawn('pnpm', ['audit', '--json'], { cwd: workspaceRoot, env: withWorkspaceCommands(process.env) });
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    const { advisories } = JSON.parse(output) as { advisories: Record<string, Advisory> };
    return Object.values(advisories);
  } catch {
    throw new Explained(`The registry did not say what is vulnerable.\n${complaint || output}`);
  }
}
