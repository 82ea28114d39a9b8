import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { Page, routes, type Card } from './page.tsx';

const cards = JSON.parse(document.getElementById('cards')!.textContent) as Card[];
const router = createBrowserRouter(routes, { hydrationData: {} });
hydrateRoot(document.getElementById('root')!, <Page router={router} cards={cards} />);
