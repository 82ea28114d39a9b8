import type { RouteObject } from 'react-router-dom';
import { guarded, layout, NotFoundPage, page } from '@sinau/shell';
import { DefaultLayout } from './layouts/default-layout.tsx';

export const routes: RouteObject[] = [
  layout(DefaultLayout, [
    guarded('user', [page('/cart', async () => (await import('../pages/cart/cart-page.tsx')).CartPage)]),
    { path: '*', Component: NotFoundPage },
  ]),
];
