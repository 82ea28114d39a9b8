import { useEffect, useId, useRef, type ReactNode } from 'react';
import { moveFocus } from '../keyboard.ts';
import { Link } from '../link.tsx';

interface TabLink {
  href: string;
  label: ReactNode;
  /** The formatted count beside the label. */
  count?: ReactNode;
  isCurrent: boolean;
}

/** Tabs as links with addresses, so that Back works. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  const bar = useRef<HTMLElement>(null);
  const current = items.find((item) => item.isCurrent)?.href;
  useRevealed(bar, '[aria-current]', current);
  return (
    <nav
      ref={bar}
      className="tabs scroll-fade"
      aria-label={label}
      onKeyDown={(event) => void moveFocus(event, 'horizontal')}
    >
      {items.map((item) => (
        <Link key={item.href} className="tab" href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
          {item.label}
          {item.count !== undefined && <small>{item.count}</small>}
        </Link>
      ))}
    </nav>
  );
}

interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  count?: ReactNode;
  panel: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  items: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Tabs within a page. Arrow keys select as they move. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  const bar = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const current = items.find((item) => item.id === selected) ?? items[0];
  useRevealed(bar, '[aria-selected=true]', selected);
  return (
    <>
      <div
        ref={bar}
        className="tabs scroll-fade"
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => moveFocus(event, 'horizontal')?.click()}
      >
        {items.map(({ id, label: text, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === current?.id}
            aria-controls={`${prefix}-panel`}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {text} {count !== undefined && <small>{count}</small>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-${current?.id}`}>
        {current?.panel}
      </div>
    </>
  );
}

/** Scrolls the current tab into view without moving the page: on a phone the bar scrolls sideways. */
function useRevealed(bar: { current: HTMLElement | null }, selector: string, current: string | undefined) {
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>(selector);
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [bar, selector, current]);
}
