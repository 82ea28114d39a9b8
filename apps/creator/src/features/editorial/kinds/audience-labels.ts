import type { FaqAudience } from '@sinau/contracts/storefront/faq/faq.schemas';

export const audienceLabels: Record<FaqAudience, string> = { learner: 'Untuk peserta', partner: 'Untuk mitra' };
