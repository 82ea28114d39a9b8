import { commandLine } from './command-line.ts';

await commandLine.parseAsync();
