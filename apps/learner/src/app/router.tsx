import type { RouteObject } from 'react-router-dom';
import { guarded, layout, NotFoundPage, page } from '@sinau/shell';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { ProfileLayout } from './layouts/profile-layout.tsx';

export const routes: RouteObject[] = [
  layout(DefaultLayout, [
    guarded('user', [page('/cart', async () => (await import('../pages/cart/cart-page.tsx')).CartPage)]),
    { path: '*', Component: NotFoundPage },
  ]),
  layout(ProfileLayout, [guarded('user', [page('/my-class', async () => (await import('../pages/my-class/my-class-page.tsx')).MyClassPage)])]),
];
