import '@sinau/ui/styles.css';
import { startApp } from '@sinau/shell';
import { routes } from './app/router.tsx';

startApp({ routes, reducers: {} });
