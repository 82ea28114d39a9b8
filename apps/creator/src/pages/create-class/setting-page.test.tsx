// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openBuilder } from '../../testing/open-builder.ts';

afterEach(cleanup);

const address = '/creator/create-class/setting?name=menulis-lead&id=c1&page=setting';

test('a class with participants cannot be removed', async () => {
  openBuilder(address, { participantCount: 68 });
  await screen.findByText('Kelas ini sudah punya peserta, jadi hanya bisa diarsipkan.');
  expect(screen.queryByRole('button', { name: 'Hapus kelas' })).toBeNull();
});

test('a class without participants can be removed', async () => {
  openBuilder(address, { participantCount: 0 });
  await screen.findByRole('button', { name: 'Hapus kelas' });
});
