import type { RouteObject } from 'react-router-dom';
import { NotFoundPage, guarded, layout } from '@sinau/shell';
import { DashboardLayout } from './layouts/dashboard-layout.tsx';

export const routes: RouteObject[] = [
  guarded('partner', [layout(DashboardLayout, [{ path: '*', Component: NotFoundPage }])]),
];
