import type { PortalPage } from '../../platform/public-page.ts';

const screen = (pattern: RegExp, file: string): PortalPage => ({
  pattern,
  modules: [
    'src/app/layouts/portal-layout.tsx',
    'src/app/layouts/builder-layout.tsx',
    `src/pages/create-class/${file}-page.tsx`,
  ],
});

/** The builder, whose outline has to stand within a second. The first that fits counts. */
export const builderPages: readonly PortalPage[] = [
  screen(/^\/creator\/create-class\/setting$/, 'setting'),
  screen(/^\/creator\/create-class\/ending-message$/, 'ending-message'),
  screen(/^\/creator\/create-class\/edit\/[^/]+$/, 'lesson'),
  screen(/^\/creator\/create-class\/[^/]+$/, 'class-info'),
];
