// @vitest-environment jsdom
import '@sinau/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PromotionEndField } from './promotion-end-field.tsx';

const zone = process.env['TZ'];
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});
afterAll(() => {
  process.env['TZ'] = zone;
});

test.each(['Asia/Jakarta', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'a promotion lasts until the picked day ends in Jakarta, also when it is picked in %s',
  async (timeZone) => {
    process.env['TZ'] = timeZone;
    const picked: (string | null)[] = [];
    render(
      <PromotionEndField value={null} error={undefined} disabled={false} onChange={(endsAt) => picked.push(endsAt)} />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByPlaceholderText('Pilih tanggal'));
    fireEvent.click(document.querySelector('td[title="2026-11-30"] .ant-picker-cell-inner')!);
    expect(picked).toEqual(['2026-11-30T16:59:59.999Z']);

    cleanup();
    render(<PromotionEndField value={picked[0]!} error={undefined} disabled={false} onChange={() => undefined} />);
    expect(screen.getByDisplayValue('30 Nov 2026')).toBeTruthy();
    screen.getByText(/^Sampai 30 Nov 2026, 23[.:]59 WIB, lalu harga kembali normal\.$/);
  },
);
