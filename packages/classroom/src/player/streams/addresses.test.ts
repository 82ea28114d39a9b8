import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createStreamAddresses } from './addresses.ts';

const hour = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const signed = (token: string, ttlMs = hour) => ({
  address: `/api/media/file/${token}/video.mp4`,
  addressExpiresAt: new Date(Date.now() + ttlMs).toISOString(),
});

function open(ttlMs = hour) {
  const renew = vi.fn(() => Promise.resolve<ReturnType<typeof signed> | null>(signed('baru')));
  return { renew, addresses: createStreamAddresses(signed('lama', ttlMs), renew) };
}

describe('addresses of a stream', () => {
  test('lie beside the file, and are renewed once for all requests a minute before they expire', async () => {
    const { addresses, renew } = open();
    expect(await addresses.of('v360.mp4')).toBe('/api/media/file/lama/v360.mp4');
    vi.advanceTimersByTime(hour - 30_000);
    expect(await Promise.all([addresses.of('v360.mp4'), addresses.of('v240.m3u8')])).toEqual([
      '/api/media/file/baru/v360.mp4',
      '/api/media/file/baru/v240.m3u8',
    ]);
    await addresses.of('v360.mp4');
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('differ by the first byte of a range', async () => {
    const { addresses } = open();
    expect(await addresses.of('v360.mp4', 1200)).toBe('/api/media/file/lama/v360.mp4?from=1200');
  });

  test('are renewed when the server has refused one', async () => {
    const { addresses, renew } = open();
    addresses.refuse();
    expect(await addresses.of('v360.mp4')).toBe('/api/media/file/baru/v360.mp4');
    await addresses.of('v360.mp4');
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('are not renewed at each request by a device whose clock is ahead', async () => {
    const { addresses, renew } = open(0);
    renew.mockImplementation(() => Promise.resolve(signed('baru', 0)));
    for (let request = 0; request < 5; request += 1) await addresses.of('v360.mp4');
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('stay as they are without a connection, and are renewed once there is one', async () => {
    const { addresses, renew } = open(0);
    renew.mockRejectedValueOnce(new Error('Koneksi terputus'));
    expect(await addresses.of('v360.mp4')).toBe('/api/media/file/lama/v360.mp4');
    expect(await addresses.of('v360.mp4')).toBe('/api/media/file/baru/v360.mp4');
  });
});
