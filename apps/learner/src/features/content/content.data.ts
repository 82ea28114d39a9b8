import { useQuery } from '@tanstack/react-query';
import { content } from '@sinau/api-client';
import { articlesCall, latestArticlesCall, testimoniesCall } from '@sinau/contracts/storefront/content/content.search';
import type { LegalTextCall } from '@sinau/contracts/core/legal/legal.search';

export const legalTextQuery = (call: LegalTextCall) => content.legalText.query(call);
export const testimoniesQuery = () => content.testimonies.query(testimoniesCall());
export const latestArticlesQuery = () => content.articles.query(latestArticlesCall());
export const articlesQuery = (page: number) => content.articles.query(articlesCall(page));
export const articleQuery = (slug: string) => content.article.query({ params: { id: slug } });
/** Numbers of classes, mitra and participants. */
export const countQueries = () => [
  content.classCount.query(),
  content.mitraCount.query(),
  content.participantCount.query(),
];

export const useLegalText = (call: LegalTextCall) => useQuery(legalTextQuery(call));
export const useTestimonies = () => useQuery(testimoniesQuery());
export const useLatestArticles = () => useQuery(latestArticlesQuery());
export const useArticles = (page: number) => useQuery(articlesQuery(page));
export const useArticle = (slug: string) => useQuery(articleQuery(slug));
export const useClassCount = () => useQuery(content.classCount.query());
export const useMitraCount = () => useQuery(content.mitraCount.query());
export const useParticipantCount = () => useQuery(content.participantCount.query());
