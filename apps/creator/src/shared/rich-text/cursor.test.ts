// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inText } from './in-text.ts';
import { readCursor } from './read-cursor.ts';
import { schemaOf } from './schema/schema.ts';

let editor: Editor;
afterEach(() => editor.destroy());

function open() {
  const element = document.body.appendChild(document.createElement('div'));
  editor = new Editor({
    element,
    extensions: schemaOf('article'),
    content: '<p>Lead menjawab apa.</p>',
    editorProps: { handleDOMEvents: { keydown: readCursor } },
  });
  return editor;
}

test("a key pressed before the browser has reported the cursor's move acts at the cursor", () => {
  const { view } = open();
  view.focus();
  const moves = vi.fn();
  document.addEventListener('selectionchange', moves);
  // Moves the cursor as the key 'End' does.
  getSelection()!.collapse(view.dom.querySelector('p')!.firstChild, 'Lead menjawab apa.'.length);
  expect(moves).not.toHaveBeenCalled();
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }));
  document.removeEventListener('selectionchange', moves);
  expect(editor.getHTML()).toBe('<p>Lead menjawab apa.</p><p></p>');
});

test('the cursor is back in the text as soon as a command of the menus has run', () => {
  const { view } = open();
  expect(view.hasFocus()).toBe(false);
  inText(editor).selectAll().toggleBold().run();
  expect(view.hasFocus()).toBe(true);
  expect(editor.getHTML()).toBe('<p><strong>Lead menjawab apa.</strong></p>');
});
