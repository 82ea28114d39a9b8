import { useQuery } from '@tanstack/react-query';
import { cart } from '@sinau/api-client';
import { useIsSignedIn } from '@sinau/shell';

export const useCartCount = () => useQuery({ ...cart.count.query(), enabled: useIsSignedIn() });
