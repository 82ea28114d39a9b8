// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { member } from '@sinau/api-client';
import { partnerProfile } from '../../../testing/open-builder.ts';
import { openPortal } from '../../../testing/open-portal.tsx';
import { schemaOf } from '../schema/schema.ts';
import { LinkDialog } from './link-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';

afterEach(cleanup);

const kinds = {
  Tautan: { Dialog: LinkDialog, field: 'Alamat', address: 'https://contoh.id/panduan', send: 'Simpan' },
  Video: { Dialog: VideoDialog, field: 'Alamat video', address: 'https://youtu.be/dQw4w9WgXcQ', send: 'Sisipkan' },
} as const;

/** Opens the editor; data on this device passes from one page to the next. */
function open(kind: keyof typeof kinds, profile: Profile = partnerProfile, left: Record<string, string> = {}) {
  const editor = new Editor({ extensions: schemaOf('article'), content: '<p>Baca panduan</p>' });
  const { Dialog } = kinds[kind];
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Buka</button>
        <Dialog editor={editor} open={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  const { user } = openPortal(
    { '/creator/teks': Page },
    '/creator/teks',
    [answer(member.list, { list: [], invitations: [] })],
    profile,
    left,
  );
  return {
    user,
    editor,
    async field() {
      await user.click(await screen.findByRole('button', { name: 'Buka' }));
      return within(screen.getByRole('dialog', { name: kind })).getByLabelText<HTMLInputElement>(kinds[kind].field);
    },
  };
}

const kept = () => Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('typed:')));

test.each(['Tautan', 'Video'] as const)(
  'an address in the dialog %s outlives its tab until it is used',
  async (kind) => {
    const { address, send } = kinds[kind];
    const first = open(kind);
    await first.user.type(await first.field(), address);
    const left = kept();
    expect(Object.keys(left)).toHaveLength(1);

    cleanup();
    const other = open(kind, { ...learnerProfile, id: 'u-other' }, left);
    expect((await other.field()).value).toBe('');

    cleanup();
    const { user, field, editor } = open(kind, partnerProfile, left);
    expect((await field()).value).toBe(address);
    screen.getByText(/ada lagi di sini/);
    await user.click(screen.getByRole('button', { name: send }));
    expect(editor.getHTML()).toContain(kind === 'Tautan' ? address : 'dQw4w9WgXcQ');
    expect(kept()).toEqual({});
  },
);

test('closing the dialog discards its address', async () => {
  const { user, field } = open('Tautan');
  await user.type(await field(), 'https://salah');
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(kept()).toEqual({});
  expect((await field()).value).toBe('');
});
