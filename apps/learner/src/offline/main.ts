import '@sinau/ui/styles.css';
import { guarded, startApp } from '@sinau/shell';
import { SavedPage } from './saved-page.tsx';

// Without a connection it opens at the addresses of classes as well.
void startApp({ routes: [guarded('user', [{ path: '*', Component: SavedPage }])], reducers: {} });
