import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The folders of the decisions, from the ground up, and their subjects. */
const folders = {
  platform: 'under all floors: tools, tests, HTTP, pages, caches, the database',
  screens: 'what all screens share',
  core: 'accounts, legal texts, mails, media, calendars, the record of a participant',
  storefront: 'what visitors see of what is offered',
  study: 'lessons, quizzes, works, live sessions and discussions of participants',
  commerce: 'orders, payments, refunds, vouchers, tickets, the ledger and payouts',
  authoring: 'writing, reviewing and publishing classes, webinars and bundles',
  backoffice: "the operators' desk and reports",
};

/** The index of all decisions, from the first line of each and the line that names its replacement. */
export function decisionIndex(decisions: string): string {
  const paths = globSync('*/*.md', { cwd: decisions }).sort();
  const sections = Object.entries(folders).map(([folder, about]) => {
    const lines = paths.filter((path) => dirname(path) === folder).map((path) => lineOf(decisions, path));
    return `## ${folder}: ${about}\n\n${lines.join('\n')}\n`;
  });
  return `<!-- Written by \`npm run generate\` from the decisions. -->

# Decisions

Each says what was decided, why, and what follows from it. A number is given once; code and tests name it as (0153). They
lie in the folder of the floor that they are about ([architecture.md](../architecture.md), which also names the ten to know
first). A decision is in force unless its line says what replaced it.

${sections.join('\n')}`;
}

function lineOf(decisions: string, path: string) {
  const text = readFileSync(join(decisions, path), 'utf8');
  const [, number, title] = /^# (\d{4}) (.*)$/m.exec(text) ?? [];
  if (number !== basename(path).slice(0, 4)) throw new Error(`${path} does not begin with its number and title`);
  const replacement = /^Replaced by .*?(\d+)\]/m.exec(text)?.[1]?.padStart(4, '0');
  return `- [${number}](${path}) ${title}${replacement ? ` (replaced by ${replacement})` : ''}`;
}
