import { useQuery } from '@tanstack/react-query';
import { content } from '@sinau/api-client';
import { articlesCall, latestArticlesCall, testimoniesCall } from '@sinau/contracts/storefront/content/content.search';
import type { LegalTextCall } from '@sinau/contracts/core/legal/legal.search';

export const useLegalText = (call: LegalTextCall) => useQuery(content.legalText.query(call));
export const useTestimonies = () => useQuery(content.testimonies.query(testimoniesCall()));
export const useLatestArticles = () => useQuery(content.articles.query(latestArticlesCall()));
export const useArticles = (page: number) => useQuery(content.articles.query(articlesCall(page)));
export const useArticle = (slug: string) => useQuery(content.article.query({ params: { id: slug } }));
export const useClassCount = () => useQuery(content.classCount.query());
export const useMitraCount = () => useQuery(content.mitraCount.query());
export const useParticipantCount = () => useQuery(content.participantCount.query());
