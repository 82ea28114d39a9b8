import { configure } from '@testing-library/dom';

// Rendering a whole application can take seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Adds browser features that jsdom lacks: modal dialogs that hold the focus, popovers, inserting, scrolling, media
 * queries.
 */
const returnTargets = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function showModal() {
  returnTargets.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('input, select, textarea, button, a[href]')?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  const target = returnTargets.get(this);
  if (target instanceof HTMLElement) target.focus();
  this.dispatchEvent(new Event('close'));
};

// Tests do not load style sheets, and ours shows a stack of snackbars whose popover is closed.
const style = document.createElement('style');
style.textContent = '[popover] { display: block }';
document.head.append(style);

HTMLElement.prototype.showPopover = () => undefined;
HTMLElement.prototype.hidePopover = () => undefined;

document.execCommand = (_command, _showUi, text = '') => {
  const field = document.activeElement as HTMLTextAreaElement;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  return field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
};

Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => ({ top: 0, bottom: 0, left: 0, right: 0 }) as DOMRect;

document.elementFromPoint ??= () => null;

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Nothing comes into view by itself. */
window.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** Tests run at the narrowest screen. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
