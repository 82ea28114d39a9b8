import { screens } from '@sinau/contracts/screens';
import { stepScreens } from '@sinau/contracts/step-screens';

const modulesOf = (page: string) => [
  'src/app/layouts/portal-layout.tsx',
  'src/app/layouts/builder-layout.tsx',
  `src/pages/create-class/${page}-page.tsx`,
];
const builder = [
  [screens.createClass, 'class-info'],
  [stepScreens.newLesson, 'lesson'],
  [screens.editLesson, 'lesson'],
  [stepScreens.classSetting, 'setting'],
  [stepScreens.endingMessage, 'ending-message'],
] as const;

/**
 * Preloads of the builder, whose outline has to be visible within a second: the files of its pages are named in their
 * head.
 */
export const preloads: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  builder.flatMap(([{ paths }, page]) => paths.map((path: string) => [path, modulesOf(page)])),
);
