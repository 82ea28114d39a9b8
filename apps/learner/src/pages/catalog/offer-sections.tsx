import { part } from '@sinau/shell';

// Loads the sections that the first screen does not need.
const rest = () => import('./offer-rest.tsx');

export const OfferToolsSection = part(async () => (await import('./offer-tools.tsx')).OfferTools);
export const ClassQuestionsSection = part(async () => (await rest()).ClassQuestions, { isBelow: true });
export const RelatedClassesSection = part(async () => (await rest()).RelatedClasses, { isBelow: true });
export const UnsoldActions = part(async () => (await rest()).UnsoldActions);
export const UnsoldNotice = part(async () => (await rest()).UnsoldNotice);
export const GoneOffer = part(async () => (await rest()).GoneOfferPage);
