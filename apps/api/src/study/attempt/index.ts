export {
  findAttempts,
  findFinalScore,
  findLatestAttempts,
  lockAttempt,
  updateAwaiting,
  type AttemptRow,
} from './attempt.queries.ts';
export { scoreOf, settleAttempt, sumOf, type Settled } from './settle-attempt.ts';
