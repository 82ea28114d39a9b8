/** Frame in a page of a package, as far as this uses one. */
interface InnerFrame {
  name: string;
  readonly src: string;
  replaceWith(frame: InnerFrame): void;
}

/** Window of such a page. */
export interface PageWithFrames {
  readonly name: string;
  readonly location: { readonly href: string };
  readonly document: { getElementsByTagName(name: string): Iterable<InnerFrame> };
  readonly MutationObserver: new (work: () => void) => { observe(document: object, options: object): void };
}

/**
 * Hands the start of a part, which is in the name of its page, on to the frames in it, so that their pages have the API
 * before their first script. Frames that the package has named keep their names, which its links may aim at.
 *
 * Runs in the page: it is sent there as text, so it uses nothing from outside.
 */
export function nameFrames(page: PageWithFrames): void {
  const { origin } = new URL(page.location.href);
  const read = () => {
    try {
      const start = JSON.parse(page.name) as { nonce?: unknown; part?: unknown } | null;
      return typeof start?.nonce === 'string' && typeof start.part === 'string' ? start : null;
    } catch {
      return null;
    }
  };
  if (!read()) return;
  const name = () => {
    for (const kind of ['iframe', 'frame'])
      for (const frame of page.document.getElementsByTagName(kind))
        if (frame.name === '' && frame.src.startsWith(`${origin}/`)) {
          // The nonce is the page's own.
          frame.name = JSON.stringify({ ...read(), nonce: '' });
          // A frame takes its name when it is inserted.
          frame.replaceWith(frame);
        }
  };
  new page.MutationObserver(name).observe(page.document, { childList: true, subtree: true, attributeFilter: ['src'] });
}
