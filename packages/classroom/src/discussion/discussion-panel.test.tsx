// @vitest-environment jsdom
import '@sinau/ui/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Discussion } from '@sinau/contracts/discussion/discussion.schemas';
import { question, reply } from '../testing/discussion.ts';
import { DiscussionPanel } from './discussion-panel.tsx';

afterEach(cleanup);

function open(questions: Discussion[] | undefined, overrides: object = {}) {
  const handlers = {
    ask: vi.fn(async () => undefined),
    reply: vi.fn(async () => undefined),
    edit: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    like: vi.fn(),
    showReplies: vi.fn(async () => undefined),
    ...overrides,
  };
  render(<DiscussionPanel questions={questions} more={null} handlers={handlers} />);
  return { user: userEvent.setup(), handlers };
}
const askField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tulis pertanyaan tentang materi ini' });

test('Enter sends a trimmed question; the button is disabled while it is empty [5.1, 5.2, 5.3]', async () => {
  const { user, handlers } = open([]);
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Kirim' });
  expect(send.disabled).toBe(true);
  await user.type(askField(), '   {Enter}');
  expect(send.disabled).toBe(true);
  expect(handlers.ask).not.toHaveBeenCalled();

  await user.type(askField(), 'Apa itu lead?{Shift>}{Enter}{/Shift}Dan mengapa?{Enter}');
  expect(handlers.ask).toHaveBeenCalledExactlyOnceWith('Apa itu lead?\nDan mengapa?');
  expect(askField().value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('Pertanyaanmu terkirim');
});

test('Enter that confirms an IME composition sends nothing', async () => {
  const { user, handlers } = open([]);
  await user.type(askField(), '日本');
  fireEvent.keyDown(askField(), { key: 'Enter', isComposing: true });
  expect(handlers.ask).not.toHaveBeenCalled();
});

test('a question that could not be sent stays in its field, without an error [8.20]', async () => {
  const { user } = open([], { ask: () => Promise.reject(new Error('terputus')) });
  await user.type(askField(), 'Apa itu lead?{Enter}');
  expect(askField().value).toBe('Apa itu lead?');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('authors are shown with their role, times in WIB [3.26, 3.27, 6.9, 9.8]', () => {
  open([question('1', { totalReply: 1, replies: [reply('2', '1')] })]);
  const thread = within(screen.getByRole('list', { name: 'Pertanyaan' })).getAllByRole('listitem')[0]!;
  expect(thread.textContent).toContain('Sekar AyuPeserta21 Nov 2026, 10:01 WIB');
  expect(within(screen.getByRole('list', { name: 'Balasan' })).getByRole('listitem').textContent).toContain(
    'Maya LarasatiInstruktur',
  );
});

test("a reply is trimmed and carries its question's id; its field takes the focus and Escape closes it [5.4, 5.5]", async () => {
  const { user, handlers } = open([question('1')]);
  const button = screen.getByRole('button', { name: 'Balas' });
  await user.click(button);
  const field = screen.getByRole('textbox', { name: 'Balas Sekar Ayu' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Balas Sekar Ayu' })).toBeNull();
  expect(document.activeElement).toBe(button);

  await user.click(button);
  await user.keyboard('   {Enter}');
  expect(handlers.reply).not.toHaveBeenCalled();
  await user.keyboard(' Kalimat pembuka. {Enter}');
  expect(handlers.reply).toHaveBeenCalledExactlyOnceWith('1', 'Kalimat pembuka.');
  expect(screen.queryByRole('textbox', { name: 'Balas Sekar Ayu' })).toBeNull();
});

test('a like button says whether I liked the entry [4.22]', async () => {
  const { user, handlers } = open([question('1', { isLiked: true, totalLike: 3 })]);
  const like = screen.getByRole('button', { name: 'Suka 3', pressed: true });
  await user.click(like);
  expect(handlers.like).toHaveBeenCalledWith(expect.objectContaining({ id: '1', isLiked: true }));
});

test('only own entries can be edited and deleted, and deleting asks for confirmation', async () => {
  const { user, handlers } = open([
    question('1'),
    question('2', { isMine: true, totalReply: 1, replies: [reply('3', '2')] }),
  ]);
  const menus = screen.getAllByRole('button', { name: 'Tindakan untuk pertanyaanmu' });
  expect(menus).toHaveLength(1);

  await user.click(menus[0]!);
  await user.click(screen.getByRole('button', { name: 'Ubah' }));
  await user.keyboard(' sekarang{Enter}');
  expect(handlers.edit).toHaveBeenCalledExactlyOnceWith('2', 'Pertanyaan 2 sekarang');

  await user.click(menus[0]!);
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Hapus pertanyaan ini?' });
  expect(dialog.textContent).toContain('Balasan dari yang lain tetap ada.');
  await user.click(within(dialog).getByRole('button', { name: 'Hapus pertanyaan' }));
  expect(handlers.remove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }));
});

test('a deleted question keeps its place and its replies', () => {
  open([question('1', { content: '', createdBy: null, isDeleted: true, totalReply: 1, replies: [reply('2', '1')] })]);
  expect(screen.getByText('Pertanyaan ini dihapus oleh penulisnya.')).toBeTruthy();
  expect(screen.getByText('Balasan 2')).toBeTruthy();
});

test('older replies are loaded on request', async () => {
  const { user, handlers } = open([question('1', { totalReply: 12, replies: [reply('2', '1')] })]);
  await user.click(screen.getByRole('button', { name: 'Lihat 11 balasan sebelumnya' }));
  expect(handlers.showReplies).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
});

test('HTML in a question is shown as text', () => {
  open([question('1', { content: '<img src=x onerror=alert(1)>' })]);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
});
