// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './actions/button.tsx';
import { Chip } from './display/chip.tsx';
import { LinkProvider, type LinkProps } from './link.tsx';

afterEach(cleanup);

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`/creator${href}`}>
      {children}
    </a>
  );
}

test("every href uses the application's router", () => {
  render(
    <LinkProvider component={RouterLink}>
      <Button href="/report">Laporan</Button>
      <Chip href="/archive" label="Arsip" />
    </LinkProvider>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/creator/report',
    '/creator/archive',
  ]);
});
