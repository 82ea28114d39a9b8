export { openReplica, type Replica } from './replica.ts';
