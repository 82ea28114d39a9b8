// @vitest-environment jsdom
import '@sinau/ui/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VideoPlayer, type VideoRecording } from '../../lesson-kinds/video/video-player.tsx';
import type { createStreamEngine } from './stream-engine.ts';

/** The engine, which needs a browser that plays: the test sees what it is told. */
type Options = Parameters<typeof createStreamEngine>[0];
const engines: (Options & { select: ReturnType<typeof vi.fn>; destroy: ReturnType<typeof vi.fn> })[] = [];
vi.mock('./stream-engine.ts', () => ({
  createStreamEngine: (options: Options) => {
    const engine = { ...options, select: vi.fn(), destroy: vi.fn() };
    engines.push(engine);
    return { ...engine, speed: () => 180_000 };
  },
}));

beforeEach(() => {
  localStorage.clear();
  engines.length = 0;
  vi.stubGlobal('MediaSource', class {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const renditionOf = (name: 'a64' | 'v240' | 'v360' | 'v720', kilobits: number) => ({
  name,
  address: `/file/${name}.mp4`,
  height: name === 'a64' ? null : Number(name.slice(1)),
  size: kilobits * 12_500,
  bandwidth: kilobits * 1500,
  averageBandwidth: kilobits * 1000,
});
const recording = (token: string): VideoRecording => ({
  address: `/file/${token}/video.mp4`,
  addressExpiresAt: '2099-01-01T00:00:00.000Z',
  durationSeconds: 100,
  captions: [],
  streams: {
    address: `/file/${token}/master.m3u8`,
    renditions: [renditionOf('a64', 64), renditionOf('v240', 200), renditionOf('v360', 400), renditionOf('v720', 1200)],
    seekPictures: {
      address: `/file/${token}/seek.jpg`,
      everySeconds: 10,
      count: 10,
      columns: 4,
      width: 160,
      height: 90,
    },
  },
});

async function open({ choice = 'off' as 'auto' | 'on' | 'off', startAt = 0 } = {}) {
  const renew = vi.fn(() => Promise.resolve<VideoRecording | null>(recording('baru')));
  const choose = vi.fn();
  render(
    <VideoPlayer
      title="Lead"
      file={recording('lama')}
      startAt={startAt}
      renew={renew}
      follow={() => () => undefined}
      isTakenOver={false}
      dataSaver={{ choice, choose }}
    />,
  );
  await vi.waitFor(() => expect(engines).toHaveLength(1));
  const video = screen.getByLabelText<HTMLVideoElement>('Lead');
  const user = userEvent.setup();
  const openSettings = async () => {
    await user.click(screen.getByRole('button', { name: 'Kualitas dan kuota' }));
    return within(await screen.findByRole('dialog', { name: 'Kualitas dan kuota' }));
  };
  return { video, renew, choose, user, openSettings };
}

describe('a streamed video', () => {
  test('begins where it stopped, and asks for new addresses of its pieces without another source', async () => {
    const { video, renew } = await open({ startAt: 40 });
    const [engine] = engines;
    expect(engine).toMatchObject({ startAt: 40, selection: { playlist: 'master.m3u8', rendition: null } });
    expect(video.getAttribute('src')).toBeNull();
    expect(await engine!.addresses.of('v360.mp4')).toBe('/file/lama/v360.mp4');
    engine!.addresses.refuse();
    expect(await engine!.addresses.of('v360.mp4')).toBe('/file/baru/v360.mp4');
    expect(renew).toHaveBeenCalledTimes(1);
    expect(engines).toHaveLength(1);
  });

  test('begins anew at its position after a failure, and says so after another', async () => {
    const { video } = await open();
    Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA });
    video.currentTime = 30;
    fireEvent.timeUpdate(video);
    act(() => engines[0]!.onFailure());
    await vi.waitFor(() => expect(engines).toHaveLength(2));
    expect(engines[0]!.destroy).toHaveBeenCalledOnce();
    expect(engines[1]).toMatchObject({ startAt: 30 });
    act(() => engines[1]!.onFailure());
    expect(screen.getByText('Video belum bisa diputar')).toBeTruthy();
  });

  test('offers each quality with its data, changes it while it plays, and remembers the choice', async () => {
    const { user, openSettings } = await open();
    act(() => engines[0]!.onRendition('v360'));
    const settings = await openSettings();
    expect(settings.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual([
      'Otomatis Mengikuti koneksi, sekarang 360p',
      '720p · ± 510 MB per jam Materi ini 14,3 MB',
      '360p · ± 170 MB per jam Materi ini 4,8 MB',
      '240p · ± 86 MB per jam Materi ini 2,4 MB',
      'Suara saja · ± 27 MB per jam Materi ini 781 KB',
    ]);
    await user.click(settings.getByRole('radio', { name: /^240p/ }));
    expect(engines[0]!.select).toHaveBeenLastCalledWith(expect.objectContaining({ rendition: 'v240' }));
    await user.click(settings.getByRole('radio', { name: /^Suara saja/ }));
    await vi.waitFor(() => expect(engines).toHaveLength(2));
    expect(engines[1]).toMatchObject({ selection: { playlist: 'a64.m3u8' } });
    cleanup();

    engines.length = 0;
    await open();
    expect(engines[0]).toMatchObject({ selection: { playlist: 'a64.m3u8' } });
  });

  test('offers at most 360 lines while data is saved, and the switch saves the choice', async () => {
    const { user, choose, openSettings } = await open({ choice: 'on' });
    expect(engines[0]).toMatchObject({ selection: { ceiling: 'v360', isSaving: true } });
    const settings = await openSettings();
    expect(settings.queryByRole('radio', { name: /^720p/ })).toBeNull();
    const saver = settings.getByRole('switch', { name: 'Hemat data' });
    expect(saver).toHaveProperty('checked', true);
    await user.click(saver);
    expect(choose).toHaveBeenCalledExactlyOnceWith('off');
  });

  test('saves data by itself where the device asks for it', async () => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    await open({ choice: 'auto' });
    expect(engines[0]).toMatchObject({ selection: { ceiling: 'v360' } });
    act(() => void connection.dispatchEvent(Object.assign(new Event('change'), (connection.saveData = false))));
    expect(engines[0]!.select).toHaveBeenLastCalledWith(expect.objectContaining({ ceiling: null }));
  });

  test('keeps its picture while it waits, and tells how quickly data arrives', async () => {
    const { video } = await open();
    Object.defineProperty(video, 'paused', { value: false });
    fireEvent.waiting(video);
    expect(screen.getByText('Menunggu data · 180 kbit/s')).toBeTruthy();
  });

  test('shows what is at a second of the seek bar, and only the time while data is saved', async () => {
    await open();
    const bar = screen.getByRole('slider', { name: 'Posisi' });
    vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 200 } as DOMRect);
    fireEvent.pointerMove(bar, { clientX: 130, pointerType: 'mouse' });
    const picture = (await screen.findByText('01:05')).closest('.seek-picture')!.querySelector('span')!;
    expect(picture.style.backgroundImage).toBe('url("/file/lama/seek.jpg")');
    expect(picture.style.backgroundPosition).toBe('-320px -90px');
    fireEvent.pointerLeave(bar);
    expect(screen.queryByText('01:05')).toBeNull();
    cleanup();

    await open({ choice: 'on' });
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Posisi' }), { key: 'Home' });
    expect((await screen.findByText('00:00')).closest('.seek-picture')!.querySelector('span')).toBeNull();
  });
});

test('a browser that plays HLS and has no other way gets the playlist, and that of one quality where one is chosen', async () => {
  vi.unstubAllGlobals();
  vi.mocked(HTMLMediaElement.prototype.canPlayType).mockReturnValue('maybe');
  const renew = () => Promise.resolve(null);
  const show = (choice: 'on' | 'off') =>
    render(
      <VideoPlayer
        title="Lead"
        file={recording('lama')}
        startAt={0}
        renew={renew}
        follow={() => () => undefined}
        isTakenOver={false}
        dataSaver={{ choice, choose: () => undefined }}
      />,
    );
  const { unmount } = show('off');
  expect(screen.getByLabelText('Lead').getAttribute('src')).toBe('/file/lama/master.m3u8');
  unmount();
  show('on');
  expect(screen.getByLabelText('Lead').getAttribute('src')).toBe('/file/lama/v360.m3u8');
  expect(engines).toHaveLength(0);
});
