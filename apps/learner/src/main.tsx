import '@sinau/ui/styles.css';
import { startApp } from '@sinau/shell';
import { routes } from './app/router.tsx';
import { filterSlice } from './session/filter.slice.ts';

startApp({ routes, reducers: { filter: filterSlice.reducer } });
