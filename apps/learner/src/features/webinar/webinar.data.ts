import { useQuery } from '@tanstack/react-query';
import { webinar } from '@sinau/api-client';

export const useWebinar = (slug: string) => useQuery(webinar.detail.query({ params: { id: slug } }));
