import { useQuery } from '@tanstack/react-query';
import { program } from '@sinau/api-client';

export const useProgram = (slug: string) => useQuery(program.detail.query({ params: { id: slug } }));
