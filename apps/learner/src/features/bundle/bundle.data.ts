import { useQuery } from '@tanstack/react-query';
import { bundle } from '@sinau/api-client';

export const useBundlePreview = (name: string) => useQuery(bundle.preview.query({ params: { id: name } }));
export const useBundle = (slug: string) => useQuery(bundle.detail.query({ params: { id: slug } }));
