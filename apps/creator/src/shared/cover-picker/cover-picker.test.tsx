// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, media } from '@sinau/api-client';
import { answerUpload, openApp } from '@sinau/shell/testing';
import { mediaFile } from '../../testing/fixtures.ts';
import { CoverPicker } from './cover-picker.tsx';

afterEach(cleanup);

const picture = new File(['gambar'], 'redaksi.png', { type: 'image/png' });
const id = '01990000-0000-7000-8000-000000000009';

function open(reply: () => Promise<unknown>) {
  function Picker() {
    const [value, setValue] = useState<string | null>('/covers/jurnalistik-1.svg');
    return <CoverPicker value={value} error={undefined} topic="jurnalistik" onChange={setValue} />;
  }
  return openApp({
    routes: [{ path: '/', Component: Picker }],
    path: '/',
    reducers: {},
    answers: [answerUpload(media.upload, reply)],
  });
}

const shown = () => screen.getByAltText('Sampul yang dipilih').getAttribute('src');

test('an uploaded picture becomes the cover', async () => {
  const { user, callsOf } = open(() => Promise.resolve(mediaFile(id, { kind: 'image', purpose: 'public' })));
  await user.upload(screen.getByLabelText('Gambar', { selector: 'input' }), picture);
  await waitFor(() => expect(shown()).toBe(`/api/media/${id}/redirect?compress=true`));
  expect(callsOf(media.upload)).toEqual([{ query: { kind: 'image' } }]);
});

test('a refused picture leaves the cover unchanged', async () => {
  const { user } = open(() =>
    Promise.reject(new ApiError(415, 'file_unreadable', 'Berkas tidak bisa dibaca', { file: 'Gambar ini rusak' })),
  );
  await user.upload(screen.getByLabelText('Gambar', { selector: 'input' }), picture);
  await screen.findAllByText('Gambar ini rusak');
  expect(shown()).toBe('/covers/jurnalistik-1.svg');
});
