/** Sections below the first screen, or needed by few visitors, together in one chunk. */
export { ClassVoices as ClassQuestions } from './class-voices.tsx';
export { GoneOfferPage } from './gone-offer-page.tsx';
export { RelatedClasses } from './related-classes.tsx';
export { UnsoldActions } from './unsold-actions.tsx';
export { UnsoldNotice } from './unsold-notice.tsx';
