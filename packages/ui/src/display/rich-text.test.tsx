// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

afterEach(cleanup);

const id = '01990000-0000-7000-8000-000000000001';

test('a table scrolls in a box of its own, which is focusable by keyboard', () => {
  render(<RichText html="<table><tbody><tr><th><p>Jenis</p></th></tr></tbody></table>" />);
  const box = screen.getByRole('group', { name: 'Tabel' });
  expect(box.tabIndex).toBe(0);
  expect(box.contains(screen.getByRole('table'))).toBe(true);
});

test('a public picture gets its address from its id, a signed one keeps the address that it came with', () => {
  render(
    <RichText
      html={`<img data-media="${id}" alt="Umum" width="1600" height="900" /><img src="/api/media/file/x/image.webp" data-media="${id}" alt="Materi" />`}
    />,
  );
  const [open, signed] = screen.getAllByRole('img');
  expect(open!.getAttribute('src')).toBe(`/api/media/${id}/redirect?compress=true&width=1280`);
  expect([open!.getAttribute('width'), open!.getAttribute('loading')]).toEqual(['1600', 'lazy']);
  expect(signed!.getAttribute('src')).toBe('/api/media/file/x/image.webp');
});

test('a video is a button until it is pressed; then its player is loaded, in a sandbox and without cookies', async () => {
  const { container } = render(
    <RichText html='<p>a</p><div data-embed="youtube:dQw4w9WgXcQ"></div><div data-embed="vimeo:123456789"></div>' />,
  );
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Putar video dari YouTube' }));
  const frame = screen.getByTitle<HTMLIFrameElement>('Video dari YouTube');
  expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation allow-popups');
  expect(screen.getByRole('button', { name: 'Putar video dari Vimeo' })).toBeTruthy();
});

test('text that looks like markup stays text', () => {
  const html = '<p>&lt;table&gt;&lt;div data-embed="youtube:dQw4w9WgXcQ"&gt;&lt;/div&gt;</p>';
  render(<RichText html={html} />);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
