import '@sinau/ui/styles.css';
import { startApp } from '@sinau/shell';
import { routes } from './app/router.tsx';
import { checkoutSlice } from './session/checkout.slice.ts';
import { filterSlice } from './session/filter.slice.ts';

startApp({ routes, reducers: { checkout: checkoutSlice.reducer, filter: filterSlice.reducer } });
