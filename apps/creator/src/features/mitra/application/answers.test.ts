// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { application } from '../../../testing/fixtures.ts';
import { bodyOf, dropDraft, faultsOf, firstOpenStep, keepDraft, startingAnswers, type Answers } from './answers.ts';

beforeEach(() => localStorage.clear());

const complete: Answers = {
  kind: 'institute',
  name: 'Studio Lurik',
  categoryId: 't1',
  expertise: 'Desain tekstil',
  experience: 'informal',
  about: 'a'.repeat(50),
  link: '',
  phone: '',
  documents: [],
  isAgreed: true,
};
const applicant = (id: string) => ({ id, phone: '08123456789' });

test('each step lists its missing answers', () => {
  const blank = startingAnswers(applicant('u1'), null);
  expect([0, 1, 2, 3, 4].map((step) => Object.keys(faultsOf(step, blank)))).toEqual([
    ['kind', 'name'],
    ['categoryId', 'expertise', 'experience'],
    ['about'],
    [],
    ['isAgreed'],
  ]);
  expect(faultsOf(2, { ...complete, about: 'a'.repeat(49), link: 'studiolurik' })).toEqual({
    about: 'Minimal 50 karakter',
    link: 'Tulis alamat yang lengkap, misalnya https://contoh.id',
  });
});

test('spaces do not count as an answer', () => {
  expect(faultsOf(2, { ...complete, about: ' '.repeat(60) })).toEqual({ about: 'Wajib diisi' });
});

test('steps after the first incomplete one stay closed', () => {
  expect(firstOpenStep(startingAnswers(applicant('u1'), null))).toBe(0);
  expect(firstOpenStep({ ...complete, experience: '' })).toBe(1);
  expect(firstOpenStep({ ...complete, isAgreed: false })).toBe(4);
  expect(firstOpenStep(complete)).toBe(4);
});

test('optional answers that are empty are not sent, and of a document its file is', () => {
  for (const name of ['link', 'phone', 'documents']) expect(bodyOf(complete)).not.toHaveProperty(name);
  const documents = [{ kind: 'certificate', mediaId: 'f1', name: 'sertifikat.pdf' }] as const;
  expect(bodyOf({ ...complete, documents })).toMatchObject({ documents: [{ kind: 'certificate', mediaId: 'f1' }] });
  expect(bodyOf({ ...complete, link: ' contoh.id ' })).toMatchObject({ link: 'contoh.id', isAgreed: true });
});

test('a draft belongs to one user, takes precedence over the last application, and can be discarded', () => {
  keepDraft('u1', complete);
  const sent = application({ status: 'Rejected' });
  expect(startingAnswers(applicant('u1'), sent)).toEqual(complete);
  dropDraft('u1');
  for (const user of ['u1', 'u2'])
    expect(startingAnswers(applicant(user), sent)).toMatchObject({
      name: 'Ruang Redaksi',
      categoryId: 't1',
      link: 'https://contoh.id/',
      phone: '08123456789',
      isAgreed: false,
    });
});
