import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { parse, type Node } from 'libpg-query';
import { withWorkspaceCommands } from '../bootstrap/environment.mjs';
import { inWorkspace, workspaceRoot } from '../workspace.ts';

/** The newest migration that is older than the rules. */
const newestWithoutRules = '20261228170002';

/** Refuses migrations that hold up the service, or that the last release does not bear: see docs/migrations.md. */
export async function checkMigrationRules(): Promise<string> {
  const files = globSync('prisma/migrations/*/migration.sql', { cwd: workspaceRoot })
    .filter((file) => nameOf(file).slice(0, 14) > newestWithoutRules)
    .map((file) => inWorkspace(file));
  const faults = await findFaults(files);
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\ndocs/migrations.md says what to write instead`);
  return `${files.length} migrations`;
}

const nameOf = (file: string) => basename(dirname(file));

/** Returns a line for each fault: migration, line, rule and reason. */
export async function findFaults(files: readonly string[]): Promise<string[]> {
  const migrations = await Promise.all(
    files.map(async (file) => {
      const sql = await readFile(file, 'utf8');
      return { file, sql, hasTransaction: !sql.startsWith('-- no transaction\n') };
    }),
  );
  const own = await Promise.all(migrations.map(async (migration) => ownFaults(migration)));
  const linted = await Promise.all([true, false].map((is) => lint(migrations, is)));
  return [...linted.flat(), ...own.flat()].toSorted();
}

interface Migration {
  readonly file: string;
  readonly sql: string;
  readonly hasTransaction: boolean;
}

interface Violation {
  readonly file: string;
  readonly line: number;
  readonly rule_name: string;
  readonly message: string;
  readonly help: string | null;
}

/** Rules about how columns are typed and statements written, which Prisma decides, and what our runner sees to. */
const otherRules = [
  'ban-char-field',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  'prefer-timestamp-tz',
  'require-enum-value-ordering',
  'require-lock-timeout',
  'require-statement-timeout',
  'require-timeout-settings',
];

/** Runs Squawk over the migrations of one kind. */
async function lint(migrations: readonly Migration[], inTransaction: boolean): Promise<string[]> {
  const files = migrations.filter(({ hasTransaction }) => hasTransaction === inTransaction).map(({ file }) => file);
  if (files.length === 0) return [];
  const args = [
    inTransaction ? '--assume-in-transaction' : '--no-assume-in-transaction',
    '--pg-version=18.0',
    '--reporter=json',
    `--exclude=${otherRules.join(',')}`,
    ...files,
  ];
  const violations = JSON.parse(await squawk(args)) as Violation[];
  const isOurs = ({ rule_name: rule, message }: Violation) =>
    rule === 'unused-ignore' && Object.keys(reasons).some((name) => message.endsWith(` ${name}`));
  return violations
    .filter((found) => !isOurs(found))
    .map((found) => lineOf(found.file, found.line + 1, found.rule_name, found.help ?? found.message));
}

/** Returns the report. Squawk ends with 1 where it has found something. */
async function squawk(args: readonly string[]): Promise<string> {
  try {
    return (await promisify(execFile)('squawk', args, { env: withWorkspaceCommands(process.env) })).stdout;
  } catch (error) {
    const { code, stdout } = error as { code: unknown; stdout?: string };
    if (code === 1 && stdout) return stdout;
    throw error;
  }
}

const lineOf = (file: string, line: number, rule: string, reason: string) =>
  `${nameOf(file)}:${line} ${rule}: ${reason.replace(/\s+/g, ' ')}`;

/** Reasons of our own rules, for what Squawk does not know. */
const reasons = {
  'write-in-batches':
    'changes rows of a table in use in one go, which stay locked until the end; write it as CALL in_batches, without a transaction',
  'copy-apart':
    'reads a table in use while the locks of its migration are held; let it be a migration without a transaction',
  'validate-apart':
    'proves a whole table while the locks of its migration are held; let it be a migration without a transaction',
  'block-apart':
    'hides what it does from these rules; let it be a migration without a transaction, or plain statements',
  'lock-apart': 'locks a table beyond what its statements need',
  'concurrently-apart':
    'PostgreSQL runs CONCURRENTLY outside transactions alone; begin the migration with `-- no transaction`',
  'one-statement': 'a migration without a transaction has one statement, so that it can be repeated after a crash',
  'needs-transaction': 'is for a migration in a transaction, which leaves nothing behind when it fails',
  'ignored-without-reason': 'squawk-ignore needs a line before it that says why',
} as const;
type OwnRule = keyof typeof reasons;

async function ownFaults({ file, sql, hasTransaction }: Migration): Promise<string[]> {
  const statements = await statementsOf(sql);
  const created = new Set(statements.map(({ node }) => createdTable(node)));
  const faults = statements.flatMap(({ node, line, comments }) => {
    const rule = brokenRule(node, { created, hasTransaction });
    return rule && !comments.includes(`squawk-ignore ${rule}`) ? [lineOf(file, line, rule, reasons[rule])] : [];
  });
  if (!hasTransaction && statements.length > 1)
    faults.push(lineOf(file, statements[1]!.line, 'one-statement', reasons['one-statement']));
  for (const { index } of sql.matchAll(/^-- squawk-ignore/gm))
    if (!/^-- (?!squawk-ignore|no transaction).{10,}\n$/m.test(lineBefore(sql, index)))
      faults.push(lineOf(file, lineAt(sql, index), 'ignored-without-reason', reasons['ignored-without-reason']));
  return faults;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
const lineBefore = (text: string, index: number) => text.slice(text.lastIndexOf('\n', index - 2) + 1, index);

interface Statement {
  readonly node: Node;
  readonly line: number;
  /** The lines of comments before it. */
  readonly comments: string;
}

async function statementsOf(sql: string): Promise<Statement[]> {
  const bytes = Buffer.from(sql);
  const { stmts = [] } = await parse(sql);
  return stmts.map(({ stmt, stmt_location: begin = 0 }) => {
    // Blank lines and comments before a statement may count as its beginning.
    const [inside] = /^(?:\s|--.*\n)*/.exec(bytes.subarray(begin).toString())!;
    const before = bytes.subarray(0, begin).toString() + inside;
    return { node: stmt!, line: lineAt(before, Infinity), comments: /(?:--.*\n)*$/.exec(before)![0] };
  });
}

function createdTable(node: Node): string | undefined {
  if ('CreateStmt' in node) return node.CreateStmt.relation?.relname;
  if ('CreateTableAsStmt' in node) return node.CreateTableAsStmt.into?.rel?.relname;
  return undefined;
}

interface Surroundings {
  /** Tables that the same migration creates. */
  readonly created: ReadonlySet<string | undefined>;
  readonly hasTransaction: boolean;
}

function brokenRule(node: Node, { created, hasTransaction }: Surroundings): OwnRule | null {
  if ('UpdateStmt' in node && !created.has(node.UpdateStmt.relation?.relname)) return 'write-in-batches';
  if ('DeleteStmt' in node && !created.has(node.DeleteStmt.relation?.relname)) return 'write-in-batches';
  if ('TruncateStmt' in node || 'LockStmt' in node) return 'lock-apart';
  if (!hasTransaction) return isForNoTransaction(node) ? null : 'needs-transaction';
  if (isConcurrent(node)) return 'concurrently-apart';
  if (isCopy(node)) return 'copy-apart';
  if (isValidation(node)) return 'validate-apart';
  return 'DoStmt' in node || 'CallStmt' in node ? 'block-apart' : null;
}

const isConcurrent = (node: Node) =>
  ('IndexStmt' in node && node.IndexStmt.concurrent === true) ||
  ('DropStmt' in node && node.DropStmt.concurrent === true);

/** Returns whether it inserts rows of a table. */
function isCopy(node: Node) {
  const source = 'InsertStmt' in node ? node.InsertStmt.selectStmt : undefined;
  return source !== undefined && 'SelectStmt' in source && (source.SelectStmt.fromClause ?? []).length > 0;
}

const commandsOf = (node: Node) =>
  'AlterTableStmt' in node
    ? (node.AlterTableStmt.cmds ?? []).map((command) =>
        'AlterTableCmd' in command ? command.AlterTableCmd.subtype : undefined,
      )
    : [];
const isValidation = (node: Node) => commandsOf(node).includes('AT_ValidateConstraint');

/** Returns whether a statement may not, or should not, be part of a transaction. */
const isForNoTransaction = (node: Node) =>
  isConcurrent(node) ||
  isCopy(node) ||
  ['ReindexStmt', 'VacuumStmt', 'DoStmt', 'CallStmt'].some((kind) => kind in node) ||
  (isValidation(node) && commandsOf(node).length === 1);
