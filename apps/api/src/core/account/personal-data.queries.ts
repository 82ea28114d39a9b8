import { Prisma, type Db } from '../../platform/db.ts';

type Records = (userId: string) => Prisma.Sql;

/** Exports columns of one table whose rows name their owner, never keys or hashes of tokens. */
const own =
  (table: string, columns: readonly string[], key = 'id'): Records =>
  (userId) =>
    Prisma.sql`SELECT t.${Prisma.raw(`"${key}"::text`)} AS key,
      jsonb_build_object(${Prisma.raw(columns.map((column) => `'${column}', t."${column}"`).join(', '))}) AS record
    FROM ${Prisma.raw(`"${table}"`)} t WHERE t."userId" = ${userId}::uuid`;

/**
 * Personal data of a user, by the name of its file in the archive. Each query gives rows of a key, which orders them,
 * and the record. Of a quiz it exports the answers, not the questions, whose answer keys stay secret.
 */
export const personalRecords: Record<string, Records> = {
  profil: (id) => Prisma.sql`
    SELECT u.id::text AS key, to_jsonb(u) - '{passwordHash,googleId,activeMitraId,staffRoles,isOperator}'::text[] AS record
    FROM "User" u WHERE u.id = ${id}::uuid`,
  disimpan: own('WishlistItem', ['classId', 'bundleId', 'createdAt']),
  perangkat: own('Session', ['userAgent', 'address', 'createdAt', 'lastSeenAt', 'endedAt']),
  'aplikasi-autentikator': own('Authenticator', ['createdAt', 'activatedAt'], 'userId'),
  passkey: own('Passkey', ['name', 'createdAt', 'lastUsedAt']),
  'kode-pemulihan': own('RecoveryCode', ['createdAt', 'usedAt'], 'createdAt'),
  persetujuan: (id) => Prisma.sql`
    SELECT a.slug || a.version AS key, jsonb_build_object(
      'slug', a.slug, 'title', t.title, 'number', v.number, 'version', a.version, 'agreedAt', a."agreedAt"
    ) AS record
    FROM "Agreement" a JOIN "LegalText" t ON t.slug = a.slug
      LEFT JOIN "LegalVersion" v ON v.slug = a.slug AND v."effectiveAt" = a.version
    WHERE a."userId" = ${id}::uuid`,
  'pengaturan-notifikasi': own('NotificationPreference', ['kind', 'inProduct', 'byMail'], 'kind'),
  notifikasi: own('Notification', ['kind', 'title', 'content', 'readAt', 'createdAt']),
  'email-terkirim': own('SentMail', ['to', 'subject', 'state', 'createdAt']),
  keranjang: own('CartItem', ['classId', 'bundleId', 'ticketId', 'quantity', 'createdAt']),
  'daftar-tunggu': own('WaitingEntry', ['ticketId', 'state', 'createdAt', 'offeredAt', 'offerEndsAt']),
  ulasan: own('Review', ['classId', 'rating', 'content', 'createdAt', 'editedAt', 'answer', 'answeredAt']),
  diskusi: own('Discussion', [
    'classId',
    'lessonId',
    'parentId',
    'role',
    'content',
    'atSecond',
    'createdAt',
    'editedAt',
  ]),
  suka: own('DiscussionLike', ['discussionId', 'createdAt'], 'discussionId'),
  'hari-belajar': own('StudyDay', ['day'], 'day'),
  catatan: own('Note', ['classId', 'lessonId', 'content', 'atSecond', 'createdAt', 'editedAt']),
  portofolio: own('PortfolioEntry', ['title', 'content', 'link', 'isShown', 'createdAt']),
  'catatan-penilai': own('FeedbackSnippet', ['content', 'createdAt']),
  kelembagaan: own('MitraMember', ['mitraId', 'role', 'createdAt'], 'mitraId'),
  'pendaftaran-mitra': (id) => Prisma.sql`
    SELECT a.id::text AS key, jsonb_build_object(
      'kind', a.kind, 'name', a.name, 'expertise', a.expertise, 'experience', a.experience, 'about', a.about, 'link', a.link,
      'phone', a.phone, 'status', a.status, 'submittedAt', a."submittedAt", 'decidedAt', a."decidedAt", 'reason', a.reason,
      'documents', (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'file', d."mediaId", 'createdAt', d."createdAt",
        'removedAt', d."removedAt") ORDER BY d.id), '[]') FROM "ApplicationDocument" d WHERE d."applicationId" = a.id),
      'questions', (SELECT coalesce(jsonb_agg(jsonb_build_object('question', q.question, 'askedAt', q."askedAt",
        'answer', q.answer, 'answeredAt', q."answeredAt") ORDER BY q.id), '[]')
        FROM "ApplicationQuestion" q WHERE q."applicationId" = a.id)) AS record
    FROM "MitraApplication" a WHERE a."applicantId" = ${id}::uuid`,
  'kunci-api': own('ApiKey', ['mitraId', 'name', 'hint', 'createdAt', 'lastUsedAt', 'revokedAt']),
  kampus: (id) => Prisma.sql`
    SELECT i."platformId" || i.subject AS key,
      jsonb_build_object('campus', p.name, 'subject', i.subject, 'createdAt', i."createdAt") AS record
    FROM "LtiIdentity" i JOIN "LtiPlatform" p ON p.id = i."platformId" WHERE i."userId" = ${id}::uuid`,
  'kursi-kampus': own('LtiSeat', ['platformId', 'classId', 'createdAt'], 'classId'),
  undangan: own('Invitation', ['mitraId', 'classId', 'role', 'email', 'status', 'sentAt', 'answeredAt']),
  'kehadiran-di-kelas': own('ClassPresence', ['classId', 'page', 'cameAt', 'seenAt'], 'tabId'),
  pesanan: (id) => Prisma.sql`
    SELECT o.id::text AS key, jsonb_build_object(
      'code', o.code, 'status', o.status, 'total', o.total, 'paymentMethod', o."paymentMethod",
      'createdAt', o."createdAt", 'paidAt', o."paidAt", 'refundedAt', o."refundedAt",
      'invoice', (SELECT i.number FROM "Invoice" i WHERE i."orderId" = o.id),
      'vouchers', (SELECT coalesce(jsonb_agg(jsonb_build_object('code', v.code, 'discount', r.discount) ORDER BY r.id), '[]')
        FROM "VoucherRedemption" r JOIN "Voucher" v ON v.id = r."voucherId" WHERE r."orderId" = o.id),
      'lines', (SELECT jsonb_agg(jsonb_build_object('title', l.title, 'quantity', l.quantity, 'paid', l.paid) ORDER BY l.id)
        FROM "OrderLine" l WHERE l."orderId" = o.id)) AS record
    FROM "Order" o WHERE o."userId" = ${id}::uuid`,
  kelas: (id) => Prisma.sql`
    SELECT p.id::text AS key, jsonb_build_object(
      'class', c.title, 'progress', p.progress, 'createdAt', p."createdAt", 'completedAt', p."completedAt",
      'certificate', (SELECT jsonb_build_object('number', s.number, 'issuedAt', s."issuedAt", 'isHidden', s."isHidden")
        FROM "Certificate" s WHERE s."participantId" = p.id)) AS record
    FROM "Participant" p JOIN "Class" c ON c.id = p."classId" WHERE p."userId" = ${id}::uuid`,
  materi: (id) => Prisma.sql`
    SELECT s.id::text AS key, jsonb_build_object(
      'class', c.title, 'lesson', l.title, 'status', s.status, 'beganAt', s."beganAt", 'passedAt', s."passedAt",
      'watchedSeconds', s."watchedSeconds", 'position', s.position,
      'presentAt', (SELECT a.at FROM "Attendance" a WHERE a."sessionId" = s.id)) AS record
    FROM "LessonSession" s JOIN "Lesson" l ON l.id = s."lessonId" JOIN "Participant" p ON p.id = s."participantId"
    JOIN "Class" c ON c.id = p."classId" WHERE p."userId" = ${id}::uuid AND s."beganAt" IS NOT NULL`,
  'putar-offline': (id) => Prisma.sql`
    SELECT lower(i)::text AS key, jsonb_build_object('from', lower(i), 'to', upper(i)) AS record
    FROM "OfflineTime" t, unnest(t.played) AS i WHERE t."userId" = ${id}::uuid`,
  kuis: (id) => Prisma.sql`
    SELECT q.id::text AS key, jsonb_build_object(
      'lesson', l.title, 'number', q.number, 'answers', q.answers, 'points', q.points, 'maxPoints', q."maxPoints",
      'startedAt', q."startedAt", 'submittedAt', q."submittedAt") AS record
    FROM "QuizAttempt" q JOIN "LessonSession" s ON s.id = q."sessionId" JOIN "Lesson" l ON l.id = s."lessonId"
    JOIN "Participant" p ON p.id = s."participantId" WHERE p."userId" = ${id}::uuid`,
  tugas: (id) => Prisma.sql`
    SELECT v.id::text AS key, jsonb_build_object(
      'lesson', l.title, 'number', v.number, 'content', v.content, 'submittedAt', v."submittedAt", 'score', b.score) AS record
    FROM "SubmissionVersion" v JOIN "Submission" b ON b.id = v."submissionId" JOIN "LessonSession" s ON s.id = b."sessionId"
    JOIN "Lesson" l ON l.id = s."lessonId" JOIN "Participant" p ON p.id = s."participantId"
    WHERE p."userId" = ${id}::uuid`,
  'impor-kelas': own('ClassImport', ['name', 'state', 'createdAt']),
  laporan: own('AbuseReport', ['reason', 'text', 'createdAt', 'updatedAt', 'decision']),
  bantuan: (id) => Prisma.sql`
    SELECT t.id::text AS key, jsonb_build_object(
      'number', t.number, 'topic', t.topic, 'orderCode', t."orderCode", 'status', t.status, 'createdAt', t."createdAt",
      'messages', (SELECT jsonb_agg(jsonb_build_object('fromUs', m."operatorId" IS NOT NULL, 'content', m.content,
        'createdAt', m."createdAt") ORDER BY m.id) FROM "SupportMessage" m WHERE m."ticketId" = t.id)) AS record
    FROM "SupportTicket" t WHERE t."userId" = ${id}::uuid`,
};

/** Returns one page of a file's records, in the order of their keys. */
export const findRecords = (db: Db, records: Records, userId: string, after: string, take: number) =>
  db.$queryRaw<{ key: string; record: unknown }[]>`
    SELECT key, record FROM (${records(userId)}) r WHERE key > ${after} ORDER BY key LIMIT ${take}`;

/**
 * Files that a user submitted, showed in the portfolio or sent to us; not the material of the classes that they teach.
 */
export const findUploads = (db: Db, userId: string) =>
  db.media.findMany({
    where: {
      uploaderId: userId,
      state: 'stored',
      OR: [{ mitraId: null }, { submissionFiles: { some: {} } }, { portfolioFile: { isNot: null } }],
    },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, fileName: true },
  });
