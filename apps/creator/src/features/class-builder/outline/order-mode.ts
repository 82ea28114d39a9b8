import { createContext } from 'react';

/** Kind of nodes being reordered; null outside of the reorder mode. */
export type OrderMode = 'sections' | 'lessons';
export const OrderModeContext = createContext<OrderMode | null>(null);
