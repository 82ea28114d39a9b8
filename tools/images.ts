// Builds the images of the product, tries each, and refuses one that has grown: `npm run images [-- application media]`.
// Needs a container engine.
import { runCommand, runQuietly } from './commands.ts';
import { Explained, showReason } from './explained.ts';
import { inWorkspace } from './workspace.ts';

interface Image {
  /** Megabytes of 1,000,000 bytes, unpacked. */
  readonly limit: number;
  /** Shows that it can do its work. */
  readonly attempt: readonly string[];
}

const images: Record<string, Image> = {
  application: { limit: 350, attempt: ['node', 'apps/api/try-packages.ts'] },
  media: {
    limit: 650,
    attempt: 'ffmpeg -v error -f lavfi -i testsrc2=d=1 -vf zscale=w=320:h=180 -c:v libx264 -f null -'.split(' '),
  },
  backup: { limit: 900, attempt: ['sh', '-c', 'pgbackrest version && pg_dump --version && node --version'] },
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in images));

try {
  if (unknown.length > 0) throw new Explained(`no such image: ${unknown.join(', ')}`);
  for (const name of names.length > 0 ? names : Object.keys(images)) await build(name, images[name]!);
} catch (error) {
  showReason(error);
  process.exitCode = 1;
}

async function build(name: string, { limit, attempt }: Image) {
  const tag = `sinau-${name}`;
  await runCommand('docker', ['build', '--target', name, '--tag', tag, '.']);
  const tried = ['--volume', `${inWorkspace('tools/images/try-packages.ts')}:/app/apps/api/try-packages.ts:ro`];
  await runCommand('docker', ['run', '--rm', '--network', 'none', '--entrypoint', '', ...tried, tag, ...attempt]);
  const bytes = Number(await runQuietly('docker', ['image', 'inspect', '--format', '{{.Size}}', tag]));
  const megabytes = Math.ceil(bytes / 1_000_000);
  console.log(`${tag}: ${megabytes} of ${limit} MB`);
  if (megabytes > limit) throw new Explained(`${tag} has grown: see docker/application/prune.sh`);
}
