import { routes } from './app/router.tsx';
import { checkoutSlice } from './session/checkout.slice.ts';
import { filterSlice } from './session/filter.slice.ts';

export const application = { routes, reducers: { checkout: checkoutSlice.reducer, filter: filterSlice.reducer } };
