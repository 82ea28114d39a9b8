import { useEffect } from 'react';
import { mainId } from '@sinau/shell';

/**
 * Puts the focus on the heading of what replaced a pressed control: browsers let it fall to the beginning of the page when
 * the focused element is removed (WCAG 2.4.3). A control that is focused on purpose keeps the focus.
 */
export function useFocusRescue() {
  useEffect(() => {
    /** The focused element and what contained it, from the inside out: once it is removed, nothing tells where it was. */
    let path: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      path = target instanceof Element ? ancestorsOf(target) : [];
    };
    const rescue = () => {
      const [focused] = path;
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const place = path.find((one) => one.isConnected && headingIn(one));
      path = [];
      const heading = (place && headingIn(place)) ?? document.getElementById(mainId);
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(rescue);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

function ancestorsOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) path.push(one);
  return path;
}

const headingIn = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>(`#${mainId} :is(h1, h2, h3)`)].find(
    (heading) => !heading.closest('dialog') && (heading.checkVisibility?.() ?? true),
  );
