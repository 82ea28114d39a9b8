import type { SoldType } from '../../shared/sold-types.ts';
import { bundleKind } from './kinds/bundle.tsx';
import { programKind } from './kinds/program.tsx';
import { webinarKind } from './kinds/webinar.tsx';
import type { SoldKind } from './sold-kind.ts';

export const soldKinds: { readonly [Type in SoldType]: SoldKind<Type> } = {
  program: programKind,
  webinar: webinarKind,
  bundle: bundleKind,
};
