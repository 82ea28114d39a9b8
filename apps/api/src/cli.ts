import { commandLine } from './command-line.ts';

await commandLine.parseAsync();
// A connection that was given up may still be opening, which would keep the process for minutes.
process.exit();
