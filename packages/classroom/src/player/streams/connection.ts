import { useSyncExternalStore } from 'react';

/** Network Information API, which not every browser has. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
  /** Megabits per second. */
  readonly downlink?: number;
}

const connection = () => (navigator as { connection?: Connection }).connection;

const subscribe = (onChange: () => void) => {
  const line = connection();
  line?.addEventListener('change', onChange);
  return () => line?.removeEventListener('change', onChange);
};
const isScarce = () => {
  const { saveData = false, effectiveType = '4g' } = connection() ?? {};
  return saveData || effectiveType !== '4g';
};

/** Returns whether the device asks for less data, or its line is slow. */
export const useScarceData = () => useSyncExternalStore(subscribe, isScarce);

/** Bits per second that most lines carry. */
const usualSpeed = 500_000;
let measured: number | undefined;

/** Bits per second to expect: as measured in an earlier lesson, or as the browser estimates. */
export const estimateSpeed = () => measured ?? estimateOfBrowser() ?? usualSpeed;

export const rememberSpeed = (speed: number) => void (measured = speed);

function estimateOfBrowser() {
  const { downlink } = connection() ?? {};
  return downlink && downlink * 1_000_000;
}
