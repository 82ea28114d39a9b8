import type { Page } from 'playwright-core';

const mostStops = 150;

/** Presses Tab from the beginning of a page to its end, and returns each stop without a visible focus. */
export async function stopsWithoutRing(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const faults: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body || element.matches('iframe')) return 'end';
      // The page focuses such an element itself as it arrives.
      if (element.tabIndex < 0) return null;
      /** A card or a field shows the focus of an element within it. */
      const around: HTMLElement[] = [];
      for (let one: HTMLElement | null = element; one && around.length < 5; one = one.parentElement) around.push(one);
      const look = () =>
        around.map((one) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(one);
          return `${outlineStyle === 'none' ? '' : outlineWidth + outlineColor} ${boxShadow} ${borderColor}`;
        });
      // Fields of antd change their style in the frame after they got or lost the focus.
      const nextFrame = async () => {
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      };
      await nextFrame();
      // The page may have moved the focus elsewhere as it arrived.
      if (document.activeElement !== element) return null;
      const focused = look().join();
      element.blur();
      await nextFrame();
      const blurred = look().join();
      // The next Tab continues from here.
      element.focus({ preventScroll: true });
      if (focused !== blurred) return null;
      return `${element.tagName.toLowerCase()}.${element.className} '${element.textContent.trim().slice(0, 40)}'`;
    });
    if (found === 'end') break;
    if (found) faults.push(`${pathname}: ${found}`);
  }
  return faults;
}
