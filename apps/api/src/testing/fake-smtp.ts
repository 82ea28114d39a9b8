import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Starts a mail server that accepts every mail; with a password, from those alone who sign in as `sinau`. */
export async function startFakeSmtp({ password }: { password?: string } = {}) {
  const received: string[] = [];
  const server = createServer((socket) => serve(socket, password, received));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `smtp://${host}`,
    /** Address for somebody who signs in with this password. */
    urlWith: (given: string) => `smtp://sinau:${given}@${host}`,
    received,
    stop: () => void server.close(),
  };
}

function serve(socket: Socket, password: string | undefined, received: string[]) {
  let data: string[] | null = null;
  const signedIn = password && Buffer.from(`\0sinau\0${password}`).toString('base64');
  const answerTo = (line: string) => {
    if (line.startsWith('EHLO')) return signedIn ? '250-contoh\r\n250 AUTH PLAIN' : '250 contoh';
    if (line.startsWith('AUTH PLAIN')) return line.endsWith(` ${signedIn}`) ? '235 ok' : '535 wrong password';
    if (line === 'DATA') return '354 go on';
    return line === 'QUIT' ? '221 bye' : '250 ok';
  };
  socket.write('220 ready\r\n');
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split('\r\n')) {
      if (data && line === '.') {
        received.push(data.join('\n'));
        data = null;
        socket.write('250 kept\r\n');
      } else if (data) data.push(line);
      else if (line) {
        if (line === 'DATA') data = [];
        socket.write(`${answerTo(line)}\r\n`);
      }
    }
  });
}
