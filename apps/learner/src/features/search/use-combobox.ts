import { useEffect, useEffectEvent, useState } from 'react';

interface Options {
  listId: string;
  /** Number of rows to choose from. */
  count: number;
  onType: (text: string) => void;
  onPick: (index: number) => void;
  onRemove: (index: number) => void;
  onSubmit: (keyword: string) => void;
}

export const rowId = (listId: string, index: number) => `${listId}-${index}`;

/**
 * Turns a search field that was rendered before this code was loaded into a combobox: the page needs none until a
 * visitor searches. Focus stays in the field; `active` is the row that the arrow keys have reached, -1 for none.
 */
export function useCombobox(field: HTMLInputElement, { listId, count, onType, onPick, onRemove, onSubmit }: Options) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && count > 0;

  const show = useEffectEvent(() => {
    onType(field.value.trim());
    setActive(-1);
    setOpen(true);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const take = () => event.preventDefault();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      take();
      setOpen(true);
      // The field itself is one of the positions, before the first row and after the last
      if (count > 0) setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : count)) % (count + 1)) - 1);
    } else if (event.key === 'Escape' && isShown) {
      take();
      // The bar around the field closes with the next Escape
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      take();
      onPick(active);
    } else if (event.key === 'Delete' && isShown && active >= 0) {
      take();
      onRemove(active);
    }
  });
  const submit = useEffectEvent(() => {
    setOpen(false);
    const keyword = field.value.trim();
    if (keyword) onSubmit(keyword);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const { form } = field;
    // Includes text that was typed while this code was loading
    if (document.activeElement === field) show();
    field.addEventListener('input', () => show(), { signal });
    field.addEventListener('click', () => show(), { signal });
    field.addEventListener('keydown', (event) => press(event), { signal });
    form?.addEventListener('submit', () => submit(), { signal });
    form?.addEventListener(
      'focusout',
      ({ relatedTarget }) => !form.contains(relatedTarget as Node | null) && setOpen(false),
      { signal },
    );
    return () => listening.abort();
  }, [field]);

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? listId : null,
      'aria-activedescendant': isShown && active >= 0 ? rowId(listId, active) : null,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
  }, [field, listId, isShown, active]);

  return { isOpen, active, setActive, close: () => setOpen(false) };
}
