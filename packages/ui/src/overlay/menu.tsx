import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { classes } from '../classes.ts';
import { focusEdge, moveFocus } from '../keyboard.ts';
import { Link } from '../link.tsx';

interface TriggerProps {
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  onClick?: () => void;
}

interface MenuProps {
  /** A `Button`, `IconButton` or plain button. */
  trigger: ReactElement<TriggerProps>;
  /** Edge of the trigger that the panel is aligned to. */
  align?: 'start' | 'end';
  width?: number;
  children: ReactNode;
}

/** A panel of links and actions. Arrow keys move through it; Escape, leaving it or a click outside closes it. */
export function Menu({ trigger, align = 'start', width, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const focusOnOpen = useRef<'first' | 'last'>(undefined);
  const panelId = useId();

  useLayoutEffect(() => {
    if (isOpen && button.current && panel.current) fitToWindow(panel.current, button.current);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || !panel.current) return undefined;
    if (focusOnOpen.current) focusEdge(panel.current, focusOnOpen.current);
    focusOnOpen.current = undefined;

    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const closeAndReturn = () => {
    setOpen(false);
    // The chosen action may have moved the focus to where the user continues, such as a text.
    const isElsewhere = document.activeElement !== document.body && !root.current?.contains(document.activeElement);
    if (!isElsewhere) button.current?.focus();
  };

  const onTriggerKeys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const edge = event.key === 'ArrowDown' ? 'first' : 'last';
    if (panel.current) focusEdge(panel.current, edge);
    else focusOnOpen.current = edge;
    setOpen(true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target === button.current) onTriggerKeys(event);
    if (event.key !== 'Escape' || !isOpen) return;
    // Handled here: a dialog around the menu stays open.
    event.preventDefault();
    event.stopPropagation();
    closeAndReturn();
  };

  return (
    <div ref={root} className="menu" onKeyDown={onKeyDown}>
      {cloneElement(trigger, {
        ref: button,
        'aria-expanded': isOpen,
        'aria-controls': panelId,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <div
          ref={panel}
          id={panelId}
          className={classes('menu-panel', align === 'end' && 'menu-panel-end')}
          style={{ width }}
          onKeyDown={(event) => void moveFocus(event, 'vertical')}
          onClick={(event) => (event.target as Element).closest('a, button') && closeAndReturn()}
        >
          {children}
        </div>
      )}
    </div>
  );
}

const gap = 8;

/**
 * Opens upwards if there is more room above than below, and never beyond an edge of the window or of a scrolling list.
 */
function fitToWindow(panel: HTMLElement, button: HTMLElement) {
  const { top, bottom } = button.getBoundingClientRect();
  const edge = edgesAround(button);
  const below = edge.bottom - bottom - 2 * gap;
  const above = top - edge.top - 2 * gap;
  const isAbove = panel.scrollHeight > below && above > below;
  if (isAbove) panel.dataset['side'] = 'above';
  panel.style.maxHeight = `${Math.max(isAbove ? above : below, minHeight)}px`;
  const { left, right } = panel.getBoundingClientRect();
  const shift = Math.max(edge.left + gap - left, 0) + Math.min(edge.right - gap - right, 0);
  if (shift) panel.style.translate = `${shift}px`;
}

/** Returns the visible area of the window within the scrolling lists around an element. */
function edgesAround(element: HTMLElement) {
  const edge = { top: 0, bottom: window.innerHeight, left: 0, right: window.innerWidth };
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(parent).overflowY)) continue;
    const { top, bottom, left, right } = parent.getBoundingClientRect();
    edge.top = Math.max(edge.top, top);
    edge.bottom = Math.min(edge.bottom, bottom);
    edge.left = Math.max(edge.left, left);
    edge.right = Math.min(edge.right, right);
  }
  return edge;
}

/** Two items, so that a menu in a very low window still scrolls. */
const minHeight = 112;

interface MenuItemProps {
  icon?: ReactNode;
  description?: ReactNode;
  tone?: 'neutral' | 'danger';
  href?: string;
  onSelect?: () => void;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ icon, description, tone, href, onSelect, disabled, children }: MenuItemProps) {
  const look = classes('menu-item', tone === 'danger' && 'menu-item-danger');
  const content = (
    <>
      {icon}
      <span>
        {children}
        {description && <small>{description}</small>}
      </span>
    </>
  );
  if (href !== undefined) {
    return (
      <Link className={look} href={href} onClick={onSelect}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={look} disabled={disabled} onClick={onSelect}>
      {content}
    </button>
  );
}

export function MenuSeparator() {
  return <hr className="menu-separator" />;
}
