// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { afterEach, expect, test, vi } from 'vitest';
import { replaceText } from './replace-text.ts';
import { schemaOf } from './schema/schema.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const open = (html: string) => {
  const onUpdate = vi.fn();
  editor = new Editor({ extensions: schemaOf('article'), content: html, onUpdate });
  return onUpdate;
};
const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
/** Returns the text before the cursor in its block. */
const beforeCursor = () =>
  editor.state.selection.$from.parent.textContent.slice(0, editor.state.selection.$from.parentOffset);
const cursorAfter = (words: string) => {
  let place = 0;
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text!.includes(words)) place = at + node.text!.indexOf(words) + words.length;
  });
  editor.commands.setTextSelection(place);
};

test.each([
  ['a block before and one after', p('satu', 'dua', 'tiga'), p('satu lain', 'dua', 'tiga lain')],
  ['more blocks around', p('satu', 'dua', 'tiga'), p('nol', 'satu', 'dua', 'antara', 'tiga')],
  ['no block but this', p('satu', 'dua', 'tiga'), p('dua')],
  ['other kinds of blocks', p('satu', 'dua', 'tiga'), '<h2>satu</h2><p>dua</p><ul><li><p>tiga</p></li></ul><p></p>'],
  ['words later in the same block', p('satu', 'dua'), p('satu', 'dua dan seterusnya')],
])('the cursor stays in position when %s come from elsewhere', (_what, before, after) => {
  const onUpdate = open(before);
  cursorAfter('du');
  replaceText(editor, after);
  expect(editor.getHTML()).toBe(after);
  expect(beforeCursor()).toBe('du');
  expect(onUpdate).not.toHaveBeenCalled();
});

test.each([
  ['a longer run of the same letter', p('aa'), p('aaa')],
  ['nothing', p('aa'), '<p></p>'],
  ['a quotation in the place of a list', '<ul><li><p>a</p></li></ul>', '<blockquote><p>a</p></blockquote><p></p>'],
  ['bold words', p('satu dua'), '<p>satu <strong>dua</strong></p>'],
])('%s is rendered as it was sent', (_what, before, after) => {
  open(before);
  replaceText(editor, after);
  expect(editor.getHTML()).toBe(after);
});

test("undo reverts the user's own words, and leaves those that came from elsewhere", () => {
  open(p('satu', 'dua'));
  cursorAfter('dua');
  editor.commands.insertContent(' punyaku');
  replaceText(editor, p('satu lain', 'dua punyaku'));
  editor.commands.undo();
  expect(editor.getHTML()).toBe(p('satu lain', 'dua'));
});

test('a picture that is still being uploaded stays', () => {
  open(`${p('satu')}<img data-upload="u1">${p('dua')}`);
  replaceText(editor, p('satu', 'dua lain'));
  expect(editor.getHTML()).toContain('data-upload="u1"');
  expect(editor.getText()).toContain('dua lain');
});
