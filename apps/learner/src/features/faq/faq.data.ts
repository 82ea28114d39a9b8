import { useQuery } from '@tanstack/react-query';
import { faq } from '@sinau/api-client';
import type { FaqAudience } from '@sinau/contracts/storefront/faq/faq.schemas';
import { faqCall } from '@sinau/contracts/storefront/faq/faq.search';

export const faqsQuery = (audience: FaqAudience) => faq.list.query(faqCall(audience));
export const faqCategoryQuery = (slug: string) => faq.category.query({ params: { id: slug } });

export const useFaqs = (audience: FaqAudience) => useQuery(faqsQuery(audience));
export const useFaqCategory = (slug: string) => useQuery(faqCategoryQuery(slug));
