// @vitest-environment jsdom
import '@sinau/ui/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { VideoPlayer } from '../../lesson-kinds/video/video-player.tsx';
import { chapterStep } from './chapter-steps.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const chapters = [
  { second: 0, title: 'Pembuka' },
  { second: 60, title: 'Piramida terbalik' },
  { second: 120, title: 'Latihan' },
];

function open(list = chapters) {
  const file = {
    address: '/rekaman.mp4',
    addressExpiresAt: '2099-01-01T00:00:00.000Z',
    durationSeconds: 300,
    captions: [],
    streams: null,
  };
  const { container } = render(
    <VideoPlayer
      title="Lead"
      file={file}
      startAt={0}
      renew={vi.fn(() => Promise.resolve(file))}
      follow={() => () => undefined}
      isTakenOver={false}
      chapters={list}
      dataSaver={{ choice: 'off', choose: () => undefined }}
    />,
  );
  const video = screen.getByLabelText<HTMLVideoElement>('Lead');
  fireEvent.loadedMetadata(video);
  const at = (position: number) => {
    video.currentTime = position;
    fireEvent.timeUpdate(video);
  };
  return { container, video, at, user: userEvent.setup() };
}

test.each([
  [0, 1, 60],
  [59.9, 1, 60],
  [130, 1, null],
  [130, -1, 120],
  [122, -1, 60],
  [1, -1, 0],
] as const)('chapterStep from second %d by %d leads to %s', (position, step, second) => {
  expect(chapterStep(chapters, position, step)).toBe(second);
});
test('chapterStep leads nowhere without chapters', () => {
  expect(chapterStep([], 50, -1)).toBeNull();
});

describe('chapters of a player', () => {
  test('show which one plays, and jump to the one that is chosen', async () => {
    const { video, at, user } = open();
    at(61);
    await user.click((await screen.findAllByRole('button', { name: 'Bab: Piramida terbalik' }))[0]!);
    const current = within(screen.getByRole('dialog', { name: 'Bab' })).getByRole('button', {
      name: /Piramida terbalik/,
    });
    expect(current.getAttribute('aria-current')).toBe('true');
    await user.click(screen.getByRole('button', { name: /02:00.*Latihan/ }));
    expect(video.currentTime).toBe(120);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are stepped through by Shift and arrows', async () => {
    const { video, at, user } = open();
    at(30);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(video.currentTime).toBe(60);
    at(61);
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(video.currentTime).toBe(0);
  });

  test('are marked on the seek bar, and named where it is pointed at', async () => {
    const { container } = open();
    const bar = screen.getByRole('slider', { name: 'Posisi' });
    await waitFor(() => expect(container.querySelectorAll('.chapter-ticks > i')).toHaveLength(2));
    vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 28));
    fireEvent.pointerMove(bar, { clientX: 130 });
    expect((await screen.findByText('02:10')).parentElement!.textContent).toBe('Latihan02:10');
    fireEvent.pointerLeave(bar);
    expect(screen.queryByText('02:10')).toBeNull();
    expect(screen.queryByText('Latihan')).toBeNull();
  });

  test('beyond the end of the recording are left out; without any there is no button', async () => {
    const { container } = open([...chapters, { second: 300, title: 'Lewat' }]);
    await waitFor(() => expect(container.querySelectorAll('.chapter-ticks > i')).toHaveLength(2));
    cleanup();
    open([]);
    expect(screen.queryByRole('button', { name: /^Bab/ })).toBeNull();
  });
});
