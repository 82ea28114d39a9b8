import { demoClass } from '@sinau/contracts/demo-class';
import type { PageNeed } from '@sinau/contracts/page';
import { allScreens } from '@sinau/contracts/pages';
import { screens } from '@sinau/contracts/screens';
import { sampleOfRun } from '@sinau/test-kit/full-run';
import { demoLearner, demoOperator, demoPartner } from './people.ts';

type Visitor = 'visitor' | 'learner' | 'partner' | 'operator';

/** Role that opens a page, by who may. */
const roles: Record<PageNeed, Visitor> = {
  guest: 'visitor',
  user: 'learner',
  verified: 'learner',
  partner: 'partner',
  operator: 'operator',
  'partner-or-operator': 'partner',
};

/**
 * Addresses of pages whose path alone is none. Another page with a parameter is reached by journeys, and so are those
 * that are null here, such as a payment.
 */
const addresses: Partial<Record<keyof typeof allScreens, `/${string}` | null>> = {
  faqCategory: '/faq/pembelian',
  mitra: '/mitra/ruang-redaksi',
  classPage: `/catalog/${demoClass}`,
  search: '/search?keyword=menulis',
  compare: `/compare?classes=${demoClass},wawancara-yang-membuka-cerita`,
  verifyEmail: '/verify-email?token=usang',
  restoreAccount: '/restore-account?token=usang',
  changePassword: '/password/change?token=usang',
  checkout: null,
  checkoutResult: null,
  paymentFinish: null,
  paymentUnfinish: null,
  paymentError: null,
  classAccess: null,
  lesson: null,
  classCertificate: null,
  unsubscribe: '/unsubscribe/usang',
  publicProfile: '/profile/maya-larasati',
  certificate: '/certificate',
  classReport: `/creator/report/details?type=program&id=${demoClass}`,
  participantReport: null,
  classTeam: `/creator/class/${demoClass}/team`,
  classAnnouncements: `/creator/class/${demoClass}/announcement`,
  createClass: `/creator/create-class/${demoClass}`,
  newLesson: null,
  classSetting: null,
  endingMessage: null,
  createWebinar: '/creator/create-webinar',
  previewBundle: null,
  preview: null,
  previewWebinar: null,
  previewClass: `/preview/program?name=${demoClass}`,
  operatorClass: `/operator/class/${demoClass}`,
  creatorCampaign: null,
  operatorContentRecord: '/operator/content/legal/terms',
};

/** Pages whose address can be opened directly. Journeys check the others on their way. */
const toured = (visitor: Visitor) =>
  Object.entries(allScreens).flatMap(([name, { paths, need }]) => {
    const [path] = paths;
    const own = path === undefined || path.includes(':') ? null : path;
    const address = name in addresses ? addresses[name as keyof typeof allScreens] : own;
    return address && (need ? roles[need] : 'visitor') === visitor ? [address] : [];
  });

/** All addresses at night, and a twelfth of them by day. */
const sampled = (paths: readonly string[]) => sampleOfRun(paths, 12);

export const tours = [
  {
    who: 'a visitor',
    account: null,
    paths: sampled([...toured('visitor'), screens.catalog({ tabs: 1 }), screens.catalog({ tabs: 4 }), '/tidak-ada']),
  },
  { who: 'a learner', account: demoLearner, paths: sampled([...toured('learner'), '/profile/portfolio/details']) },
];
export const desks = [
  { who: 'a partner', account: demoPartner, paths: sampled(toured('partner')) },
  { who: 'an operator', account: demoOperator, paths: sampled(toured('operator')) },
];

/** An address without a page, and a mailed link that is not valid. */
export const expectedOnTours = [/ 404 .*\/tidak-ada$/, / 422 .*\/api\/user\/auth\/verify-email$/];
