import { useLayoutEffect } from 'react';
import { appConfig } from '../app-config.ts';

/**
 * Sets the title of the tab: '… | {product}'. The server already wrote a `<title>` into the page, and the first of two
 * counts, so this changes that one instead of rendering another.
 */
export function PageTitle({ children }: { children: string }) {
  const title = `${children} | ${appConfig().productName}`;
  // Together with the page itself, not after it.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
