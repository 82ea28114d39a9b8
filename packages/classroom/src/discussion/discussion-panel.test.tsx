// @vitest-environment jsdom
import '@sinau/ui/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Discussion } from '@sinau/contracts/study/discussion/discussion.schemas';
import { question, reply } from '../testing/discussion.ts';
import { DiscussionPanel } from './discussion-panel.tsx';
import { createPlayhead } from './playhead.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function open(questions: Discussion[] | undefined, overrides: object = {}) {
  const handlers = {
    ask: vi.fn(async () => undefined),
    reply: vi.fn(async () => undefined),
    edit: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    hide: vi.fn(async () => undefined),
    like: vi.fn(),
    showReplies: vi.fn(async () => undefined),
    ...overrides,
  };
  const playhead = createPlayhead();
  const onSeek = vi.fn();
  render(
    <DiscussionPanel
      userId="u1"
      lessonId="l1"
      playhead={playhead}
      onSeek={onSeek}
      questions={questions}
      more={null}
      handlers={handlers}
    />,
  );
  return { user: userEvent.setup(), handlers, playhead, onSeek };
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
  expect(handlers.ask).toHaveBeenCalledExactlyOnceWith('Apa itu lead?\nDan mengapa?', null);
  expect(askField().value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('Pertanyaanmu terkirim');
});

test('Enter that confirms an IME composition sends nothing', async () => {
  const { user, handlers } = open([]);
  await user.type(askField(), '日本');
  fireEvent.keyDown(askField(), { key: 'Enter', isComposing: true });
  expect(handlers.ask).not.toHaveBeenCalled();
});

test('a question that could not be sent stays in its field, without an error, and on the device [8.20]', async () => {
  const { user } = open([], { ask: () => Promise.reject(new Error('terputus')) });
  await user.type(askField(), 'Apa itu lead?{Enter}');
  expect(askField().value).toBe('Apa itu lead?');
  expect(screen.queryByRole('alert')).toBeNull();
  // The session ended with the refusal, and the page is gone.
  cleanup();
  open([]);
  expect(askField().value).toBe('Apa itu lead?');
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
  expect(handlers.reply).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }), 'Kalimat pembuka.');
  expect(screen.queryByRole('textbox', { name: 'Balas Sekar Ayu' })).toBeNull();
});

test('a like button shows whether the user liked the entry [4.22]', async () => {
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
  expect(handlers.edit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }), 'Pertanyaan 2 sekarang');

  await user.click(menus[0]!);
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Hapus pertanyaan ini?' });
  expect(dialog.textContent).toContain('Balasan dari yang lain tetap ada.');
  await user.click(within(dialog).getByRole('button', { name: 'Hapus pertanyaan' }));
  expect(handlers.remove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }));
});

test('a deleted question keeps its position and its replies', () => {
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

test('a typed question, reply and change are restored after a reload, each in its field', async () => {
  const questions = [question('1', { isMine: true })];
  const { user } = open(questions);
  await user.type(askField(), 'Apa itu lead?');
  await user.click(screen.getByRole('button', { name: 'Balas' }));
  await user.keyboard('Kalimat pembuka');
  await user.click(screen.getByRole('button', { name: 'Tindakan untuk pertanyaanmu' }));
  await user.click(screen.getByRole('button', { name: 'Ubah' }));
  await user.keyboard(' sekarang');

  cleanup();
  const { user: returned, handlers } = open(questions);
  expect(askField().value).toBe('Apa itu lead?');
  const change = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ubah tulisanmu' });
  expect(change.value).toBe('Pertanyaan 1 sekarang');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Balas Sekar Ayu' });
  expect(field.value).toBe('Kalimat pembuka');
  expect(document.activeElement).toBe(document.body);

  await returned.type(field, '.{Enter}');
  expect(handlers.reply).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }), 'Kalimat pembuka.');
  await returned.type(change, '{Escape}');
  await returned.clear(askField());
  cleanup();
  open(questions);
  expect(screen.getAllByRole('textbox')).toEqual([askField()]);
  expect(askField().value).toBe('');
});

test('letters that are typed while a question is being sent stay in the field', async () => {
  let arrive = () => undefined as void;
  const { user } = open([], { ask: () => new Promise<void>((resolve) => (arrive = resolve)) });
  await user.type(askField(), 'Apa itu lead?{Enter}');
  await user.type(askField(), 'Dan nut graf?');
  await act(async () => arrive());
  expect(askField().value).toBe('Dan nut graf?');
  cleanup();
  open([]);
  expect(askField().value).toBe('Dan nut graf?');
});

test('a question beside a recording can be about the second that plays, and its time plays from there', async () => {
  const { user, handlers, playhead, onSeek } = open([question('1', { atSecond: 200 })]);
  expect(screen.queryByRole('button', { name: 'Tautkan ke detik ini' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Putar dari 03:20' })).toBeNull();
  const media = document.createElement('video');
  const play = vi.spyOn(media, 'play').mockResolvedValue();
  Object.defineProperty(media, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA });
  media.currentTime = 92.7;
  act(() => void playhead.attach(media));

  await user.click(screen.getByRole('button', { name: 'Tautkan ke detik ini' }));
  await user.click(screen.getByRole('button', { name: 'Lepas dari 01:32' }));
  await user.click(screen.getByRole('button', { name: 'Tautkan ke detik ini' }));
  await user.type(askField(), 'Maksudnya apa?{Enter}');
  expect(handlers.ask).toHaveBeenCalledExactlyOnceWith('Maksudnya apa?', 92);
  expect(screen.getByRole('button', { name: 'Tautkan ke detik ini' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Putar dari 03:20' }));
  expect(media.currentTime).toBe(200);
  expect(play).toHaveBeenCalledOnce();
  expect(onSeek).toHaveBeenCalledOnce();
});

test('a hidden entry leaves a note, and its author sees the reason', () => {
  const isHidden = true;
  open([
    question('1', { isHidden, content: '', createdBy: null }),
    question('2', { isHidden, isMine: true, hiddenReason: 'Memuat nomor telepon.' }),
  ]);
  expect(screen.getByText('Pertanyaan ini disembunyikan karena melanggar aturan.')).toBeTruthy();
  const [, own] = within(screen.getByRole('list', { name: 'Pertanyaan' })).getAllByRole('listitem');
  expect(own!.textContent).toContain('Hanya kamu dan pengajar yang melihat ini. Alasannya: Memuat nomor telepon.');
  expect(within(own!).queryByRole('button', { name: /^(Suka|Balas)/ })).toBeNull();
});

test("a teacher hides another user's entry with a reason, and shows it again", async () => {
  const { user, handlers } = open([
    question('1', { mayHide: true }),
    question('2', { mayHide: true, isHidden: true, hiddenReason: 'Bukan tentang materi.' }),
  ]);
  const [first, second] = screen.getAllByRole('button', { name: 'Tindakan untuk pertanyaan Sekar Ayu' });
  await user.click(first!);
  await user.click(screen.getByRole('button', { name: 'Sembunyikan' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sembunyikan pertanyaan ini?' }));
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  expect(handlers.hide).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), ' Memuat nomor telepon. ');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  expect(handlers.hide).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }), 'Memuat nomor telepon.');

  await user.click(second!);
  await user.click(screen.getByRole('button', { name: 'Tampilkan lagi' }));
  expect(handlers.hide).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2' }), null);
});
