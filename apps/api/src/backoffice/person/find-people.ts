import type { FoundPerson } from '@sinau/contracts/backoffice/person/person.schemas';
import { maxFoundPeople, minNameWord, type PersonMatch } from '@sinau/contracts/backoffice/person/person.rules';
import { parseCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import { emailOf, folded } from '@sinau/contracts/core/typed/text.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import { likeText } from '../../platform/list.ts';
import { isUuid } from '../../platform/refs.ts';

export interface FoundRow {
  id: string;
  fullname: string;
  email: string;
  phone: string | null;
  isOperator: boolean;
  lockedAt: Date | null;
  deactivatedAt: Date | null;
  createdAt: Date;
  match: FoundPerson['match'];
}

/** A way to find people: what a person is found by, and the statement that finds their ids. */
type Way = readonly [match: PersonMatch, ids: Prisma.Sql];

/** Most people of one way that are looked at: the index finds them all, and these are read. */
const most = 200;
/** Digits from which a number may be part of a phone number. */
const minPhoneDigits = 6;

/** Finds people by what was typed: every way that its form allows, each by an index. The surest match comes first. */
export async function findPeople(db: Db, typed: string): Promise<{ rows: FoundRow[]; isCut: boolean }> {
  const ways = waysOf(typed);
  if (ways.length === 0) return { rows: [], isCut: false };
  const found = ways.map(
    ([match, ids], rank) =>
      Prisma.sql`SELECT id, ${rank}::int AS rank, ${match}::text AS match FROM (${ids} LIMIT ${most}) w`,
  );
  const rows = await db.$queryRaw<FoundRow[]>`
    SELECT u.id, u.fullname, u.email, u.phone, u."isOperator", u."lockedAt", u."deactivatedAt", u."createdAt", f.match
    FROM (SELECT DISTINCT ON (id) id, rank, match FROM (${Prisma.join(found, ' UNION ALL ')}) a ORDER BY id, rank) f
    JOIN "User" u ON u.id = f.id WHERE u."deletedAt" IS NULL
    ORDER BY f.rank, u.fullname, u.id LIMIT ${maxFoundPeople + 1}`;
  return { rows: rows.slice(0, maxFoundPeople), isCut: rows.length > maxFoundPeople };
}

function waysOf(typed: string): Way[] {
  const text = folded(typed);
  const number = parseCertificateNumber(text);
  const phone = phoneDigitsOf(text);
  const words = text.split(' ').filter((word) => word !== '');
  const isName = words.some((word) => word.length >= minNameWord);
  return [
    ...way(isUuid(text), 'id', Prisma.sql`SELECT ${text}::uuid AS id`),
    ...way(text.includes('@'), 'email', Prisma.sql`SELECT id FROM "User" WHERE email = ${emailOf(text)}`),
    ...way(
      /\d/.test(text),
      'order',
      Prisma.sql`SELECT "userId" AS id FROM "Order" WHERE code = ${text.replaceAll(' ', '').toUpperCase()}`,
    ),
    ...way(
      number !== null,
      'certificate',
      Prisma.sql`SELECT p."userId" AS id FROM "Certificate" c JOIN "Participant" p ON p.id = c."participantId" WHERE c.number = ${number}`,
    ),
    ...way(
      phone !== null,
      'phone',
      Prisma.sql`SELECT id FROM "User" WHERE phone IS NOT NULL AND phone_digits(phone) LIKE ${`${phone}%`}`,
    ),
    ...way(isName, 'name', Prisma.sql`SELECT id FROM "User" WHERE ${nameHas(words.slice(0, 5))}`),
    ...way(
      words.length === 1 && isName,
      'emailPart',
      Prisma.sql`SELECT id FROM "User" WHERE email LIKE ${`%${likeText(text.toLowerCase())}%`}`,
    ),
  ];
}

const way = (isMeant: boolean, match: PersonMatch, ids: Prisma.Sql): Way[] => (isMeant ? [[match, ids]] : []);

/** Each word may stand anywhere in the name: people type them in any order. */
const nameHas = (words: readonly string[]) =>
  Prisma.join(
    words.map((word) => Prisma.sql`person_name(fullname) LIKE person_name(${`%${likeText(word)}%`})`),
    ' AND ',
  );

/** Digits of a phone number from the area code on, as the index has them; null for anything else. */
function phoneDigitsOf(text: string): string | null {
  if (!/^\+?[\d ().-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^(62|0)/, '');
  return digits.length >= minPhoneDigits ? digits : null;
}
