import type { RouteObject } from 'react-router-dom';
import { NotFoundPage, layout } from '@sinau/shell';
import { DefaultLayout } from './layouts/default-layout.tsx';

export const routes: RouteObject[] = [
  layout(DefaultLayout, [{ path: '*', Component: NotFoundPage }]),
];
