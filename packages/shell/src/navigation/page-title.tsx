import { useLayoutEffect } from 'react';
import { appConfig } from '../app-config.ts';

/**
 * Names the page in the tab: '… | {product}'. The server already wrote a `<title>` into the page, and of two the
 * first one counts, so this changes that one instead of rendering another.
 */
export function PageTitle({ children }: { children: string }) {
  const title = `${children} | ${appConfig().productName}`;
  // With the page itself, not a moment later.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
