import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@sinau/test-kit/ports';
import { installationRoot } from '../platform/paths.ts';

const shippedConfiguration = join(installationRoot, 'docker/proxy/haproxy.cfg');

/**
 * HAProxy with the configuration of docker-compose.yml in front of these ports. Without retries it never sends a call to
 * a second server when the first one fails, so that each failure is seen. Needs `haproxy` in the path.
 */
export async function startHaproxy(serverPorts: readonly number[], { hasRetries = true } = {}) {
  const [port, inner, behindTls] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const servers = serverPorts.map((serverPort, index) => `  server api${index} 127.0.0.1:${serverPort}`).join('\n');
  const configuration = (await readFile(shippedConfiguration, 'utf8'))
    .replace(/^resolvers names\n(?: .*\n)+/m, '')
    .replaceAll(' resolvers names init-addr none', '')
    .replace(/^ {2}retries .*$/m, (line) => (hasRetries ? line : '  retries 0'))
    .replaceAll(/^ {2}server-template .*$/gm, servers)
    .replace('bind :3000', `bind 127.0.0.1:${port}`)
    .replace('bind :3001', `bind 127.0.0.1:${inner}`)
    .replace('bind :3002', `bind 127.0.0.1:${behindTls}`);
  const folder = await mkdtemp(join(tmpdir(), 'sinau-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configuration);

  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  await once(proxy, 'spawn');
  return {
    url: `http://127.0.0.1:${port}`,
    /** Entrance for what ends TLS in front of it. */
    behindTlsUrl: `http://127.0.0.1:${behindTls}`,
    async stop() {
      proxy.kill('SIGKILL');
      if (proxy.exitCode === null && proxy.signalCode === null) await once(proxy, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
