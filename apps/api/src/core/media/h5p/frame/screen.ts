import { EventDispatcher, triggerInstance } from './events.ts';
import { translate } from './tools.ts';
import type { Instance, Namespace, Query } from './types.ts';

/**
 * Full screen belongs to the page around the frame, which has a button for it. A content that asks for it all the same
 * fills the frame, as on phones without full screen.
 */
export function fullScreen(H5P: Namespace, container: Query, instance: Instance, onExit?: () => void) {
  const classes = 'h5p-fullscreen h5p-semi-fullscreen';
  container.addClass(classes);
  H5P.isFullscreen = true;
  H5P.exitFullScreen = () => {
    container.removeClass(classes);
    H5P.isFullscreen = false;
    H5P.exitFullScreen = undefined;
    onExit?.();
    triggerInstance(instance, 'exitFullScreen');
    triggerInstance(instance, 'resize');
  };
  triggerInstance(instance, 'enterFullScreen');
  triggerInstance(instance, 'resize');
}

interface Confirmation {
  readonly headerText?: string;
  readonly dialogText?: string;
  readonly cancelText?: string;
  readonly confirmText?: string;
  readonly hideCancel?: boolean;
  readonly classes?: readonly string[];
}

/** Dialog of a question with two answers; says 'confirmed' or 'canceled'. */
export const ConfirmationDialog = function (
  this: EventDispatcher & Record<string, unknown>,
  options: Confirmation = {},
) {
  (EventDispatcher as unknown as () => void).call(this);
  const dialog = document.createElement('dialog');
  dialog.classList.add('h5p-confirmation-dialog', ...(options.classes ?? []));
  const header = document.createElement('h2');
  header.textContent = options.headerText ?? translate('confirmDialogHeader');
  const text = document.createElement('p');
  text.innerHTML = options.dialogText ?? translate('confirmDialogBody');
  dialog.append(header, text);
  const answer = (type: 'confirmed' | 'canceled') => {
    dialog.close();
    this.trigger(type);
  };
  const cancel = buttonOf(options.cancelText ?? translate('cancelLabel'), () => answer('canceled'));
  const confirm = buttonOf(options.confirmText ?? translate('confirmLabel'), () => answer('confirmed'));
  confirm.classList.add('h5p-confirmation-dialog-confirm-button');
  dialog.append(...(options.hideCancel ? [] : [cancel]), confirm);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    answer('canceled');
  });
  Object.assign(this, {
    appendTo: (element: HTMLElement) => {
      element.append(dialog);
      return this;
    },
    show: () => {
      if (!dialog.isConnected) document.body.append(dialog);
      if (!dialog.open) dialog.showModal();
      return this;
    },
    hide: () => {
      dialog.close();
      return this;
    },
    getElement: () => dialog,
    setOffset: () => this,
    setViewPort: () => this,
  });
} as unknown as { new (options?: Confirmation): EventDispatcher; prototype: EventDispatcher };
ConfirmationDialog.prototype = Object.create(EventDispatcher.prototype as object) as EventDispatcher;

function buttonOf(label: string, onPress: () => void) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onPress);
  return button;
}

/** Dialog with a text over the content. */
export class Dialog {
  #dialog = document.createElement('dialog');

  constructor(name: string, title: string, content: string, element?: Query) {
    this.#dialog.className = `h5p-popup-dialog h5p-${name}-dialog`;
    const header = document.createElement('h2');
    header.textContent = title;
    const body = document.createElement('div');
    body.innerHTML = content;
    this.#dialog.append(
      header,
      body,
      buttonOf(translate('close'), () => this.close()),
    );
    (element?.[0]?.parentElement ?? document.body).append(this.#dialog);
  }
  open() {
    this.#dialog.showModal();
  }
  close() {
    this.#dialog.close();
  }
}

interface TooltipOptions {
  readonly text?: string;
  readonly tooltipSource?: string;
}

/** Gives an element the tooltip of the browser, with the text that it is named by unless another is given. */
export function Tooltip(element: HTMLElement | null, { text, tooltipSource = 'aria-label' }: TooltipOptions = {}) {
  if (!element) return undefined;
  const set = (shown: string | null | undefined) => {
    if (shown) element.title = shown;
  };
  set(text ?? element.getAttribute(tooltipSource));
  return { setText: set, hide() {}, show() {}, getElement: () => element };
}
