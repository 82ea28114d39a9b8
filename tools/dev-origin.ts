import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { inWorkspace } from './workspace.ts';

/**
 * One address for everything, as the API provides in production: both applications from Vite, with hot reload, and
 * `/api` proxied to the API.
 */
export async function createDevOrigin(apiPort: number) {
  const server = createServer();
  const learner = await openApplication('learner', server);
  const creator = await openApplication('creator', server);

  server.on('request', (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (isBelow(path, '/api')) passOn(incoming, outgoing, apiPort);
    else if (isBelow(path, '/creator')) creator.middlewares(incoming, outgoing);
    else if (isBelow(path, '/operator')) void sendCreatorPage(creator, path, outgoing);
    else learner.middlewares(incoming, outgoing);
  });

  async function close() {
    await Promise.all([learner.close(), creator.close()]);
    server.closeAllConnections();
    server.close();
  }
  return { server, close };
}

const isBelow = (path: string, prefix: string) => new RegExp(`^${prefix}(?=[/?]|$)`).test(path);

const openApplication = (name: string, server: Server): Promise<ViteDevServer> =>
  createViteServer({
    root: inWorkspace('apps', name),
    server: { middlewareMode: true, hmr: { server, path: `hot-reload-${name}` } },
  });

/** The portal shows the operator panel outside of its base, where its development server would not look. */
async function sendCreatorPage(vite: ViteDevServer, path: string, outgoing: ServerResponse) {
  const template = await readFile(inWorkspace('apps/creator/index.html'), 'utf8');
  outgoing.setHeader('content-type', 'text/html; charset=utf-8');
  outgoing.end(await vite.transformIndexHtml(path, template));
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number) {
  const { method, url: path, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  // While the API restarts nothing answers; the applications show their page for that.
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}
