// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';

afterEach(cleanup);

const onRename = vi.fn();

function open() {
  render(
    <>
      <Menu trigger={<button>Topik</button>}>
        <MenuItem href="#desain">Desain</MenuItem>
        <MenuItem onSelect={onRename}>Ganti nama</MenuItem>
      </Menu>
      <Menu trigger={<button>Jenis Kelas</button>}>
        <MenuItem href="#webinar">Webinar</MenuItem>
      </Menu>
      <p>Di luar</p>
    </>,
  );
  return userEvent.setup();
}

const trigger = () => screen.getByRole('button', { name: 'Topik' });
const desain = () => screen.queryByRole('link', { name: 'Desain' });
const rename = () => screen.queryByRole('button', { name: 'Ganti nama' });

test('a click opens and closes the menu, and the trigger reports its state', async () => {
  const user = open();
  await user.click(trigger());
  expect(desain()).not.toBeNull();
  expect(trigger().getAttribute('aria-expanded')).toBe('true');

  await user.click(trigger());
  expect(desain()).toBeNull();
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});

test('arrow keys open the menu, move through it and wrap around', async () => {
  const user = open();
  trigger().focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(desain());
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(rename());
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(desain());
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(rename());
});

test('the up arrow opens the menu at its last item', async () => {
  const user = open();
  trigger().focus();
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(rename());
});

test('Escape closes the menu and returns the focus', async () => {
  const user = open();
  trigger().focus();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(desain()).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test('a click outside closes the menu', async () => {
  const user = open();
  await user.click(trigger());
  await user.click(screen.getByText('Di luar'));
  expect(desain()).toBeNull();
});

test('opening another menu closes the first', async () => {
  const user = open();
  await user.click(trigger());
  await user.click(screen.getByRole('button', { name: 'Jenis Kelas' }));
  expect(desain()).toBeNull();
  expect(screen.queryByRole('link', { name: 'Webinar' })).not.toBeNull();
});

test('Tab leaves the menu and closes it', async () => {
  const user = open();
  await user.click(trigger());
  await user.tab();
  await user.tab();
  await user.tab();
  expect(desain()).toBeNull();
});

test('choosing an action runs it and closes the menu', async () => {
  const user = open();
  await user.click(trigger());
  await user.click(rename()!);
  expect(onRename).toHaveBeenCalledOnce();
  expect(rename()).toBeNull();
});

test('the focus returns to the trigger, unless the chosen action moved it elsewhere', async () => {
  const user = open();
  await user.click(trigger());
  await user.click(rename()!);
  expect(document.activeElement).toBe(trigger());

  const other = screen.getByRole('button', { name: 'Jenis Kelas' });
  onRename.mockImplementationOnce(() => other.focus());
  await user.click(trigger());
  await user.click(rename()!);
  expect(document.activeElement).toBe(other);
});

test.each([
  { buttonTop: 100, side: undefined, room: '652px', words: 'downwards where there is room' },
  { buttonTop: 700, side: 'above', room: '684px', words: 'upwards where the window ends' },
])('a menu opens $words', async ({ buttonTop, side, room }) => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: buttonTop, bottom: buttonTop }) as DOMRect,
  );
  const user = open();
  await user.click(trigger());
  const panel = desain()!.parentElement!;
  expect(panel.dataset['side']).toBe(side);
  expect(panel.style.maxHeight).toBe(room);
  vi.restoreAllMocks();
});

test.each([
  { left: 900, right: 1100, shift: '-84px', words: 'back from the right edge' },
  { left: -40, right: 160, shift: '48px', words: 'back from the left edge' },
  { left: 100, right: 300, shift: '', words: 'nowhere where there is room' },
])('a menu moves $words', async ({ left, right, shift }) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: 100, bottom: 140, left, right }) as DOMRect,
  );
  const user = open();
  await user.click(trigger());
  expect(desain()!.parentElement!.style.translate).toBe(shift);
  vi.restoreAllMocks();
});
