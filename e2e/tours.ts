import type { Visitor } from '@sinau/contracts/page';
import { pages, screens } from '@sinau/contracts/screens';
import { demoLearner, demoOperator, demoPartner } from './people.ts';

/** Pages whose address can be opened directly. Journeys check the others on their way. */
const toured = (visitor: Visitor) =>
  pages.flatMap(({ paths, tour }) => {
    const [who, address = paths[0]] = typeof tour === 'string' ? [tour] : (tour ?? []);
    return who === visitor && address !== undefined ? [address] : [];
  });

export const tours = [
  {
    who: 'a visitor',
    account: null,
    paths: [...toured('visitor'), screens.catalog({ tabs: 1 }), screens.catalog({ tabs: 4 }), '/tidak-ada'],
  },
  { who: 'a learner', account: demoLearner, paths: toured('learner') },
];
export const desks = [
  { who: 'a partner', account: demoPartner, paths: toured('partner') },
  { who: 'an operator', account: demoOperator, paths: toured('operator') },
];

/** An address without a page, and a mailed link that is not valid. */
export const expectedOnTours = [/ 404 .*\/tidak-ada$/, / 422 .*\/api\/user\/auth\/verify-email$/];
