/** Why the process cannot start, in a sentence for whoever starts it: its stack says nothing. */
export class StartError extends Error {}
