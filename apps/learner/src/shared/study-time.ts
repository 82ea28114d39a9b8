import { duration } from '@sinau/format';

const shortestShownMinutes = 30;

/**
 * Formats the study time: '6 jam 40 menit', or null for less than half an hour: there the number of lessons says more
 * about a class.
 */
export const studyTime = (seconds: number): string | null =>
  seconds >= shortestShownMinutes * 60 ? duration(seconds / 60) : null;
