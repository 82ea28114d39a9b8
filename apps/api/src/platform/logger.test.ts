import { afterAll, expect, test } from 'vitest';
import { connect } from './db.ts';
import { createLogger } from './logger.ts';

const { db } = connect('postgresql://x:y@127.0.0.1:1/z');
afterAll(() => db.$disconnect());

function logged(err: unknown) {
  const lines: string[] = [];
  createLogger({ LOG_LEVEL: 'info', NODE_ENV: 'production' }, { write: (line) => void lines.push(line) }).error(
    { err },
    'failed',
  );
  return lines.join('');
}

test('only the kind, code, message and stack of an error are logged', () => {
  const error = Object.assign(new Error('terminating connection', { cause: new Error('shutdown') }), {
    code: '57P01',
    client: { host: 'db.internal', secretKey: 42 },
    query: 'UPDATE "User" SET email = $1',
  });
  const line = logged(error);
  const { err } = JSON.parse(line) as { err: Record<string, string> };
  expect(Object.keys(err)).toEqual(['type', 'code', 'message', 'stack']);
  expect(err).toMatchObject({ type: 'Error', code: '57P01', message: 'terminating connection: shutdown' });
  expect(line).not.toMatch(/secretKey|UPDATE/);
});

test('user input does not reach the log through an error of Prisma', async () => {
  const data = { email: 'sekar@contoh.id', fullname: 12 } as never;
  const error: unknown = await db.user.create({ data }).catch((reason: unknown) => reason);
  expect(logged(error)).toContain('PrismaClientValidationError');
  expect(logged(error)).not.toContain('sekar@contoh.id');
});
