import type { Locator, Page } from 'playwright-core';

const mostStops = 400;

/** Returns whether the focused element is one of these, or the only control within one. */
const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab until a control has the focus, as somebody without a mouse does; goes round the page once at most. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

/** Reaches a control with Tab, and presses a key there. */
export async function pressAt(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Reaches a field with Tab, and types over its content. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Reaches a group of radio buttons with Tab, and goes to one of them with the arrows. */
export async function choose(page: Page, group: Locator, option: Locator) {
  await tabTo(page, group);
  const count = await group.count();
  for (let step = 0; step < count && !(await hasFocus(option)); step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
}
