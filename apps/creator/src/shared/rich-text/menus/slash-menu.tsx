import type { Editor } from '@tiptap/react';
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { SlashState, SlashStore } from './slash-commands.ts';

const gap = 8;

/** Menu of blocks to insert, beside the typed slash. The focus stays in the text. */
export function SlashMenu({ editor, store }: { editor: Editor; store: SlashStore }) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  return state && createPortal(<Options editor={editor} {...state} />, document.body);
}

function Options({ editor, blocks, index, place, pick }: { editor: Editor } & SlashState) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const activeId = blocks.length > 0 ? `${id}-${index}` : null;

  // Announces the options to screen readers, though the focus stays in the text.
  useEffect(() => {
    const text = editor.view.dom;
    text.setAttribute('aria-controls', id);
    if (activeId) text.setAttribute('aria-activedescendant', activeId);
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, activeId]);

  useLayoutEffect(() => {
    if (list.current && place) putBeside(list.current, place);
  }, [place, blocks.length]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [index]);

  return (
    <div ref={list} id={id} className="slash-menu" role="listbox" aria-label="Sisipkan">
      {blocks.map((block, at) => {
        const Icon = block.icon;
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text, which has the focus, takes the keys
          <div
            key={block.label}
            id={`${id}-${at}`}
            className="slash-menu-item"
            role="option"
            tabIndex={-1}
            aria-selected={at === index}
            // Keeps the focus in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(block)}
          >
            <Icon />
            <span>
              {block.label}
              <small>{block.description}</small>
            </span>
          </div>
        );
      })}
      {blocks.length === 0 && <p className="slash-menu-none">Tidak ada yang cocok. Tekan Esc untuk menutup.</p>}
    </div>
  );
}

/** Places the list below the slash, or above it where there is more room, and never beyond the window. */
function putBeside(list: HTMLElement, { left, top, bottom }: DOMRect) {
  const below = window.innerHeight - bottom - 2 * gap;
  const above = top - 2 * gap;
  const isAbove = list.scrollHeight > below && above > below;
  list.style.maxHeight = `${Math.min(Math.max(isAbove ? above : below, 112), 380)}px`;
  list.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - list.offsetWidth - gap))}px`;
  list.style.top = isAbove ? `${Math.max(gap, top - gap - list.offsetHeight)}px` : `${bottom + gap}px`;
}
