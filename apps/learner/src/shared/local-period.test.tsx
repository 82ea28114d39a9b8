import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocalPeriod } from './local-period.tsx';

test('the server reserves space for times in another zone, without text that a crawler would read', () => {
  const rendered = renderToString(<LocalPeriod from="2026-12-05T12:00:00Z" to="2026-12-05T14:00:00Z" />);
  expect(rendered).toContain('data-text="Di tempatmu: Sabtu, 5 Des 2026, 19:00–21:00 WIB"');
  expect(rendered.replaceAll(/<[^>]*>/g, '')).toBe('');
});
