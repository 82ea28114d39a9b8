/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { tokens } from './tokens.ts';

const sources = fileURLToPath(new URL('.', import.meta.url));
const { color, layout, breakpoint } = tokens;

describe('tokens.css', () => {
  const [base = '', ...widths] = read('styles/tokens.css').split('@media');

  test('defines every token under its name', () => {
    expect(variables(base)).toEqual(expected());
  });

  test('lowers the navbar on phones, and widens gutter and content at the breakpoints', () => {
    const at = (width: number) => widths.find((rule) => rule.includes(`min-width: ${width}px`)) ?? '';
    const onPhones = widths.find((rule) => rule.includes(`max-width: ${breakpoint.tablet - 1}px`)) ?? '';
    expect(variables(onPhones)).toEqual({ navbar: px(layout.navbarPhone) });
    expect(variables(at(breakpoint.tablet))).toEqual({ gutter: px(layout.gutterTablet) });
    expect(variables(at(breakpoint.laptop))).toEqual({ gutter: px(layout.gutterLaptop) });
    expect(variables(at(breakpoint.extraWide))).toEqual({ content: px(layout.contentExtraWide) });
  });
});

test('style sheets use only the breakpoints of the tokens, and only tokens that exist', () => {
  const allowed = new Set(
    Object.values(breakpoint).flatMap((width) => [`min-width: ${width}px`, `max-width: ${width - 1}px`]),
  );
  const known = new Set(Object.keys(expected()));
  const strays = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = read(file);
      const own = new Set(Object.keys(variables(css)));
      const widths = [...css.matchAll(/(?:min|max)-width: \d+px(?=\))/g)].map(([width]) => width);
      const uses = [...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name);
      return [
        ...widths.filter((width) => !allowed.has(width)),
        ...uses.filter((name) => !known.has(name) && !own.has(name)),
      ].map((stray) => `${file}: ${stray}`);
    });
  expect(strays).toEqual([]);
});

describe('text contrast', () => {
  const readable = 4.5;
  const large = 3;

  test.each([
    ['ink', 'ground', readable],
    ['muted', 'card', readable],
    ['muted', 'ground', readable],
    ['muted', 'fill', readable],
    ['primary', 'card', readable],
    ['primary', 'primary50', readable],
    ['card', 'primary', readable],
    ['card', 'primaryHover', readable],
    ['card', 'dangerText', readable],
    ['successText', 'success50', readable],
    ['dangerText', 'danger50', readable],
    ['accentText', 'accent50', readable],
    ['nightMuted', 'night', readable],
    ['primaryOnDark', 'night', readable],
    ['control', 'card', large],
    ['card', 'success', large],
    ['card', 'danger', large],
  ] as const)('%s on %s is sufficient', (text, ground, ratio) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(ratio);
  });
});

function read(file: string) {
  return readFileSync(sources + file, 'utf8');
}

/** Custom properties by name. */
function variables(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function expected() {
  const { content, form, gutter, navbar, navbarClass, drawerPhone, drawerNav, drawerSide, drawerWide } = layout;
  const lengths = { content, form, gutter, navbar, navbarClass, drawerPhone, drawerNav, drawerSide, drawerWide };
  return {
    // The formatter writes hexadecimal digits in lower case.
    ...named('', color, (value) => value.toLowerCase()),
    font: tokens.font.family,
    regular: String(tokens.font.regular),
    ch: `${tokens.font.ch}em`,
    bold: String(tokens.font.bold),
    ...named('fs-', tokens.fontSize, (size) => `${Number((size / 16).toFixed(4))}rem`),
    ...Object.fromEntries(tokens.space.map((step) => [`s${step}`, px(step * 4)])),
    ...named('r-', tokens.radius, px),
    ...named('shadow-', tokens.shadow, String),
    speed: `${tokens.speedMs}ms`,
    ...named('', lengths, px),
  };
}

function named<T>(prefix: string, group: Record<string, T>, write: (value: T) => string): Record<string, string> {
  const kebab = (key: string) => key.replace(/(?<=[a-z])(?=[A-Z]|\d)/g, '-').toLowerCase();
  return Object.fromEntries(
    Object.entries(group).map(([key, value]) => [prefix + (prefix ? key : kebab(key)), write(value)]),
  );
}

function px(value: number) {
  return `${value}px`;
}

/** The ratio that WCAG 2 defines. */
function contrast(one: string, other: string) {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
