// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../../../../../apps/api/src/platform/html.ts';
import { foreignMarkupIn } from '../../../../../apps/api/src/testing/rich-text-markup.ts';
import { seededRandom, seeds } from '../../../../../apps/api/src/testing/seeded-random.ts';
import { xssCorpus } from '../../../../../apps/api/src/testing/xss-corpus.ts';
import { documentsOf, randomDocument } from '../../../../../apps/creator/src/shared/rich-text/testing/documents.ts';
import {
  elementsOf,
  isWritten,
  linkAttributesOf,
  pictureIdsIn,
  richTextContexts,
  richTextRules,
  type RichTextPart,
} from './rich-text.rules.ts';

test(`the corpus has ${xssCorpus.length} lines, none twice`, () => {
  expect(new Set(xssCorpus).size).toBe(xssCorpus.length);
  expect(xssCorpus.length).toBeGreaterThanOrEqual(100);
});

/** Names of a part in the editor, if it consists of several. */
const editorNames: Partial<Record<RichTextPart, string[]>> = {
  table: ['table', 'tableRow', 'tableHeader', 'tableCell'],
  bulletList: ['bulletList', 'listItem'],
  orderedList: ['orderedList', 'listItem'],
};

describe.each(richTextContexts)('%s', (place) => {
  const { schema, htmlOf, docOf, rewritten } = documentsOf(place);
  const { parts } = richTextRules[place];

  test('the editor has the nodes and marks of the rules, and no others', () => {
    const inEditor = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)];
    const inRules = ['doc', 'text', ...parts.flatMap((part) => editorNames[part] ?? [part])];
    expect(inEditor.toSorted()).toEqual([...new Set(inRules)].toSorted());
  });

  test.each(seeds(1))('all output of the editor passes the sanitizer unchanged (seed %i)', (seed) => {
    const random = seededRandom(seed);
    const made = new Set<string>();
    for (let count = 0; count < 40; count += 1) {
      const doc = randomDocument(schema, random);
      doc.descendants((node) => {
        made.add(node.type.name);
        for (const mark of node.marks) made.add(mark.type.name);
      });
      const html = htmlOf(doc);
      const clean = cleanHtml(html, place);
      expect(rewritten(clean)).toBe(html);
      expect(cleanHtml(clean, place)).toBe(clean);
      expect(docOf(clean).toJSON()).toEqual(docOf(html).toJSON());
      expect(foreignMarkupIn(clean, place)).toEqual([]);
    }
    expect([...made].toSorted()).toEqual(
      [...Object.keys(schema.nodes), ...Object.keys(schema.marks)].filter((name) => name !== 'doc').toSorted(),
    );
  });

  test.each(xssCorpus)('only text and allowed markup is left of %j', (line) => {
    const clean = cleanHtml(line, place);
    expect(foreignMarkupIn(clean, place)).toEqual([]);
    // A browser parses it as the sanitizer did: parsing and serializing it again does not change it.
    const read = rewritten(clean);
    expect(foreignMarkupIn(cleanHtml(read, place), place)).toEqual([]);
    expect(cleanHtml(read, place)).toBe(cleanHtml(rewritten(cleanHtml(read, place)), place));
    expect(read).not.toMatch(/<[^>]*(?:\son\w+|style|srcdoc|javascript:|data:)/i);
  });

  test.each(seeds(1))('markup of other contexts, or of none, is removed (seed %i)', (seed) => {
    const elsewhere = documentsOf('article');
    const random = seededRandom(seed);
    for (let count = 0; count < 40; count += 1) {
      const clean = cleanHtml(elsewhere.htmlOf(randomDocument(elsewhere.schema, random)), place);
      expect(foreignMarkupIn(clean, place)).toEqual([]);
    }
  });
});

const elements =
  'html head body title base link meta style script noscript template iframe frame frameset object embed param applet canvas svg math audio video source track picture map area form input textarea select option button label fieldset legend output datalist dialog details summary menu marquee blink font center big tt nav main header footer section article aside figure figcaption address dl dt dd ruby rt time data mark small sub sup kbd samp var ins q cite abbr dfn bdo bdi wbr span thead tfoot caption colgroup col constructor __proto__ toString unknown x-custom';
const attributes =
  'onclick onerror onload style class id name title dir lang hidden tabindex contenteditable draggable autofocus accesskey is slot part src srcset data action formaction background poster xlink:href ping download srcdoc data-play data-upload aria-label role width href';

test.each(richTextContexts)('%s: elements and attributes that no node uses are removed', (place) => {
  for (const name of [...elements.split(' '), 'p', 'h2', 'a', 'img', 'div', 'td', 'li', 'code'])
    for (const attribute of attributes.split(' ')) {
      const clean = cleanHtml(`<p>a</p><${name} ${attribute}="javascript:x()">b</${name}>`, place);
      expect([name, attribute, foreignMarkupIn(clean, place)]).toEqual([name, attribute, []]);
    }
});

test('a path link stays within the site, and no path can name another host', () => {
  expect(cleanHtml('<a href="/faq?tab=1" target="_blank" rel="opener">x</a>', 'about')).toBe(
    '<a href="/faq?tab=1">x</a>',
  );
  const leading = ['//jahat.id', '/\\jahat.id', '/\t/jahat.id', '/\n/jahat.id', '\\/jahat.id', '/&sol;jahat.id'];
  for (const path of leading) expect(cleanHtml(`<a href="${path}">x</a>`, 'about')).toBe('x');
});

test('the pictures of a text are found by their stored ids', () => {
  const id = '01990000-0000-7000-8000-000000000001';
  const clean = cleanHtml(
    `<img alt="a" src="https://jahat.id/x.png" data-media="${id}"><img data-media="x"><img src="x"><img data-media="${id}">`,
    'article',
  );
  expect(clean).toBe(`<img data-media="${id}" alt="a" /><img data-media="${id}" />`);
  expect(pictureIdsIn(clean)).toEqual([id]);
});

test('linkAttributesOf opens another site in a new tab that learns nothing of this one, and paths of this site in place', () => {
  const elsewhere = { rel: 'nofollow noopener noreferrer', target: '_blank' };
  expect(linkAttributesOf('https://contoh.id/')).toEqual(elsewhere);
  expect(linkAttributesOf('mailto:ani@contoh.id')).toEqual(elsewhere);
  expect(linkAttributesOf('/catalog')).toEqual({});
});

test('elementsOf joins the attributes of an element that several parts have', () => {
  const article = elementsOf('article');
  expect([...article.keys()]).toEqual(expect.arrayContaining(['p', 'h2', 'td', 'a', 'img']));
  expect(Object.keys(article.get('div')!).toSorted()).toEqual(['data-callout', 'data-embed']);
  expect(Object.keys(elementsOf('message').get('div')!)).toEqual(['data-embed']);
  expect(elementsOf('message').has('table')).toBe(false);
});

test.each([
  ['words', '<p>Halo</p>', 'Halo', true],
  ['a picture', '<img data-media="x">', '', true],
  ['a video', '<div data-embed="youtube:x"></div>', '', true],
  ['nothing', '<p></p>', '', false],
  ['an empty callout', '<div data-callout="tip"><p></p></div>', '', false],
])('isWritten: a text of %s', (_, html, words, hasContent) => {
  expect(isWritten(html, words)).toBe(hasContent);
});
