/** Reason why the process cannot start, in a sentence for the operator: its stack says nothing. */
export class StartError extends Error {}
