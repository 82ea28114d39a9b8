// @vitest-environment jsdom
import '../testing/index.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from '../forms/field.tsx';
import { DayPicker } from './day-picker.tsx';
import { AntdProvider } from './provider.tsx';

afterEach(cleanup);

test.each(['23 Des 2026', '23 Desember 2026', '23/12/2026', '23-12-2026'])(
  'a day can be typed as %s',
  async (typed) => {
    const onChange = vi.fn();
    render(
      <AntdProvider>
        <Field label="Tanggal">
          <DayPicker value={null} onChange={onChange} />
        </Field>
      </AntdProvider>,
    );
    await userEvent.setup().type(screen.getByRole('textbox', { name: 'Tanggal' }), `${typed}{Enter}`);
    expect(onChange).toHaveBeenLastCalledWith('2026-12-23');
  },
);
