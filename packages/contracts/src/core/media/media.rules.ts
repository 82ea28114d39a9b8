export const mediaKinds = ['image', 'pdf', 'audio', 'video', 'captions', 'document', 'package', 'archive'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/**
 * Public media has a permanent address; everything else is reached through signed addresses only. Documents of identity
 * belong to their uploader alone, and are read by who reviews applications. An import is a whole class from elsewhere,
 * which is read and then removed.
 */
export const mediaPurposes = ['public', 'lesson', 'submission', 'attachment', 'identity', 'import'] as const;
export type MediaPurpose = (typeof mediaPurposes)[number];

/**
 * Default purpose by kind. Pictures are mostly covers and avatars; nothing else is ever public. Documents are
 * submitted, archives attached.
 */
export const usualPurpose = (kind: MediaKind): MediaPurpose => usualPurposes[kind] ?? 'lesson';
const usualPurposes: Partial<Record<MediaKind, MediaPurpose>> = {
  image: 'public',
  document: 'submission',
  archive: 'attachment',
};

/** Kinds of files that learners submit. */
export const submissionKinds = ['pdf', 'document', 'image'] as const satisfies readonly MediaKind[];

/** Kinds of files that prove who somebody is. */
export const identityKinds = ['image', 'pdf'] as const satisfies readonly MediaKind[];

/** Kinds of files that participants download beside a lesson. */
export const attachmentKinds = ['pdf', 'document', 'image', 'archive'] as const satisfies readonly MediaKind[];
/** Kinds of files that a lesson itself consists of. */
export const lessonMediaKinds = [
  'image',
  'pdf',
  'audio',
  'video',
  'captions',
  'package',
] as const satisfies readonly MediaKind[];

const megabytes = (count: number) => count * 1024 * 1024;

interface Bounds {
  readonly name: string;
  readonly maxBytes: number;
  /** The limit in words. */
  readonly size: string;
  readonly formats: string;
  /** For the file chooser; the server checks the content. */
  readonly accept: string;
}
export const mediaBounds: Record<MediaKind, Bounds> = {
  image: {
    name: 'Gambar',
    maxBytes: megabytes(5),
    size: '5 MB',
    formats: 'JPG, PNG, WebP, GIF, HEIC, atau TIFF',
    // Few systems know the types of the last two.
    accept: 'image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif,.heic,.heif,image/tiff,.tif,.tiff',
  },
  pdf: { name: 'PDF', maxBytes: megabytes(50), size: '50 MB', formats: 'PDF', accept: 'application/pdf' },
  audio: {
    name: 'Audio',
    maxBytes: megabytes(200),
    size: '200 MB',
    formats: 'MP3, M4A, OGG, atau WebM',
    accept: 'audio/mpeg,audio/mp4,audio/x-m4a,audio/ogg,audio/webm',
  },
  video: {
    name: 'Video',
    maxBytes: megabytes(2048),
    size: '2 GB',
    formats: 'MP4, MOV, atau WebM',
    accept: 'video/mp4,video/webm,video/quicktime,.mov',
  },
  captions: {
    name: 'Takarir',
    maxBytes: megabytes(1),
    size: '1 MB',
    formats: 'WebVTT (.vtt) atau SRT (.srt)',
    accept: 'text/vtt,application/x-subrip,.vtt,.srt,.sbv',
  },
  document: {
    name: 'Dokumen',
    maxBytes: megabytes(25),
    size: '25 MB',
    formats: 'Word (.docx) atau OpenDocument (.odt)',
    accept:
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text,.docx,.odt',
  },
  package: {
    name: 'Paket interaktif',
    maxBytes: megabytes(200),
    size: '200 MB',
    formats: 'ZIP berisi HTML5 atau SCORM, atau .h5p',
    accept: 'application/zip,application/x-zip-compressed,.zip,.h5p',
  },
  archive: {
    name: 'Arsip',
    maxBytes: megabytes(200),
    size: '200 MB',
    formats: 'ZIP',
    accept: 'application/zip,application/x-zip-compressed,.zip',
  },
};

/** Maximum of files that no record refers to yet: of a mitra, and of a learner. */
export const unattachedBytes = { mitra: megabytes(5 * 1024), learner: megabytes(50) } as const;
/** Kinds of files that a whole class may come in. */
export const importKinds = ['archive'] as const satisfies readonly MediaKind[];

/** Everything else is for lessons, and so for partners. */
export const learnerKinds: readonly MediaKind[] = ['image'];

/** A longer recording is split into lessons. */
export const maxDurationHours = 12;
export const maxPixels = 40_000_000;
export const maxImages = 10;

/** Limit of a whole class from elsewhere, and of all imports of a mitra that wait. */
export const importFileBound = {
  maxBytes: megabytes(20 * 1024),
  size: '20 GB',
  // Phones know no type for a backup of Moodle or a cartridge.
  accept: '.zip,.mbz,.imscc,.gz,.tgz,application/zip,application/gzip,application/octet-stream',
} as const;

/** Limit of one submitted file, of any kind. */
export const submissionFileBound = { maxBytes: megabytes(25), size: '25 MB' } as const;

/**
 * Returns why a file of this size is refused, or null. Screens check before they send, the server while it receives.
 */
export function sizeRefusal(kind: MediaKind, bytes: number, purpose?: MediaPurpose): string | null {
  const { name } = mediaBounds[kind];
  const { size, maxBytes } = boundsOf(kind, purpose);
  return bytes > maxBytes ? `${name} maksimal ${size}` : null;
}

function boundsOf(kind: MediaKind, purpose: MediaPurpose | undefined) {
  if (purpose === 'submission') return submissionFileBound;
  return purpose === 'import' ? importFileBound : mediaBounds[kind];
}

/** The widths that pictures are rendered at. */
export const imageWidths = [160, 320, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Returns the nearest rendered width that is not smaller, or the largest. */
export const imageWidthFor = (wanted: number): ImageWidth => imageWidths.find((width) => width >= wanted) ?? 1920;

const pictureAddress = /^\/api\/media\/([0-9a-f-]{36})\/redirect\?compress=true$/;
/** Returns the picture's id from such an address without a width; null for any other address. */
export const mediaIdOf = (address: string) => pictureAddress.exec(address)?.[1] ?? null;

/** The address of a public picture; `width` is what the layout needs, in device pixels. */
export const mediaAddress = (id: string, width?: number) =>
  `/api/media/${id}/redirect?compress=true${width ? `&width=${width}` : ''}`;
