import { runChecks } from './checks/index.ts';

const results = await runChecks();
const failed = results.filter(({ passed }) => !passed);
if (failed.length > 0) {
  console.log(`${failed.length} of ${results.length} checks failed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
