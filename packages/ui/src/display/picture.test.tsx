// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar, Thumbnail } from './picture.tsx';

afterEach(cleanup);

const source = () => screen.getByAltText('Sekar').getAttribute('src');

test('an avatar that is missing or does not load becomes the default image [2.56, 9.25]', () => {
  const { rerender } = render(<Avatar src={null} alt="Sekar" />);
  expect(source()).toBe('/art/avatar-default.svg');

  rerender(<Avatar src="/lama.png" alt="Sekar" />);
  fireEvent.error(screen.getByAltText('Sekar'));
  expect(source()).toBe('/art/avatar-default.svg');
});

test('a new address is tried again', () => {
  const { rerender } = render(<Avatar src="/lama.png" alt="Sekar" />);
  fireEvent.error(screen.getByAltText('Sekar'));
  rerender(<Avatar src="/baru.png" alt="Sekar" />);
  expect(source()).toBe('/baru.png');
});

test('a thumbnail that is missing or does not load becomes the default image [9.25]', () => {
  const { rerender } = render(<Thumbnail src={null} alt="Sekar" />);
  expect(source()).toBe('/art/thumbnail-default.svg');
  rerender(<Thumbnail src="/lama.png" alt="Sekar" />);
  fireEvent.error(screen.getByAltText('Sekar'));
  expect(source()).toBe('/art/thumbnail-default.svg');
});
