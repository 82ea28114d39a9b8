import { useLocation } from 'react-router-dom';

/** What a link to a lesson says beside its address. */
export interface Arrival {
  /** Plays the recording without being asked. */
  startsPlaying?: boolean;
  /** Where in the recording. */
  atSecond?: number;
}

export const useArrival = () => (useLocation().state as Arrival | null) ?? {};
