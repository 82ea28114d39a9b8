import type { Page } from 'playwright-core';
import { untilLoaded } from './faults.ts';

/** Each control of a page with less than 44 px for a finger, with its size. */
export async function smallTargets(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const found = await page.evaluate(() => {
    const least = 44;
    const controls =
      'a[href], button, input, select, textarea, summary, [role="switch"], [role="tab"], [role="option"]';
    const wrappers = '.ant-select, .ant-picker, .ant-input-number, .ant-input-affix-wrapper, .ant-upload';
    /** Within a sentence, where the line determines the height. */
    const isInText = (element: Element) => {
      const isInline = (one: Element) => getComputedStyle(one).display === 'inline';
      if (!isInline(element)) return false;
      let block = element.parentElement!;
      while (isInline(block)) block = block.parentElement!;
      const line = [...block.childNodes].filter(
        (node) => node instanceof Text || (node instanceof Element && isInline(node)),
      );
      const words = line.map(({ textContent }) => textContent).join('');
      return words.trim().length > element.textContent.trim().length;
    };
    const faults = new Set<string>();
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const element of open.querySelectorAll<HTMLElement>(controls)) {
      const target = element.closest<HTMLElement>(wrappers) ?? element;
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.matches(':disabled') || element.closest('[inert]') || isInText(element)) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      // Elements for screen readers, or visible only on focus.
      if (box.width <= 1 || box.height <= 1 || box.bottom <= 0) continue;
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      const isHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && [target, ...labels].some((one) => one.contains(hit));
      };
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!isHit(x, y)) continue;
      const reach = (dx: number, dy: number) => {
        let steps = 0;
        while (steps < least && isHit(x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
        return steps;
      };
      const [width, height] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
      if (width >= least - 1 && height >= least - 1) continue;
      const name = element.getAttribute('aria-label') ?? labels[0]?.innerText ?? element.innerText;
      faults.add(`${element.tagName.toLowerCase()}.${element.className} '${name.slice(0, 40)}' ${width}×${height}`);
    }
    window.scrollTo(0, 0);
    return [...faults];
  });
  return found.map((fault) => `${pathname}: ${fault}`);
}

const lowScreens = { phone: { width: 360, height: 640 }, laptop: { width: 1366, height: 768 } };

/** The menus of a page that are cut off, on a small phone and on a low laptop. Restores the screen. */
export async function cutOffMenus(
  page: Page,
  on: readonly (keyof typeof lowScreens)[] = ['phone', 'laptop'],
): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const before = page.viewportSize()!;
  const faults: string[] = [];
  for (const size of on.map((name) => lowScreens[name])) {
    await page.setViewportSize(size);
    await untilLoaded(page);
    const within = page.locator((await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'body');
    const triggers = within.locator('.menu > [aria-expanded]').filter({ visible: true });
    const count = await triggers.count();
    // In a list the menus of its first and last rows show all cases.
    const looked = [...new Set([0, 1, 2, count - 3, count - 2, count - 1])].filter((one) => one >= 0 && one < count);
    for (const index of looked) {
      const trigger = triggers.nth(index);
      await trigger.click();
      const panel = page.locator('.menu-panel');
      const box = (await panel.boundingBox())!;
      const isInside =
        box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height + 1;
      const name = (await trigger.getAttribute('aria-label')) ?? (await trigger.innerText());
      // No surrounding element with hidden overflow cuts off a portion.
      const isWhole = await panel.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [y + 4, y + height - 4].every((edge) =>
          element.contains(document.elementFromPoint(x + width / 2, edge)),
        );
      });
      if (!isInside || !isWhole)
        faults.push(`${pathname} at ${size.width}×${size.height}: menu '${name}' ${JSON.stringify(box)}`);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    }
  }
  await page.setViewportSize(before);
  return faults;
}
