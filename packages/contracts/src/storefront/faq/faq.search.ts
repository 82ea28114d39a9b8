import type { FaqAudience } from './faq.schemas.ts';

/** Call of the page with all questions, which the server also makes ahead. */
export const faqCall = (audience: FaqAudience) => ({ query: { page: 0, perPage: 0, filter: { audience } } }) as const;

/** `/faq?tab=1` is for partners. */
export const audienceOf = (query: URLSearchParams): FaqAudience => (query.get('tab') === '1' ? 'partner' : 'learner');
