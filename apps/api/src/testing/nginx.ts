import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@sinau/test-kit/ports';
import { installationRoot } from '../platform/paths.ts';

const shippedConfiguration = join(installationRoot, 'docker/files/nginx.conf');

interface Behind {
  /** Origin of the API. */
  readonly origin: string;
  readonly dataDir: string;
}

/** nginx with the configuration of docker-compose.yml in front of one process. Needs `nginx` in the path. */
export const startFileServer = async ({ origin, dataDir }: Behind) =>
  startNginx(await findFreePort(), async (port, folder) =>
    (await readFile(shippedConfiguration, 'utf8'))
      .replaceAll('/tmp/', `${folder}/`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('http://proxy:3001', origin)
      .replace('alias /data/', `alias ${dataDir}/`),
  );

/** nginx as an edge that checks the signatures of MEDIA_CDN_KEY, as docs/deployment.md has it. */
export const startEdge = ({ dataDir, key, port }: { dataDir: string; key: string; port: number }) =>
  startNginx(
    port,
    async (port, folder) => `
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  types { video/mp4 mp4; audio/mpeg mp3; }
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      secure_link $arg_token,$arg_expires;
      secure_link_md5 "${key}$uri$secure_link_expires";
      if ($secure_link = "") { return 403; }
      if ($secure_link = "0") { return 410; }
      alias ${dataDir}/;
    }
  }
}`,
  );

async function startNginx(port: number, configure: (port: number, folder: string) => Promise<string>) {
  const folder = await mkdtemp(join(tmpdir(), 'sinau-nginx-'));
  await chmod(folder, 0o777);
  const file = join(folder, 'nginx.conf');
  // Workers of nginx read the files as the account of these tests.
  const { username } = userInfo();
  await writeFile(file, `user ${username};\n${await configure(port, folder)}`);
  const server = spawn('nginx', ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(server, 'spawn');
  while (!(await accepts(port))) {
    if (server.exitCode !== null) throw new Error('nginx refused its configuration');
    await sleep(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGQUIT');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket
      .on('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });
