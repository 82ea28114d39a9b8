import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { Page, routes, type Card } from './page.tsx';

/** The server's HTML of the page. */
export const renderPage = (cards: readonly Card[]) =>
  renderToString(<Page router={createMemoryRouter(routes, { hydrationData: {} })} cards={cards} />);
