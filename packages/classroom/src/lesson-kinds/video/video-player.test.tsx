// @vitest-environment jsdom
import '@sinau/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { NextLesson } from '../../player/up-next.tsx';
import { Transcript } from '../../player/captions/transcript-side.tsx';
import type { CaptionsTrack } from '../../player/captions/captions-track.ts';
import { VideoPlayer, type VideoRecording } from './video-player.tsx';

// jsdom does not play media: `play` only fires events here, and the test sets the position.
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
    fireEvent.pause(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const file = (address: string, captions: readonly CaptionsTrack[] = []): VideoRecording => ({
  address,
  addressExpiresAt: '2099-01-01T00:00:00.000Z',
  durationSeconds: 300,
  captions,
  streams: null,
});

function open({
  startAt = 0,
  isTakenOver = false,
  renew = vi.fn(() => Promise.resolve<VideoRecording | null>(file('/baru.mp4'))),
  next = null as NextLesson | null,
  captions = [] as readonly CaptionsTrack[],
} = {}) {
  render(
    <VideoPlayer
      title="Lead"
      file={file('/lama.mp4', captions)}
      startAt={startAt}
      renew={renew}
      follow={() => () => undefined}
      isTakenOver={isTakenOver}
      next={next}
      transcript={Transcript}
      dataSaver={{ choice: 'off', choose: () => undefined }}
    />,
  );
  const video = screen.getByLabelText<HTMLVideoElement>('Lead');
  setReadyState(video, HTMLMediaElement.HAVE_ENOUGH_DATA);
  fireEvent.loadedMetadata(video);
  return { video, renew, user: userEvent.setup() };
}

const setReadyState = (video: HTMLMediaElement, value: number) =>
  Object.defineProperty(video, 'readyState', { value, configurable: true });

const at = (video: HTMLMediaElement, position: number) => {
  video.currentTime = position;
  fireEvent.timeUpdate(video);
};

test('playback resumes at the last position, shows that it did, and can start over', async () => {
  const { video, user } = open({ startAt: 272 });
  expect(video.currentTime).toBe(272);
  at(video, 272);
  expect(screen.getByText('Dilanjutkan dari 04:32')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Mulai dari awal' }));
  expect(video.currentTime).toBe(0);
  expect(screen.queryByText(/^Dilanjutkan/)).toBeNull();
});

test('a video watched to its end starts from the beginning', () => {
  expect(open({ startAt: 299 }).video.currentTime).toBe(0);
});

test('keys control playback, except while typing', async () => {
  const { video, user } = open();
  await user.keyboard('k');
  expect(screen.getByRole('button', { name: 'Jeda (K)' })).toBeTruthy();
  await user.keyboard('l{ArrowRight}');
  expect(video.currentTime).toBe(15);
  await user.keyboard('j ');
  expect(video.currentTime).toBe(5);
  expect(video.paused).toBe(true);
  await user.keyboard('m');
  expect(video.muted).toBe(true);

  const field = document.body.appendChild(document.createElement('textarea'));
  await user.type(field, 'jalan kaki l');
  field.remove();
  expect(video.currentTime).toBe(5);
  expect(video.paused).toBe(true);
});

test('the speed is remembered, up to 2×', async () => {
  const { video, user } = open();
  const speeds = screen.getByRole('combobox', { name: 'Kecepatan' });
  expect(Array.from(speeds.querySelectorAll('option'), (option) => option.textContent)).toEqual([
    '0,5×',
    '0,75×',
    '1×',
    '1,25×',
    '1,5×',
    '1,75×',
    '2×',
  ]);
  await user.selectOptions(speeds, '1,5×');
  expect(video.playbackRate).toBe(1.5);

  cleanup();
  expect(open().video.playbackRate).toBe(1.5);
});

test('an expired address is renewed, and playback continues at the same position', async () => {
  const { video, renew } = open();
  await act(() => video.play());
  at(video, 120);
  await act(async () => void fireEvent.error(video));
  expect(renew).toHaveBeenCalledTimes(1);
  expect(video.getAttribute('src')).toBe('/baru.mp4');

  video.currentTime = 0;
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(120);
});

test('a video that gets no data at its position is loaded from a renewed address, unless the line is down', async () => {
  const { video, renew } = open();
  const stall = () => act(async () => void fireEvent.stalled(video));
  await stall();
  expect(renew).toHaveBeenCalledTimes(0);

  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  setReadyState(video, HTMLMediaElement.HAVE_CURRENT_DATA);
  renew.mockRejectedValueOnce(new Error('offline'));
  await stall();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(video.getAttribute('src')).toBe('/lama.mp4');

  vi.advanceTimersByTime(10_000);
  at(video, 120);
  await stall();
  expect(renew).toHaveBeenCalledTimes(2);
  expect(video.getAttribute('src')).toBe('/baru.mp4');
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(120);
});

test('a repeated failure is shown with a retry', async () => {
  const { video, renew, user } = open();
  await act(async () => void fireEvent.error(video));
  await act(async () => void fireEvent.error(video));
  expect(screen.getByRole('alert').textContent).toContain('Video belum bisa diputar');
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(renew).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after another device took over, playback can be resumed here', async () => {
  const { video, user } = open({ isTakenOver: true });
  expect(screen.getByRole('status').textContent).toContain('Sedang diputar di perangkat lain');
  await user.click(screen.getByRole('button', { name: 'Putar di sini' }));
  expect(video.paused).toBe(false);
});

/** Runs the whole five-second countdown. */
const countdown = () => act(() => vi.advanceTimersByTime(6000));
function end(video: HTMLVideoElement) {
  Object.defineProperty(video, 'ended', { value: true, configurable: true });
  fireEvent.ended(video);
}

test('at the end a video can be played again, and does not lead on while the next lesson is locked', () => {
  const { video } = open();
  end(video);
  expect(screen.getByRole('button', { name: 'Putar lagi' })).toBeTruthy();
  expect(screen.queryByText('Putar otomatis')).toBeNull();
});

test('the next lesson opens after a countdown, not while the learner types, and not after it was cancelled', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const next = { title: 'Isi', open: vi.fn() };
  const { video } = open({ next });
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  end(video);
  countdown();
  expect(next.open).not.toHaveBeenCalled();
  field.remove();
  countdown();
  expect(next.open).toHaveBeenCalledTimes(1);
  cleanup();

  end(open({ next }).video);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  countdown();
  expect(next.open).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Putar otomatis' }));
  cleanup();

  end(open({ next }).video);
  countdown();
  expect(next.open).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Buka sekarang' }));
  expect(next.open).toHaveBeenCalledTimes(2);
});

/** A track that holds these cues, ten seconds after each other. */
function loadCues(track: HTMLTrackElement, ...texts: string[]) {
  const cues = texts.map((text, index) => ({
    startTime: index * 10,
    endTime: index * 10 + 9,
    text,
    getCueAsHTML: () => document.createRange().createContextualFragment(text),
  }));
  Object.defineProperty(track, 'track', {
    value: Object.assign(new EventTarget(), { mode: 'hidden', cues, activeCues: [] }),
  });
}

test('a video with captions has a transcript: each line seeks to its second, and can be searched; others have none', async () => {
  open();
  expect(screen.queryByRole('button', { name: /Transkrip/ })).toBeNull();
  cleanup();

  const { video, user } = open({ captions: [{ language: 'id', label: 'Indonesia', address: '/teks.vtt' }] });
  const track = video.querySelector('track')!;
  loadCues(track, '<i>Lead</i> memuat inti &amp; isi.', 'Lalu konteksnya.');
  await user.keyboard('t');
  const transcript = await screen.findByRole('dialog', { name: 'Transkrip' });
  expect(transcript.closest('.night')).toBeNull();
  fireEvent.load(track);
  at(video, 12);
  const line = await screen.findByRole('button', { name: /Lalu konteksnya/ });
  expect(line.getAttribute('aria-current')).toBe('true');
  expect(transcript.textContent).toContain('Lead memuat inti & isi.');
  expect(transcript.closest('.night')).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Cari dalam transkrip' }), 'INTI');
  expect(screen.getByText('1 bagian cocok')).toBeTruthy();
  expect(transcript.querySelector('mark')!.textContent).toBe('inti');
  await user.click(screen.getByRole('button', { name: /Lead memuat/ }));
  expect(video.currentTime).toBe(0);
});

/** A track whose cues the browser lists as active. */
const activeCues = (...cues: readonly { endTime: number; text: string }[]) =>
  Object.assign(new EventTarget(), {
    mode: 'disabled',
    cues: [],
    activeCues: cues.map(({ endTime, text }) => ({
      endTime,
      getCueAsHTML: () => document.createRange().createContextualFragment(text),
    })),
  });

test('captions that end where the video was sought to are not shown beside the next ones', async () => {
  const { video } = open({ captions: [{ language: 'id', label: 'Indonesia', address: '/id.vtt' }] });
  const track = activeCues({ endTime: 10, text: 'Yang lalu' }, { endTime: 20, text: 'Yang sekarang' });
  Object.defineProperty(video.querySelector('track'), 'track', { value: track });
  video.currentTime = 10;
  await userEvent.keyboard('cc');
  expect(document.querySelector('.video-captions')!.textContent).toBe('Yang sekarang');
});

test.each([
  ['a menu', true],
  ['a sheet outside the dark surface on a phone', false],
])('captions in several languages are chosen from %s, and the choice is remembered', async (_, isWide) => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(matchMedia(media), { matches: isWide }));
  const captions = [
    { language: 'id', label: 'Indonesia', address: '/id.vtt' },
    { language: 'jv', label: 'Jawa', address: '/jv.vtt' },
  ];
  const { video, user } = open({ captions });
  const shown = () => document.querySelector('.video-captions')?.getAttribute('lang');
  for (const track of video.querySelectorAll('track')) {
    Object.defineProperty(track, 'track', { value: activeCues({ endTime: 5, text: track.label }) });
  }
  await user.click(await screen.findByRole('button', { name: 'Bahasa teks' }));
  const language = screen.getByRole('button', { name: 'Jawa' });
  expect(language.closest('.menu-panel, .drawer')?.matches('.night *')).toBe(isWide);
  await user.click(language);
  await screen.findByText('Jawa', { selector: '.video-captions > span' });
  expect(shown()).toBe('jv');
  expect([...video.querySelectorAll('track')].map(({ track }) => track.mode)).toEqual(['disabled', 'hidden']);
  await user.keyboard('c');
  expect(shown()).toBeUndefined();
  await user.keyboard('c');
  expect(shown()).toBe('jv');
  await user.click(await screen.findByRole('button', { name: 'Bahasa teks' }));
  await user.click(screen.getByRole('button', { name: 'Tanpa teks' }));
  expect(shown()).toBeUndefined();
  cleanup();

  open({ captions });
  await user.click(await screen.findByRole('button', { name: 'Bahasa teks' }));
  expect(screen.getByRole('button', { name: /^Tanpa teks\s?, dipilih$/ })).toBeTruthy();
});
