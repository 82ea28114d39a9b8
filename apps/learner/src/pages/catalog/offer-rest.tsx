/** What stands below the first screen, or is met by few: together in one file of code of its own. */
export { ClassQuestions } from '../../features/discussion/class-questions.tsx';
export { GoneOfferPage } from './gone-offer-page.tsx';
export { RelatedClasses } from './related-classes.tsx';
export { UnsoldNotice } from './unsold-notice.tsx';
