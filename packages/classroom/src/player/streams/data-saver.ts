import type { DataSaverChoice } from '@sinau/contracts/core/account/data-saver.rules';
import { useScarceData } from './connection.ts';

/** The data saver of a user. */
export interface DataSaver {
  choice: DataSaverChoice;
  choose: (choice: DataSaverChoice) => void;
}

/** Returns whether data is saved now; without a choice, the device and its line decide. */
export function useSavesData({ choice }: DataSaver): boolean {
  const isScarce = useScarceData();
  return choice === 'auto' ? isScarce : choice === 'on';
}
