import { part } from '@sinau/shell';

// What nobody needs to read the first screen.
const rest = () => import('./offer-rest.tsx');

export const OfferToolsPart = part(async () => (await import('./offer-tools.tsx')).OfferTools);
export const ClassQuestionsPart = part(async () => (await rest()).ClassQuestions);
export const RelatedClassesPart = part(async () => (await rest()).RelatedClasses);
export const UnsoldNotice = part(async () => (await rest()).UnsoldNotice);
export const GoneOffer = part(async () => (await rest()).GoneOfferPage);
