import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { learnerProfile, openApp } from '@sinau/shell/testing';
import { checkoutSlice } from '../session/checkout.slice.ts';
import { filterSlice } from '../session/filter.slice.ts';

interface OpenPage {
  Page: ComponentType;
  /** Route, if it is not simply the path. */
  route?: string;
  path: string;
  answers: Parameters<typeof openApp>[0]['answers'];
  isVisitor?: boolean;
  /** Differences of the user from the usual participant. */
  profile?: Partial<Profile>;
  /** Storage of this device as left by earlier pages. */
  left?: Record<string, string>;
}

/** Opens one page of the learner's application; every other address is empty. */
export function openPage({ Page, path, route = path.split('?')[0], answers, isVisitor, profile, left }: OpenPage) {
  const routes: RouteObject[] = [
    { path: route, Component: Page },
    { path: '*', Component: () => null },
  ];
  const reducers = { checkout: checkoutSlice.reducer, filter: filterSlice.reducer };
  return openApp({
    routes,
    path,
    reducers,
    answers,
    profile: isVisitor ? null : { ...learnerProfile, ...profile },
    left,
  });
}
