import { useMutation, useQuery } from '@tanstack/react-query';
import { payment } from '@sinau/api-client';

export const useSimulatedPayment = (id: string) =>
  useQuery({ ...payment.simulated.query({ params: { id } }), staleTime: 0 });

export const useSimulate = () => useMutation({ mutationFn: payment.simulate.call });
