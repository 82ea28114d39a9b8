import type { ComponentType } from 'react';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { openApp, type answer } from '@sinau/shell/testing';
import { AntdLayout } from '../app/layouts/antd-layout.tsx';
import { PortalLayout } from '../app/layouts/portal-layout.tsx';
import { partnerProfile } from './open-builder.ts';

/** Opens pages of the portal for a partner; every other address is empty. */
export function openPortal(
  pages: Record<string, ComponentType>,
  path: string,
  answers: ReturnType<typeof answer>[],
  profile: Profile = partnerProfile,
  left: Record<string, string> = {},
) {
  return openApp({
    routes: [
      {
        Component: PortalLayout,
        children: [
          {
            Component: AntdLayout,
            children: [
              ...Object.entries(pages).map(([pagePath, Component]) => ({ path: pagePath, Component })),
              { path: '*', Component: () => null },
            ],
          },
        ],
      },
    ],
    path,
    reducers: {},
    profile,
    answers,
    left,
  });
}
