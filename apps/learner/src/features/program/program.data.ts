import { useQuery } from '@tanstack/react-query';
import { program } from '@sinau/api-client';

export const programQuery = (slug: string) => program.detail.query({ params: { id: slug } });
export const useProgram = (slug: string, { isEnabled = true } = {}) =>
  useQuery({ ...programQuery(slug), enabled: isEnabled });
