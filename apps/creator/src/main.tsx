import '@sinau/ui/styles.css';
import { startApp } from '@sinau/shell';
import { routes } from './app/router.tsx';

void startApp({ routes, reducers: {} });
