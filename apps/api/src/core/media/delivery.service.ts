import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isStaff, type Staff } from '@sinau/contracts/core/auth/staff.rules';
import { masterPlaylist } from '@sinau/contracts/core/media/streams.rules';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ByteRange, FileStore } from '../../platform/file-store/index.ts';
import { hasAccessNow } from '../enrolment/index.ts';
import { h5pPageOf, h5pRuntime } from './h5p/h5p-page.ts';
import { h5pPage, h5pPlan, h5pScript, type H5pPlan } from './h5p/h5p-plan.ts';
import { findMedia, findOwnMedia, findPackageFile, type MediaRow } from './media.queries.ts';
import { manifestOf } from './media.presenter.ts';
import { maxScormPage, runtimeScript, scormScript, withFirstScript } from './scorm/scorm-page.ts';
import { readMediaToken, readPackageToken, signMediaAddress } from './signed-address.ts';
import { required } from '../../platform/required.ts';
import { masterPlaylistOf } from './streams/master-playlist.ts';
import { findStreamFile, playlistType, streamsOf, type StoredStreams } from './streams/stored-streams.ts';
import { createVariants, fileNameAt } from './variants.ts';

export type DeliveryService = ReturnType<typeof createDeliveryService>;

/** Width of a picture if none is requested. */
const usualWidth = 1280;

/** Delivers files: their addresses and their content. */
export function createDeliveryService({
  db,
  clock,
  keys,
  storage,
}: Pick<Deps, 'db' | 'clock' | 'keys'> & { storage: FileStore }) {
  const variants = createVariants(storage);

  /** Refuses an address of a participant whose access has ended since it was signed, as by a refund. */
  const requireAccess = async (participantId: string | null) => {
    if (participantId && !(await hasAccessNow(db, participantId))) throw new AppError('not_found');
  };

  const fileOf = async (media: MediaRow | null, name: string) => {
    const size = media && (name === media.fileName ? Number(media.size) : await variants.sizeOf(media, name));
    if (!media || size === null) throw new AppError('not_found');
    return {
      size,
      type: media.type,
      tag: `${Buffer.from(media.sha256).toString('base64url')}-${name}`,
      read: (range: ByteRange) => storage.read(`${media.id}/${name}`, range),
    };
  };

  const streamFileOf = async (media: MediaRow, name: string) => {
    const streams = required(streamsOf(media));
    if (name === masterPlaylist) return masterPlaylistFile(streams);
    const file = required(findStreamFile(streams, name));
    const key = `${media.id}/${file.name}`;
    return {
      size: required(await storage.size(key)),
      type: file.type,
      tag: `${Buffer.from(media.sha256).toString('base64url')}-${file.name}`,
      read: (range: ByteRange) => storage.read(key, range),
    };
  };

  return {
    /**
     * Returns the address of a file: a permanent one for public media; a signed one for a lesson's, for its owner,
     * for reviewers and for support alone. Documents of identity are none of support's business.
     */
    async addressFor(
      actor: Actor | null,
      { id }: { id: string },
      { isCompressed, width }: { isCompressed: boolean; width?: number | undefined },
    ) {
      const media = await findMedia(db, id);
      if (media?.purpose === 'public') {
        const wanted = width ?? (isCompressed ? usualWidth : null);
        const name = wanted ? fileNameAt(media, wanted) : media.fileName;
        return { address: `/api/media/public/${id}/${name}`, isPublic: true };
      }
      const mayRead =
        media && actor && (isStaff(actor.staffRoles, readersOf(media)) || (await findOwnMedia(db, id, actor)));
      if (!mayRead) throw new AppError('not_found');
      return { address: signMediaAddress({ keys, now: clock.now() }, media).address, isPublic: false };
    },

    async publicFile({ id, name }: { id: string; name: string }) {
      const media = await findMedia(db, id);
      return fileOf(media?.purpose === 'public' ? media : null, name);
    },

    async signedFile({ token, name }: { token: string; name: string }) {
      const { id, participantId, secondsLeft } = readMediaToken(keys, token, clock.now());
      const [found] = await Promise.all([findMedia(db, id), requireAccess(participantId)]);
      const media = required(found);
      const file = await (isStreamed(media, name) ? streamFileOf(media, name) : fileOf(media, name));
      // Playlists stay with this process: the names in them are relative to the address that they were sent from. They
      // change when renditions are made anew.
      if (file.type === playlistType) return { ...file, secondsLeft: 0 };
      const locate = (seconds: number) => storage.locate(`${id}/${name}`, { type: file.type, seconds });
      return { ...file, secondsLeft, stored: { seconds: secondsLeft, locate } };
    },

    async packageFile({ token, '*': path }: { token: string; '*': string }) {
      const { id, participantId, secondsLeft } = readPackageToken(keys, token, clock.now());
      if (path === runtimeScript || path === h5pScript) {
        const [media] = await Promise.all([findMedia(db, id), requireAccess(participantId)]);
        const { format } = required(manifestOf(required(media)).manifest ?? null);
        if ((format === 'h5p') !== (path === h5pScript)) throw new AppError('not_found');
        const script = await (format === 'h5p' ? h5pRuntime() : scormScript(format));
        return { ...fileOfText(script, 'text/javascript'), secondsLeft };
      }
      const stored = path === h5pPage ? h5pPlan : path.normalize('NFC');
      const [file] = await Promise.all([findPackageFile(db, id, stored), requireAccess(participantId)]);
      const { type, offset, size, media } = required(file);
      const read = async ({ start, end }: ByteRange) =>
        size === 0
          ? Readable.from([])
          : storage.read(`${id}/${media.fileName}`, { start: offset + start, end: offset + end });
      if (path === h5pPage) {
        const plan = JSON.parse((await buffer(await read({ start: 0, end: size - 1 }))).toString()) as H5pPlan;
        return { ...fileOfText(await h5pPageOf(plan, `/api/media/package/${token}/`), 'text/html'), secondsLeft };
      }
      if (isScorm(media) && type === 'text/html' && size > 0 && size <= maxScormPage) {
        const page = await buffer(await read({ start: 0, end: size - 1 }));
        const address = `/api/media/package/${token}/${runtimeScript}`;
        return { ...fileOfText(withFirstScript(page, address), type), secondsLeft };
      }
      const tag = `${Buffer.from(media.sha256).toString('base64url')}-${offset}`;
      return { size, type, tag, read, secondsLeft };
    },
  };
}

const readersOf = ({ purpose }: MediaRow): Staff => (purpose === 'identity' ? ['review'] : ['support', 'review']);

const isScorm = (media: Parameters<typeof manifestOf>[0]) =>
  manifestOf(media).manifest?.format.startsWith('scorm') ?? false;

const isStreamed = ({ kind, fileName }: MediaRow, name: string) =>
  (kind === 'video' || kind === 'audio') && name !== fileName;

/** Grows while renditions become ready. */
const masterPlaylistFile = ({ renditions }: StoredStreams) =>
  fileOfText(Buffer.from(masterPlaylistOf(renditions)), playlistType);

/** A file that is made when it is asked for. */
function fileOfText(text: Buffer, type: string) {
  return {
    size: text.length,
    type,
    tag: createHash('sha256').update(text).digest('base64url'),
    read: async ({ start, end }: ByteRange) => Readable.from([text.subarray(start, end + 1)]),
  };
}
