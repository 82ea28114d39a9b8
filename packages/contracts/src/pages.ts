import { operatorScreens } from './operator-screens.ts';
import { screens } from './screens.ts';
import { stepScreens } from './step-screens.ts';

export const allScreens = { ...screens, ...stepScreens, ...operatorScreens };

/** Path of a page, in router syntax. Any other address is answered with 404. */
export type PagePath = (typeof allScreens)[keyof typeof allScreens]['paths'][number];

/** All pages, those of the operator panel included. */
export const pages = Object.values(allScreens);
