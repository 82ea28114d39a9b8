// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { program } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { built } from '../../testing/fixtures.ts';
import { openBuilder } from '../../testing/open-builder.ts';

afterEach(cleanup);

const address = '/creator/create-class/ending-message?name=menulis-lead&id=c1';

test('the completion message saves itself while it is written [2.20]', async () => {
  const { user, callsOf } = openBuilder(address, {}, [
    answer(program.update, ({ body }) => built({ completionMessage: body.completionMessage ?? null, revision: 2 })),
  ]);
  await screen.findByRole('heading', { name: 'Pesan Penyelesaian' });
  await user.type(await screen.findByRole('textbox', { name: 'Pesan' }), 'Selamat!');
  await user.click(screen.getByRole('heading', { name: 'Pesan Penyelesaian' }));
  await waitFor(() =>
    expect(callsOf(program.update).at(-1)).toEqual({
      params: { id: 'c1' },
      body: { completionMessage: '<p>Selamat!</p>', revision: 1 },
    }),
  );
  await screen.findByText(/^Tersimpan \d\d:\d\d$/);
});
