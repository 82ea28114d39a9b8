// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FrameStage } from './frame-stage.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const activation = { isActive: true };
Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });

function open() {
  activation.isActive = true;
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <>
      <FrameStage title="Simulasi">
        <iframe title="Simulasi" />
      </FrameStage>
      <textarea aria-label="Catatan" />
      <button type="button">Tandai selesai</button>
    </>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Simulasi');
  /** Simulates a script within the frame that moves the focus there. */
  const focusInside = () => {
    frame.focus();
    window.dispatchEvent(new Event('blur'));
    act(() => void vi.advanceTimersByTime(0));
  };
  const entrance = () => screen.queryByRole('button', { name: 'Klik untuk memakai materi ini' });
  return { user, frame, focusInside, entrance };
}

test('a material that takes the focus from a control of the page loses it again, and is inert until the learner enters it', async () => {
  const { user, frame, focusInside, entrance } = open();
  const note = screen.getByRole('textbox', { name: 'Catatan' });
  await user.click(note);
  focusInside();
  expect(document.activeElement).toBe(note);
  expect(frame.inert).toBe(true);
  await user.keyboard('tulisanku');
  expect(note).toHaveProperty('value', 'tulisanku');

  await user.click(entrance()!);
  expect(frame.inert).toBe(false);
  expect(document.activeElement).toBe(frame);
  expect(entrance()).toBeNull();

  // Inert again as soon as the focus leaves it.
  await user.click(screen.getByRole('button', { name: 'Tandai selesai' }));
  expect(frame.inert).toBe(true);
  entrance()!.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(frame);
});

test('an entered material becomes inert when a control of the page gets the focus, before React renders', async () => {
  const { user, frame, focusInside, entrance } = open();
  const button = screen.getByRole('button', { name: 'Tandai selesai' });
  await user.click(button);
  focusInside();
  await user.click(entrance()!);
  expect(document.activeElement).toBe(frame);

  button.focus();
  expect(frame.inert).toBe(true);
  focusInside();
  expect(document.activeElement).toBe(button);
});

test('a material that keeps taking the focus is closed until the learner opens it again', async () => {
  const { user, focusInside } = open();
  const note = screen.getByRole('textbox', { name: 'Catatan' });
  await user.click(note);
  focusInside();
  focusInside();
  expect(screen.queryByTitle('Simulasi')).toBeNull();
  expect(document.activeElement).toBe(note);
  await user.click(screen.getByRole('button', { name: /terus mengambil ketikanmu/ }));
  expect(document.activeElement).toBe(screen.getByTitle('Simulasi'));
});

test.each([
  ['by the Tab key', (frame: HTMLElement) => fireEvent.keyDown(frame.ownerDocument.body, { key: 'Tab' })],
  ['by the mouse', (frame: HTMLElement) => fireEvent.pointerOver(frame, { pointerType: 'mouse' })],
])('the learner enters a material %s', async (_how, come) => {
  const { user, frame, focusInside, entrance } = open();
  await user.click(screen.getByRole('button', { name: 'Tandai selesai' }));
  come(frame);
  focusInside();
  expect(document.activeElement).toBe(frame);
  expect(entrance()).toBeNull();
});

test('moving the mouse over a material does not enter it without a press', async () => {
  const { user, frame, focusInside } = open();
  const button = screen.getByRole('button', { name: 'Tandai selesai' });
  await user.click(button);
  fireEvent.pointerOver(frame, { pointerType: 'mouse' });
  activation.isActive = false;
  focusInside();
  expect(document.activeElement).toBe(button);
});

test('a touch enters a material, but not right after it pressed a control of the page', () => {
  const { frame, focusInside } = open();
  const button = screen.getByRole('button', { name: 'Tandai selesai' });
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  button.focus();
  vi.advanceTimersByTime(400);
  focusInside();
  expect(document.activeElement).toBe(frame);

  fireEvent.pointerDown(button, { pointerType: 'touch' });
  button.focus();
  vi.advanceTimersByTime(40);
  focusInside();
  expect(document.activeElement).toBe(button);
});

test('a material may have the focus where no control of the page has it', () => {
  const { frame, focusInside, entrance } = open();
  focusInside();
  expect(document.activeElement).toBe(frame);
  expect(entrance()).toBeNull();
});
