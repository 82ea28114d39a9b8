import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { inWorkspace, workspaceRoot } from '../workspace.ts';
import { describeAdvisory, judgeAdvisories, type Advisory } from './advisories.ts';

const advisory: Advisory = {
  github_advisory_id: 'GHSA-aaaa-bbbb-cccc',
  module_name: 'lru-cache',
  severity: 'high',
  title: 'Remembers too much',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  patched_versions: '>=11.5.4',
  findings: [{ version: '11.5.3', paths: ['apps__api>lru-cache'] }],
};
const accepted = [{ id: advisory.github_advisory_id, until: '2027-01-31', reason: 'Not reached' }];

test.each([
  ['2027-01-31', { failing: [], spared: [advisory] }],
  ['2027-02-01', { failing: [advisory], spared: [] }],
])('on %s an advisory accepted up to 2027-01-31 is judged', (today, expected) => {
  expect(judgeAdvisories([advisory], accepted, today)).toEqual({ ...expected, unneeded: [] });
});

test('an exception without its advisory is named as unneeded', () => {
  expect(judgeAdvisories([], accepted, '2027-01-01')).toEqual({ failing: [], spared: [], unneeded: accepted });
});

test('an advisory is described with the version that mends it and the way it came', () => {
  expect(describeAdvisory(advisory)).toBe(
    [
      'high: lru-cache 11.5.3: Remembers too much',
      '  https://github.com/advisories/GHSA-aaaa-bbbb-cccc, mended in >=11.5.4',
      '  apps/api>lru-cache',
    ].join('\n'),
  );
});

/** Answers the question of `pnpm audit`, and returns what `npm run audit` says to it. */
async function auditAgainst(status: number, answer: object) {
  const registry = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(JSON.stringify(answer)));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void registry.close());
  await once(registry, 'listening');
  const env = { ...process.env, pnpm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/` };
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(
      'node',
      [inWorkspace('tools/supply-chain/audit.ts')],
      { cwd: workspaceRoot, env },
      (error, out, complaint) => resolve({ code: error?.code ?? 0, output: out + complaint }),
    );
  });
}

test('the audit passes where nothing is known, and fails for a vulnerability and for a registry that refuses', async () => {
  expect(await auditAgainst(200, {})).toEqual({ code: 0, output: '0 known vulnerabilities, 0 accepted\n' });
  const { url, title, severity } = advisory;
  const known = { 'lru-cache': [{ id: 1, url, title, severity, vulnerable_versions: '>=0', cwe: [] }] };
  const found = await auditAgainst(200, known);
  expect(found).toMatchObject({ code: 1, output: expect.stringContaining('high: lru-cache ') });
  expect(found.output).toContain('1 known vulnerabilities, 0 accepted');
  const refused = await auditAgainst(405, {});
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('did not say what is vulnerable') });
});
