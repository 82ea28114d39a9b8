import { runChecks } from './checks/index.ts';

const failed = (await runChecks()).filter(({ passed }) => !passed);
if (failed.length > 0) process.exit(1);
