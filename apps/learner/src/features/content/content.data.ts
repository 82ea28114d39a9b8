import { useQuery } from '@tanstack/react-query';
import { content } from '@sinau/api-client';

export const useLegalText = (slug: 'privacy' | 'terms') => useQuery(content.legalText.query({ params: { slug } }));
