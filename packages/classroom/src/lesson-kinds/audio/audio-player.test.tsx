// @vitest-environment jsdom
import '@sinau/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Transcript } from '../../player/captions/transcript-side.tsx';
import { AudioPlayer } from './audio-player.tsx';

// jsdom does not play media: the test sets the position.
beforeEach(() => void vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function loadCues(track: HTMLTrackElement, ...texts: string[]) {
  const cues = texts.map((text, index) => ({
    startTime: index * 10,
    endTime: index * 10 + 9,
    getCueAsHTML: () => document.createRange().createContextualFragment(text),
  }));
  Object.defineProperty(track, 'track', {
    value: Object.assign(new EventTarget(), { mode: 'hidden', cues, activeCues: [] }),
  });
}

test('an audio with captions is read along: it follows the sound, and a line seeks to its second', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const { container } = render(
    <AudioPlayer
      title="Siniar"
      file={{
        address: '/siniar.mp3',
        addressExpiresAt: '2099-01-01T00:00:00.000Z',
        durationSeconds: 300,
        captions: [{ language: 'id', label: 'Indonesia', address: '/teks.vtt' }],
        streams: null,
      }}
      startAt={0}
      renew={() => Promise.resolve(null)}
      follow={() => () => undefined}
      isTakenOver={false}
      transcript={Transcript}
      dataSaver={{ choice: 'off', choose: () => undefined }}
    />,
  );
  const [audio, track] = [container.querySelector('audio')!, container.querySelector('track')!];
  Object.defineProperty(audio, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA });
  fireEvent.loadedMetadata(audio);
  await screen.findByRole('complementary', { name: 'Transkrip' });
  loadCues(track, 'Selamat datang.', 'Kita bicara tentang lead.');
  const button = screen.getByRole('button', { name: 'Transkrip (T)' });
  fireEvent.click(button);
  expect(screen.queryByRole('complementary', { name: 'Transkrip' })).toBeNull();
  fireEvent.click(button);
  fireEvent.load(track);
  audio.currentTime = 12;
  fireEvent.timeUpdate(audio);
  const line = await screen.findByRole('button', { name: /tentang lead/ });
  expect(line.getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: /Selamat datang/ }));
  expect(audio.currentTime).toBe(0);
});
