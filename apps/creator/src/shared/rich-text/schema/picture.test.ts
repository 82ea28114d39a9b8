// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { afterEach, expect, test } from 'vitest';
import { withoutUploads } from './picture.ts';
import { schemaOf } from './schema.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

test.each(['', 'Kantor redaksi', 'a > b', '"><script>', "it's <b>"])(
  'a picture still being uploaded is omitted from the stored text, with its alternative text %j',
  (alt) => {
    const picture = (attrs: object) => ({ type: 'picture', attrs });
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
    const mediaId = '01990000-0000-7000-8000-000000000001';
    editor = new Editor({
      extensions: schemaOf('article'),
      content: {
        type: 'doc',
        content: [paragraph('a > b'), picture({ upload: 'k1', alt }), picture({ mediaId, alt: 'ada' }), paragraph('c')],
      },
    });
    expect(withoutUploads(editor.getHTML())).toBe(`<p>a &gt; b</p><img data-media="${mediaId}" alt="ada"><p>c</p>`);
  },
);
