// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { diffClass, type ClassVersionContent } from '@sinau/contracts/authoring/authoring/class-diff';
import { ClassChanges } from './class-changes.tsx';

afterEach(cleanup);

const article = (id: string, title: string, html: string) => ({
  id,
  type: 'article' as const,
  title,
  content: { html },
  setting: { progressBar: true },
});
const version = (change: Partial<ClassVersionContent> = {}): ClassVersionContent => ({
  title: 'Menulis Lead',
  description: '',
  requirements: '',
  about: '',
  completionMessage: null,
  thumbnail: '/covers/a.svg',
  category: 'Jurnalistik',
  sections: [
    { id: 's1', title: 'Pembuka', lessons: [article('a', 'Apa itu lead', '<p>Lead menjawab siapa.</p>')] },
    { id: 's2', title: 'Penutup', lessons: [] },
  ],
  ...change,
});
const show = (before: ClassVersionContent, after: ClassVersionContent) =>
  render(<ClassChanges changes={diffClass(before, after)} />);

test('changes are described in words, with the words removed and added', () => {
  show(
    version(),
    version({
      title: 'Menulis Lead Kuat',
      thumbnail: '/covers/b.svg',
      sections: [
        { id: 's1', title: 'Awal', lessons: [] },
        {
          id: 's2',
          title: 'Penutup',
          lessons: [article('a', 'Lead', '<p>Lead menjawab apa.</p>'), article('b', 'Baru ditulis', '<p>x</p>')],
        },
      ],
    }),
  );
  const [title, cover, renamed, changed, added] = screen
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.className === 'class-changes');
  expect(title!.textContent).toBe('JudulMenulis Lead ditambah:  Kuat');
  expect(cover!.textContent).toBe('Gambar sampuldiganti');
  expect(renamed!.textContent).toBe('Ganti namaBagian Awal (sebelumnya “Pembuka”)');
  expect(within(changed!).getByText('Judul sebelumnya “Apa itu lead”')).toBeTruthy();
  expect(within(changed!).getByText('Dipindah dari “Pembuka”')).toBeTruthy();
  expect(changed!.querySelector('del')!.textContent).toContain('siapa.');
  expect(changed!.querySelector('ins')!.textContent).toContain('apa.');
  expect(added!.textContent).toBe('BaruArtikel Baru ditulis di Penutup');
});

test('markup of an author is shown as text, and a version without changes says so', () => {
  const { container } = show(version(), version({ description: '<img src=x onerror=alert(1)> halo' }));
  expect(container.querySelector('img')).toBeNull();
  cleanup();
  show(version(), version());
  expect(screen.getByText('Tidak ada yang berubah.')).toBeTruthy();
});
