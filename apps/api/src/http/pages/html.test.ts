import { expect, test } from 'vitest';
import { dataHtml, headHtml } from './html.ts';

const settings = { productName: 'Sinau', publicUrl: 'https://contoh.id' };

test('a title that contains markup stays text in every tag of the head', () => {
  const html = headHtml(
    {
      title: '"><script>alert(1)</script>',
      description: 'a & b',
      canonical: '/catalog/x',
      picture: { address: '/share/class/x.png?v=1', alt: '"><b>' },
      jsonLd: { name: '</script><script>' },
    },
    settings,
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<link rel="canonical" href="https://contoh.id/catalog/x">');
  expect(html).toContain('<meta property="og:image" content="https://contoh.id/share/class/x.png?v=1">');
});

test('first data cannot close its script element early', () => {
  const html = dataHtml({ productName: 'Sinau' }, [{ key: ['x'], data: '</script><img src=x onerror=alert(1)>' }]);
  expect(html).not.toContain('<img');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

test('a page that its owner hides is not indexed by search engines', () => {
  const head = { title: 'Sertifikat', description: '', canonical: '/certificate/X' };
  expect(headHtml({ ...head, isIndexed: false }, settings)).toContain('<meta name="robots" content="noindex">');
  expect(headHtml({ ...head, isIndexed: true }, settings)).not.toContain('noindex');
});

test('the first image of a page is preloaded', () => {
  const head = { title: 'Beranda', description: '', canonical: '/', firstPicture: '/art/hero-weave.svg' };
  expect(headHtml(head, settings)).toContain(
    '<link rel="preload" as="image" href="/art/hero-weave.svg" fetchpriority="high">',
  );
});

test('addresses in structured data are absolute', () => {
  const head = { title: 'Kelas', description: '', canonical: '/catalog/x', jsonLd: { url: '/catalog/x', name: '/x' } };
  expect(headHtml(head, settings)).toContain('{"url":"https://contoh.id/catalog/x","name":"/x"}');
});

test('the page of an offer names where programs learn how to show it, and no other page does', () => {
  const head = { title: 'Lead & "Isi"', description: '', canonical: '/catalog/x' };
  expect(headHtml(head, settings)).toContain(
    '<link rel="alternate" type="application/json+oembed" href="https://contoh.id/oembed?url=https%3A%2F%2Fcontoh.id%2Fcatalog%2Fx&#38;format=json" title="Lead &#38; &#34;Isi&#34;">',
  );
  for (const canonical of ['/catalog', '/catalog/x/preview/1', '/mitra/x'])
    expect(headHtml({ ...head, canonical }, settings)).not.toContain('oembed');
});
