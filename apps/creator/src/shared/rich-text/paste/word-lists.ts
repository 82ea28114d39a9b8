/** Markers of list items as Word writes them, and those of numbered items. */
const numbered = /^\s*\(?(?:\d+|[a-z]{1,3}|[ivxlc]+)[.)]/i;

interface Item {
  readonly element: HTMLElement;
  readonly level: number;
  readonly isNumbered: boolean;
}

/**
 * Restores lists: Word writes each item as a paragraph of its own, with its level in `mso-list` and its marker as text.
 */
export function restoreWordLists(body: HTMLElement) {
  let run: Item[] = [];
  const end = () => {
    if (run.length > 0) replaceRun(run);
    run = [];
  };
  for (const element of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, table, ul, ol')) {
    const level = levelOf(element);
    const previous = run.at(-1)?.element;
    if (level === null || (previous && previous.nextElementSibling !== element)) end();
    if (level !== null) run.push({ element, level, isNumbered: takeMarker(element) });
  }
  end();
}

function levelOf(element: HTMLElement) {
  if (!/^(?:P|H[1-6])$/.test(element.tagName)) return null;
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '') ?? [];
  if (level) return Number(level);
  return /MsoListParagraph/.test(element.className) && element.querySelector('[style*="mso-list"]') ? 1 : null;
}

/** Removes the marker, which the list renders itself; returns whether it is a number or a letter. */
function takeMarker(element: HTMLElement) {
  const marker = [...element.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const isNumbered = numbered.test(marker?.textContent ?? '');
  marker?.remove();
  return isNumbered;
}

function replaceRun(run: readonly Item[]) {
  const first = run[0]!;
  const { ownerDocument } = first.element;
  const newList = ({ isNumbered }: Item) => ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
  const root = newList(first);
  first.element.before(root);
  const lists = [root];
  for (const item of run) {
    // A level without items is skipped.
    const depth = Math.min(Math.max(item.level - first.level, 0) + 1, lists.length + 1);
    if (depth > lists.length) {
      const parent = lists.at(-1)!.lastElementChild;
      if (parent) lists.push(parent.appendChild(newList(item)));
    }
    lists.length = Math.min(lists.length, depth);
    const li = ownerDocument.createElement('li');
    li.append(...item.element.childNodes);
    lists.at(-1)!.append(li);
    item.element.remove();
  }
}
