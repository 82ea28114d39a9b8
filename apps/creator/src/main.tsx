import '@sinau/ui/styles.css';
import { startApp } from '@sinau/shell';
import { addDeskRoutes } from './app/add-desk-routes.ts';
import { routes } from './app/router.tsx';

void startApp({ routes, addRoutes: addDeskRoutes, reducers: {} });
