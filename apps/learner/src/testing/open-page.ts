import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { learnerProfile, openApp } from '@sinau/shell/testing';
import { checkoutSlice } from '../session/checkout.slice.ts';
import { filterSlice } from '../session/filter.slice.ts';

interface OpenPage {
  Page: ComponentType;
  /** The route it stands at, where that is more than the path. */
  route?: string;
  path: string;
  answers: Parameters<typeof openApp>[0]['answers'];
  isVisitor?: boolean;
}

/** Opens one page of the learner's application; every other address shows nothing. */
export function openPage({ Page, path, route = path.split('?')[0], answers, isVisitor }: OpenPage) {
  const routes: RouteObject[] = [
    { path: route, Component: Page },
    { path: '*', Component: () => null },
  ];
  const reducers = { checkout: checkoutSlice.reducer, filter: filterSlice.reducer };
  return openApp({ routes, path, reducers, answers, profile: isVisitor ? null : learnerProfile });
}
