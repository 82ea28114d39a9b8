import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The user of the server's address, percent-encoded as in `SMTP_URL`. */
export const smtpLogin = { user: 'sinau', password: 'rahasia' };

/**
 * A mail server that accepts every mail; with `needsLogin` after the right password alone. It can be closed for some
 * time: its port then refuses connections.
 */
export async function startSmtpServer({ needsLogin = false } = {}) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const state = { password: smtpLogin.password, refusedLogins: 0 };
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    let data: string[] | null = null;
    let isKnown = !needsLogin;
    const answer = (line: string) => void socket.write(`${line}\r\n`);
    const take = (line: string) => {
      const [command = '', ...words] = line.split(' ');
      if (data && line === '.') {
        received.push(data.join('\n'));
        data = null;
        return answer('250 kept');
      }
      if (data) return void data.push(line);
      switch (command.toUpperCase()) {
        case 'EHLO':
          return answer(needsLogin ? '250-mail.contoh.id\r\n250 AUTH PLAIN' : '250 mail.contoh.id');
        case 'AUTH': {
          const [, user, password] = Buffer.from(words[1] ?? '', 'base64')
            .toString()
            .split('\0');
          isKnown = user === smtpLogin.user && password === state.password;
          if (!isKnown) state.refusedLogins += 1;
          return answer(isKnown ? '235 welcome' : '535 5.7.8 authentication failed');
        }
        case 'DATA':
          data = [];
          return answer('354 go on');
        case 'QUIT':
          return answer('221 bye');
        case 'MAIL':
          return answer(isKnown ? '250 ok' : '530 5.7.0 authentication required');
        default:
          return answer('250 ok');
      }
    };
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop()!;
      lines.filter((line) => line || data).forEach(take);
    });
    answer('220 ready');
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  const login = needsLogin ? `${smtpLogin.user}:${smtpLogin.password}@` : '';
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    /** Mails as they arrived, headers first. */
    received,
    /** Number of logins with a wrong password. */
    refusedLogins: () => state.refusedLogins,
    /** Another password counts from now on. */
    setPassword: (password: string) => {
      state.password = password;
    },
    pause: close,
    resume: () => listen(port),
    stop: close,
  };
}
