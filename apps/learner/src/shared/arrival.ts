import { useLocation } from 'react-router-dom';

/** State that a link to a lesson has beside its address. */
export interface Arrival {
  /** True if the recording starts automatically. */
  startsPlaying?: boolean;
  /** Second of the recording. */
  atSecond?: number;
}

export const useArrival = () => (useLocation().state as Arrival | null) ?? {};
