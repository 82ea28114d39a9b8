import type { FaqAudience } from './faq.schemas.ts';

/** What the page with all questions asks for; also when the server asks ahead. */
export const faqCall = (audience: FaqAudience) => ({ query: { page: 0, perPage: 0, filter: { audience } } }) as const;

/** `/faq?tab=1` is for partners. */
export const audienceOf = (query: URLSearchParams): FaqAudience => (query.get('tab') === '1' ? 'partner' : 'learner');
