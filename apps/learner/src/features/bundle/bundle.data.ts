import { useQuery } from '@tanstack/react-query';
import { bundle } from '@sinau/api-client';

export const useBundlePreview = (name: string) => useQuery(bundle.preview.query({ params: { id: name } }));
export const bundleQuery = (slug: string) => bundle.detail.query({ params: { id: slug } });
export const useBundle = (slug: string) => useQuery(bundleQuery(slug));
