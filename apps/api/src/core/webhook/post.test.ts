import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from '../../platform/public-address.ts';
import { post } from './post.ts';

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.0.8',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'bukan-alamat',
  ])('%s is not one of the internet', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.63.255.255', '2606:4700:4700::1111'])(
    '%s is one of the internet',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('a name', () => {
  const resolving = (...addresses: string[]) =>
    publicLookup((_host, answer) =>
      answer(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
  const looked = (...addresses: string[]) =>
    new Promise((resolve) =>
      resolving(...addresses)('contoh.id', { all: true }, (error, found) => resolve(error?.name ?? found)),
    );

  test('is refused if any of its addresses is private', async () => {
    expect(await looked('8.8.8.8', '10.0.0.1')).toBe('PrivateAddress');
    expect(await looked('::ffff:127.0.0.1')).toBe('PrivateAddress');
    expect(await looked()).toBe('PrivateAddress');
    expect(await looked('8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });

  test('is connected to by the addresses that were checked, however it resolves the next time', async () => {
    let lookups = 0;
    const rebinding = publicLookup((_host, answer) => {
      lookups += 1;
      answer(null, [{ address: lookups === 1 ? '127.0.0.1' : '8.8.8.8', family: 4 }]);
    });
    const posted = await post('https://rebind.contoh.id/', {}, '{}', { toAny: false, lookup: rebinding });
    expect([posted.problem, lookups]).toEqual(['Alamatnya bukan alamat https di internet', 1]);
  });
});

describe('sending', () => {
  const servers: Server[] = [];
  const stop = () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  };
  afterEach(stop);
  const listen = async (handle: Parameters<typeof createServer>[1]) => {
    const server = createServer(handle);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  };

  test.each([
    'http://contoh.id/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://169.254.169.254/latest/meta-data',
  ])('to %s is refused without a connection', async (address) => {
    const posted = await post(address, {}, '{}', { toAny: false });
    expect(posted).toMatchObject({ status: null, problem: 'Alamatnya bukan alamat https di internet' });
  });

  test('to a name of this machine is refused after it was resolved', async () => {
    const posted = await post('https://localhost:9/', {}, '{}', { toAny: false });
    expect(posted).toMatchObject({ status: null, problem: 'Alamatnya bukan alamat https di internet' });
  });

  test('follows no redirect', async () => {
    const paths: unknown[] = [];
    const url = await listen((request, response) => {
      paths.push(request.url);
      response.writeHead(302, { location: 'http://127.0.0.1:9/rahasia' }).end();
    });
    expect(await post(url, {}, '{}', { toAny: true })).toMatchObject({ status: 302, problem: null });
    expect(paths).toEqual(['/']);
  });

  test('reads a bounded part of an endless answer, and closes the connection', async () => {
    let sent = 0;
    let isClosed = false;
    const chunk = Buffer.alloc(65_536, 'a');
    const url = await listen((_request, response) => {
      response.writeHead(200);
      const more = () => {
        while (!isClosed && sent < 1_000_000_000 && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', more);
      response.on('close', () => (isClosed = true));
      more();
    });
    const posted = await post(url, {}, '{}', { toAny: true });
    expect(posted).toMatchObject({ status: 200, answer: 'a'.repeat(2_000) });
    await expect.poll(() => isClosed).toBe(true);
    expect(sent).toBeLessThan(20_000_000);
  });

  test('ends with a sentence for a receiver that hangs, is gone or closes the connection', async () => {
    const silent = await listen(() => undefined);
    expect(await post(silent, {}, '{}', { toAny: true, timeout: 50 })).toMatchObject({
      status: null,
      problem: 'Tidak dijawab dalam 10 detik',
    });
    const closing = await listen((request) => request.socket.destroy());
    expect((await post(closing, {}, '{}', { toAny: true })).problem).toBe('Sambungan diputus');
    stop();
    expect((await post(closing, {}, '{}', { toAny: true })).problem).toBe('Sambungan ditolak');
  });

  test('takes the status of an answer whose rest never comes, or breaks', async () => {
    const halting = await listen((_request, response) => {
      response.writeHead(201, { 'content-length': '100' });
      response.write('ter\0ima');
    });
    expect(await post(halting, {}, '{}', { toAny: true, timeout: 300 })).toMatchObject({
      status: 201,
      answer: 'ter\ufffdima',
    });
    const breaking = await listen((request, response) => {
      response.writeHead(500, { 'content-length': '100' });
      response.write('se', () => request.socket.destroy());
    });
    expect(await post(breaking, {}, '{}', { toAny: true })).toMatchObject({ status: 500, problem: null });
  });
});
